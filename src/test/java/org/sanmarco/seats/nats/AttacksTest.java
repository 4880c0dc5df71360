package org.sanmarco.seats.nats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.Seed;
import org.sanmarco.elsewhere.ServerGames;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.seats.JavaProgram;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.log.Evidence;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.OfferAnswer;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;

/**
 * A timed game goes on and is verified while people with an invitation, a member's line or a seat
 * in another game attack its server with raw messages.
 */
@Tag("long")
@ExtendWith(Seed.class)
class AttacksTest {

  /** The most memory of the server, as {@code docs/server.md} says. */
  private static final long MEMORY = 400_000_000;

  private static final long ROOM = 64_000_000;

  /** The most memory of a table, as the same page says. */
  private static final long TABLE = 300_000_000;

  private static final int CONNECTIONS = 10_000;

  /** The server closes idle connections after minutes, and then lets others in. */
  private static final int LEAST_REFUSED = CONNECTIONS * 9 / 10;

  private static final int AT_ONCE = 100;
  private static final int BURST = 400;
  private static final int MOST_GAMES = 15;
  private static final int MOST_DAILY = 20;
  private static final byte[] NOISE =
      ("proposal " + "ab".repeat(16) + " " + "QUJD".repeat(300))
          .getBytes(StandardCharsets.US_ASCII);

  @RegisterExtension final NatsServer server = new NatsServer("64M");
  @TempDir private Path folder;

  /** Stands for the thread of all games. */
  private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();

  private final Random random = Seed.random();
  private final List<AutoCloseable> open = new ArrayList<>();

  /** The rounds that each attack has made; each lets a player make a move. */
  private final Map<String, Integer> rounds = new ConcurrentHashMap<>();

  private final Semaphore moves = new Semaphore(0);
  private final List<Thread> attackers = new ArrayList<>();

  /** One round of an attack. */
  private interface Attack {
    void round() throws Exception;
  }

  @AfterEach
  void close() throws Exception {
    endAttacks();
    for (AutoCloseable one : open.reversed()) {
      one.close();
    }
  }

  private void endAttacks() throws InterruptedException {
    attackers.forEach(Thread::interrupt);
    for (Thread attacker : attackers) {
      attacker.join();
    }
  }

  private void attack(String name, Attack attack) {
    attackers.add(
        Thread.ofPlatform()
            .name(name)
            .start(() -> {
              while (!Thread.currentThread().isInterrupted()) {
                try {
                  attack.round();
                } catch (InterruptedException end) {
                  return;
                } catch (Exception refused) {
                  // The next round tries it again.
                }
                rounds.merge(name, 1, Integer::sum);
                moves.release();
              }
            }));
  }

  /** A table in a process of its own. */
  private JavaProgram table() throws Exception {
    Path creds = folder.resolve("table.creds");
    server.creds().write(creds);
    BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    JavaProgram table =
        JavaProgram.start(
            "org.sanmarco.cli.Main",
            List.of(
                "table",
                "--creds",
                creds.toString(),
                "--most-games",
                String.valueOf(MOST_GAMES),
                "--most-daily",
                String.valueOf(MOST_DAILY)),
            lines,
            ProcessBuilder.Redirect.INHERIT);
    open.add(table::kill);
    assertThat(lines.take()).startsWith("Leads games");
    return table;
  }

  private Wire wire(Pass pass) {
    Wire wire = Wire.open(pass, Tempo.REAL);
    open.add(wire);
    return wire;
  }

  private <T> T await(CompletionStage<T> stage) throws Exception {
    CompletableFuture<T> future = stage.toCompletableFuture();
    CompletionStage<?> _ = future.whenComplete((value, failed) -> work.add(() -> {}));
    await(future::isDone);
    return future.get();
  }

  private void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      work.take().run();
    }
  }

  private static byte[] offer(Duration move) {
    List<Seat> seats = new ArrayList<>();
    for (String name : List.of("Anna", "Bruno", "Carla")) {
      seats.add(new Seat(name, Seat.COLOURS.get(seats.size()), ""));
    }
    Terms terms = new Terms(move, Duration.ZERO, Terms.After.FREE, 0);
    return JsonMessage.write(1, new GameOffer(new Setup("marco-polo", 3, Map.of()), seats, terms));
  }

  /** A new game of a member. */
  private Map<Integer, Pass> begin(String member) throws Exception {
    Pass line = server.creds().member(member, TestCreds.ISSUED);
    OfferAnswer answer =
        JsonMessage.read(
            await(Lobby.ask(wire(line), line, offer(Duration.ofMinutes(2)))), OfferAnswer.class);
    assertThat(answer.refused()).isEmpty();
    Map<Integer, Pass> passes = new LinkedHashMap<>();
    answer.invitations().forEach((seat, pass) -> passes.put(seat, Pass.read(pass)));
    return passes;
  }

  private record Player(Pass pass, SeatKeys keys, Evidence evidence, Visit visit, RemoteGame game) {

    boolean isAsked() {
      return !game.isSending() && game.actor().equals(new Actor.Seat(pass.seat()));
    }

    boolean isOver() {
      return game.actor() instanceof Actor.Over;
    }
  }

  private Player join(Pass pass, SeatKeys keys, Evidence evidence) throws Exception {
    Visit visit = new Visit(Games.installed(), List.of(pass), keys, evidence, Tempo.REAL);
    open.add(visit);
    return new Player(pass, keys, evidence, visit, await(visit.join(work::add)));
  }

  private List<Player> joinAll(Map<Integer, Pass> passes) throws Exception {
    List<Player> all = new ArrayList<>();
    for (int seat = 1; seat <= 3; seat++) {
      all.add(join(Objects.requireNonNull(passes.get(seat)), SeatKeys.fresh(), new Evidence()));
    }
    return all;
  }

  @Test
  void aGameGoesOnUnderAttack() throws Exception {
    JavaProgram table = table();
    Map<Integer, Pass> passes = begin("Anna");
    List<Player> all = joinAll(passes);
    String game = all.getFirst().pass.game();
    floods(passes, game);
    questions();
    Map<Integer, Pass> other = begin("Dora");
    Connections crowd = new Connections(server, Objects.requireNonNull(other.get(3)));
    open.add(crowd);
    attack("connections", crowd::open);
    int played = 0;
    while (all.stream().noneMatch(Player::isOver)) {
      await(() -> all.stream().anyMatch(player -> player.isAsked() || player.isOver()));
      moves.acquire();
      for (Player player : all) {
        if (player.isAsked()) {
          List<? extends Move> legal = player.game.view(player.pass.seat()).legal();
          player.game.propose(player.pass.seat(), List.of(legal.get(random.nextInt(legal.size()))));
        }
      }
      if (++played % 20 == 0) {
        Player gone = all.removeFirst();
        gone.visit.close();
        all.add(join(gone.pass, gone.keys, gone.evidence));
      }
    }
    for (Player player : all) {
      await(player::isOver);
      assertThat(player.game.people().free()).as("seats that were freed").isEmpty();
      assertThat(await(player.visit.verify()).fault()).isEmpty();
    }
    assertThat(rounds).containsKeys("invitation", "seat", "forger", "games", "connections");
    endAttacks();
    while (!crowd.isDone()) {
      crowd.open();
    }
    assertThat(crowd.refused()).isGreaterThan(LEAST_REFUSED);
    assertThat(server.stored()).isLessThan(ROOM);
    assertThat(memory(server.pid())).isLessThan(MEMORY);
    assertThat(memory(table.pid())).isLessThan(TABLE);
    // The owner removes the game of the crowd, which leaves its place to others.
    try (ServerGames games = new ServerGames(Games.installed(), server.creds(), Tempo.REAL)) {
      assertThat(games.remove(Objects.requireNonNull(other.get(3)).game())).isTrue();
    }
    crowd.awaitClosed();
    joinAll(begin("Emil"));
  }

  /** Messages to the subjects of a game. */
  private void floods(Map<Integer, Pass> passes, String game) throws Exception {
    Wire inviter = wire(Objects.requireNonNull(passes.get(1)));
    attack("invitation", () -> burst(inviter, "p." + game + ".1"));
    Map<Integer, Pass> others = begin("Dora");
    Pass own = Objects.requireNonNull(others.get(1));
    SeatKeys keys = SeatKeys.fresh();
    Wire player = wire(own);
    await(new NatsSeat(player, own, keys, token -> {}).claimed());
    String subject = Subjects.proposals(own.game(), 1, keys.sealerPublic());
    attack("seat", () -> burst(player, subject));
    Wire forger = wire(Objects.requireNonNull(others.get(2)));
    attack(
        "forger",
        () -> {
          for (String forged :
              List.of(
                  "g." + game + ".7",
                  "v." + game + ".1.1.9",
                  "v." + game + ".0.9.0",
                  "p." + game + ".1",
                  "p." + game + ".1.x",
                  "a." + game + ".1",
                  "t.removed",
                  "$JS.API.STREAM.PURGE.LOG",
                  "$JS.API.STREAM.DELETE.VIEW")) {
            forger.tell(forged, game.getBytes(StandardCharsets.US_ASCII));
          }
          forger.flush();
        });
  }

  private static void burst(Wire wire, String subject) throws Exception {
    for (int i = 0; i < BURST; i++) {
      wire.tell(subject, NOISE);
    }
    wire.flush();
  }

  /** Questions of a member without end. */
  private void questions() {
    Pass line = server.creds().member("Mallory", TestCreds.ISSUED);
    Wire wire = wire(line);
    attack(
        "games",
        () -> Lobby.ask(wire, line, offer(Duration.ofDays(1))).toCompletableFuture().get());
  }

  /** The most memory that a process has had, in bytes. */
  private static long memory(long pid) throws IOException {
    return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
        .filter(line -> line.startsWith("VmHWM:"))
        .mapToLong(line -> 1000 * Long.parseLong(line.replaceAll("[^0-9]", "")))
        .findFirst()
        .orElseThrow();
  }

  /** Many connections with one pass, spoken by hand. */
  private static final class Connections implements AutoCloseable {

    private final NatsServer server;
    private final Pass pass;
    private final List<Socket> sockets = new ArrayList<>();
    private int refused;

    Connections(NatsServer server, Pass pass) {
      this.server = server;
      this.pass = pass;
    }

    /** Opens some more. */
    void open() throws Exception {
      for (int i = 0; i < AT_ONCE; i++) {
        openOne();
      }
    }

    boolean isDone() {
      return sockets.size() + refused >= CONNECTIONS;
    }

    private void openOne() throws Exception {
      Socket socket =
          new Socket(
              InetAddress.getLoopbackAddress(), server.creds().servers().getFirst().getPort());
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      String nonce = in.readLine().replaceAll(".*\"nonce\":\"([^\"]*)\".*", "$1");
      byte[] signature = pass.user().signer().sign(nonce.getBytes(StandardCharsets.US_ASCII));
      String connect =
          "CONNECT {\"verbose\":false,\"protocol\":1,\"jwt\":\"%s\",\"sig\":\"%s\"}\r\nPING\r\n"
              .formatted(
                  pass.token(), Base64.getUrlEncoder().withoutPadding().encodeToString(signature));
      socket.getOutputStream().write(connect.getBytes(StandardCharsets.US_ASCII));
      if ("PONG".equals(in.readLine())) {
        sockets.add(socket);
      } else {
        refused++;
        socket.close();
      }
    }

    int refused() {
      return refused;
    }

    /** Waits until the server has closed all of them. */
    void awaitClosed() {
      for (Socket socket : sockets) {
        try {
          socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (IOException closed) {
          // The next one.
        }
      }
    }

    @Override
    public void close() throws IOException {
      for (Socket socket : sockets) {
        socket.close();
      }
    }
  }
}
