package org.sanmarco.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.Seed;
import org.sanmarco.cli.server.ShiftedTable;
import org.sanmarco.kernel.Setup;
import org.sanmarco.seats.Digest;
import org.sanmarco.seats.JavaProgram;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.LogTruth;
import org.sanmarco.seats.log.OfferAnswer;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.seats.nats.Lobby;
import org.sanmarco.seats.nats.NatsLog;
import org.sanmarco.seats.nats.NatsServer;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.Relay;
import org.sanmarco.seats.nats.TestCreds;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Seat;

/**
 * Whole games between processes over a real server, while servers, tables, players and the network
 * between them fail at random moments: no move is lost or doubled, nobody sees anything else than
 * the log says, and every player verifies every game.
 */
@ExtendWith(Seed.class)
@Timeout(value = 20, unit = TimeUnit.MINUTES)
class FaultsTest {

  private static final int GAMES = Integer.getInteger("sanmarco.evenings", 3);

  /** The games that are played at once. */
  private static final int AT_ONCE = 20;

  private static final boolean IS_SHORT = GAMES < AT_ONCE;
  private static final String TEMPO = IS_SHORT ? "mortal" : Tempos.REAL;

  private static final int PLAYERS = 3;

  /** The most changes between two faults, for each player in each game. */
  private static final int MOST_CHANGES = 20;

  private static final int SOME_CHANGES = IS_SHORT ? 8 : 20;
  private static final int LONG_AWAY = 80;
  private static final int DELAY_MILLIS = 20;
  private static final int LOOK_MILLIS = 10;

  /** Only a game that stands still takes so long. */
  private static final long PATIENCE_MINUTES = 5;

  /** The time without a change after which a sleeper's next hour passes. */
  private static final long SLEEP_MILLIS = IS_SHORT ? 500 : 3000;

  private static final Path LOGS = Path.of("target", "faults");

  private static final Duration MOVE = Duration.ofMinutes(30);
  private static final String OVER = "over ";

  private static final List<Match> MATCHES =
      List.of(
          new Match("san-marco", 3, 0),
          new Match("canal-grande", 2, 0),
          new Match("marco-polo", 4, 1),
          new Match("san-marco", 4, 1),
          new Match("canal-grande", 4, 0),
          new Match("marco-polo", 3, 0));

  @RegisterExtension private final NatsServer server = new NatsServer();
  @TempDir private Path folder;
  private final Random random = Seed.random();
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final List<Program> tables = new ArrayList<>();
  private final List<Program> players = new ArrayList<>();

  /** The ends of games that players have reported, by game and seats. */
  private final Map<String, String> ends = new TreeMap<>();

  private final Map<String, Integer> counts = new TreeMap<>();
  private final Set<String> open = new TreeSet<>();
  private int started;
  private int kills;
  private int hours;

  private record Match(String game, int seats, int computers) {}

  /** A process, and the network between it and the server. */
  private record Program(JavaProgram process, Relay relay, String name) {}

  /** The things that happen. */
  private enum Fault {
    SERVER_KILLED,
    SERVER_AWAY,
    TABLE_KILLED,
    TABLE_ADDED,
    TABLE_STOPPED,
    TABLE_CUT_OFF,
    PLAYER_KILLED,
    PLAYER_ASLEEP,
    PLAYER_CUT_OFF,
    CONNECTIONS_BROKEN
  }

  /** Those that take half a minute, in which nothing else may happen. */
  private static final EnumSet<Fault> LONG = EnumSet.of(Fault.SERVER_AWAY, Fault.TABLE_CUT_OFF);

  @BeforeEach
  void start() throws Exception {
    Files.createDirectories(LOGS);
    shift();
    server.creds().write(folder.resolve("creds"));
    addTable();
    for (int player = 1; player <= PLAYERS; player++) {
      Relay relay = new Relay(server.creds().servers().getFirst().getPort());
      Files.createDirectory(folder.resolve("player" + player));
      players.add(player(player, relay));
    }
  }

  private Program player(int number, Relay relay) throws IOException {
    String name = "player" + number;
    return start(
        ElsewherePlayer.class,
        name,
        relay,
        List.of(folder.resolve(name).toString(), String.valueOf(random.nextInt()), TEMPO));
  }

  private void addTable() throws IOException {
    Relay relay = new Relay(server.creds().servers().getFirst().getPort());
    relay.delay(random.nextInt(2) * DELAY_MILLIS);
    tables.add(
        start(
            ShiftedTable.class,
            "table" + ++started,
            relay,
            List.of(
                folder.resolve("hours").toString(),
                TEMPO,
                "--creds",
                folder.resolve("creds").toString(),
                "--server",
                "nats://127.0.0.1:" + relay.port())));
  }

  private Program start(Class<?> program, String name, Relay relay, List<String> arguments)
      throws IOException {
    return new Program(
        JavaProgram.start(
            program.getName(),
            arguments,
            lines,
            ProcessBuilder.Redirect.appendTo(LOGS.resolve(name + ".log").toFile())),
        relay,
        name);
  }

  @AfterEach
  void end() throws IOException {
    for (Program program : Stream.concat(tables.stream(), players.stream()).toList()) {
      end(program);
    }
  }

  private void end(Program program) throws IOException {
    program.process.kill();
    program.relay.close();
  }

  @Test
  @SuppressWarnings("SystemOut") // says what happened, so that it can be repeated
  void gamesSurviveEveryFault() throws Exception {
    try (Wire wire = Wire.open(server.creds(), Tempos.named(TEMPO));
        Wire member = Wire.open(server.creds().member("", TestCreds.ISSUED), Tempos.named(TEMPO))) {
      Echo echo = new Echo(wire, random.nextLong());
      for (int begun = 0; begun < GAMES; ) {
        int last = Math.min(GAMES, begun + AT_ONCE);
        for (; begun < last; begun++) {
          begin(member, MATCHES.get(begun % MATCHES.size()));
        }
        playOn();
        for (String game : games()) {
          check(game, wire);
        }
        ends.clear();
        System.out.println(
            "seed %d: %d games, %s, %d messages repeated"
                .formatted(Seed.VALUE, begun, counts, echo.said()));
      }
    }
  }

  /** Plays the games that are open, with faults in random order. */
  private void playOn() throws Exception {
    Set<Fault> kinds = IS_SHORT ? EnumSet.complementOf(LONG) : EnumSet.allOf(Fault.class);
    List<Fault> faults = new ArrayList<>();
    int next = 0;
    while (!open.isEmpty()) {
      if (next == faults.size() && (next == 0 || !IS_SHORT)) {
        faults.addAll(kinds);
        Collections.shuffle(faults.subList(next, faults.size()), random);
      }
      awaitChanges(1 + random.nextInt(MOST_CHANGES * open.size()));
      startAgain();
      if (!open.isEmpty() && next < faults.size()) {
        strike(faults.get(next++));
      }
    }
  }

  private void begin(Wire wire, Match match) throws Exception {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 1; seat <= match.seats; seat++) {
      boolean isComputer = seat > match.seats - match.computers;
      seats.add(new Seat("Player " + seat, Seat.COLOURS.get(seat - 1), isComputer ? "easy" : ""));
    }
    OfferAnswer answer =
        ask(
            wire,
            new GameOffer(
                new Setup(match.game, match.seats, Map.of()),
                seats,
                new Terms(MOVE, Duration.ZERO, Terms.After.COMPUTER, 0)));
    Map<Integer, List<String>> links = new TreeMap<>();
    answer
        .invitations()
        .forEach((seat, link) -> {
          if (seat > 0) {
            links.computeIfAbsent((seat - 1) % PLAYERS, each -> new ArrayList<>()).add(link);
          }
        });
    for (Map.Entry<Integer, List<String>> one : links.entrySet()) {
      Program player = players.get(one.getKey());
      List<String> own = one.getValue();
      Pass pass = Pass.read(own.getFirst());
      player.process.tell(
          String.join(" ", own).replaceAll("//[^/]+/", "//127.0.0.1:" + player.relay.port() + "/"));
      open.add(pass.game() + " " + seats(own));
    }
  }

  private static String seats(List<String> links) {
    return String.join(
        ",", links.stream().map(link -> String.valueOf(Pass.read(link).seat())).toList());
  }

  /** Asks until a table answers. */
  private OfferAnswer ask(Wire wire, GameOffer offer) throws InterruptedException {
    Pass member = server.creds().member("", TestCreds.ISSUED);
    while (true) {
      try {
        return JsonMessage.read(
            Lobby.ask(wire, member, JsonMessage.write(1, offer)).toCompletableFuture().get(),
            OfferAnswer.class);
      } catch (ExecutionException notNow) {
        // Perhaps there is no table yet.
      }
    }
  }

  /** Starts a table in the place of one that has given up, as systemd does. */
  private void startAgain() throws IOException {
    for (Program table : List.copyOf(tables)) {
      if (!table.process.isAlive()) {
        table.relay.close();
        tables.remove(table);
        addTable();
      }
    }
  }

  /** Waits for some changes, or until all games are over. */
  private void awaitChanges(int most) throws InterruptedException, IOException {
    for (int changes = 0; changes < most && !open.isEmpty(); ) {
      changes += take() ? 1 : 0;
    }
  }

  /** Waits for a condition that changes by itself, while games go on. */
  private void await(BooleanSupplier condition) throws InterruptedException, IOException {
    while (!condition.getAsBoolean()) {
      String line = lines.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      if (line != null && !line.equals(JavaProgram.ENDED)) {
        took(line);
      }
    }
    startAgain();
  }

  /** Takes the next line of a program; whether a game has changed. */
  private boolean take() throws InterruptedException, IOException {
    String line = lines.poll(PATIENCE_MINUTES, TimeUnit.MINUTES);
    assertThat(line).as("seed %d, open: %s, %s", Seed.VALUE, open, counts).isNotNull();
    return took(line);
  }

  private boolean took(String line) throws IOException {
    if (line.startsWith(OVER)) {
      String[] parts = line.split(" ", -1);
      String key = parts[1] + " " + parts[3];
      ends.put(key, parts[2] + " " + parts[4] + " " + parts[5]);
      open.remove(key);
    } else if (line.equals(JavaProgram.ENDED)) {
      startAgain();
    } else if (line.startsWith("refused") || line.startsWith("taken")) {
      count(line);
    }
    return line.startsWith("moved");
  }

  private void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private void addTables(int least) throws IOException {
    while (tables.size() < least) {
      addTable();
    }
  }

  private void strike(Fault fault) throws Exception {
    count(fault.name());
    Files.writeString(
        LOGS.resolve("faults.log"),
        "%s %s, open: %s%n".formatted(Instant.now(), fault, open.size()),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
    switch (fault) {
      case SERVER_KILLED -> {
        server.kill();
        server.restart();
      }
      case SERVER_AWAY -> {
        Program table = any(tables);
        server.kill();
        int before = table.relay.attempts();
        // One that has just been started gives up.
        await(() -> table.relay.attempts() > before + LONG_AWAY || !table.process.isAlive());
        server.restart();
      }
      case TABLE_KILLED -> {
        Program table = any(tables);
        end(table);
        tables.remove(table);
        addTables(1);
      }
      case TABLE_ADDED -> addTables(2);
      case TABLE_STOPPED -> {
        addTables(2);
        Program table = any(tables);
        table.process.stop();
        awaitChanges(SOME_CHANGES);
        table.process.wake();
      }
      case TABLE_CUT_OFF -> {
        addTables(2);
        cutOff(any(tables), () -> true);
      }
      case PLAYER_KILLED -> {
        int number = random.nextInt(PLAYERS);
        Program player = players.get(number);
        player.process.kill();
        kills++;
        players.set(number, player(number + 1, player.relay));
      }
      case PLAYER_ASLEEP -> {
        int number = random.nextInt(PLAYERS);
        Program player = players.get(number);
        player.process.stop();
        player.relay.forsake();
        sleep(number);
        player.relay.join();
        player.process.wake();
      }
      case PLAYER_CUT_OFF -> {
        int number = random.nextInt(PLAYERS);
        cutOff(players.get(number), () -> plays(number));
      }
      case CONNECTIONS_BROKEN ->
          Stream.concat(tables.stream(), players.stream()).forEach(one -> one.relay.reset());
    }
  }

  /**
   * Lets an hour pass until there are some changes, and another whenever nothing happens, as long
   * as others play.
   */
  private void sleep(int sleeper) throws InterruptedException, IOException {
    String line = null;
    for (int changes = 0; changes < SOME_CHANGES && othersPlay(sleeper); ) {
      if (line == null) {
        hours++;
        shift();
      }
      line = lines.poll(SLEEP_MILLIS, TimeUnit.MILLISECONDS);
      changes += line != null && took(line) ? 1 : 0;
    }
  }

  /** Tells tables by how many hours their clocks are ahead. */
  private void shift() throws IOException {
    // At once: a table that reads an empty file has no time.
    Path next = Files.writeString(folder.resolve("next"), String.valueOf(hours));
    Files.move(next, folder.resolve("hours"), StandardCopyOption.REPLACE_EXISTING);
  }

  /** Cuts a program off until it tries to connect again, or needs no connection any more. */
  private void cutOff(Program program, BooleanSupplier needs)
      throws InterruptedException, IOException {
    int before = program.relay.attempts();
    program.relay.cut();
    await(() -> program.relay.attempts() > before || !needs.getAsBoolean());
    program.relay.join();
  }

  private boolean othersPlay(int number) {
    return IntStream.range(0, PLAYERS).anyMatch(other -> other != number && plays(other));
  }

  /** Whether a player has games that are open. */
  private boolean plays(int number) {
    return open.stream()
        .map(game -> Integer.parseInt(game.split("[ ,]", -1)[1]))
        .anyMatch(seat -> (seat - 1) % PLAYERS == number);
  }

  private Set<String> games() {
    Set<String> games = new TreeSet<>();
    ends.keySet().forEach(key -> games.add(key.split(" ", -1)[0]));
    return games;
  }

  /** Compares what players have seen and done with the log. */
  private void check(String game, Wire wire) throws Exception {
    LogTruth truth = LogTruth.of(new NatsLog(wire, server.creds(), game));
    for (Map.Entry<String, String> end : ends.entrySet()) {
      String[] key = end.getKey().split(" ", -1);
      if (key[0].equals(game)) {
        List<Integer> seats = Arrays.stream(key[1].split(",")).map(Integer::valueOf).toList();
        List<Integer> all = new ArrayList<>(seats);
        all.addFirst(0);
        assertThat(end.getValue())
            .as("game %s, seats %s", game, seats)
            .isEqualTo("verified " + Digest.of(all, truth.game()));
        List<String> accepted = accepted(game, (seats.getFirst() - 1) % PLAYERS + 1);
        List<String> played =
            seats.stream().flatMap(seat -> truth.accepted(seat).stream()).toList();
        assertThat(played).doesNotHaveDuplicates().containsAll(accepted);
        // A player that was killed may not know of its last one.
        assertThat(played.size() - accepted.size()).isLessThanOrEqualTo(kills);
      }
    }
  }

  /** The proposals that a player knows to be accepted. */
  private List<String> accepted(String game, int player) throws IOException {
    Path file = folder.resolve("player" + player).resolve(game + ElsewherePlayer.OVER);
    return Files.readAllLines(file).stream()
        .filter(line -> line.startsWith("accepted "))
        .map(line -> line.substring("accepted ".length()))
        .toList();
  }

  /** Repeats messages between tables and seats, at once and later. */
  private static final class Echo {

    private static final int KEPT = 50;
    private static final int ONE_OF = 8;

    private final Wire wire;
    private final Random random;
    private final List<Heard> heard = new ArrayList<>();
    private final Set<Heard> own = new HashSet<>();
    private int said;

    private record Heard(String subject, String text) {}

    Echo(Wire wire, long seed) {
      this.wire = wire;
      random = new Random(seed);
      for (String subject : List.of("p.>", "a.>", "v.>")) {
        wire.listen(
            subject,
            message ->
                heard(
                    new Heard(
                        message.subject(), new String(message.data(), StandardCharsets.US_ASCII))));
      }
    }

    int said() {
      return said;
    }

    private void heard(Heard next) {
      if (own.remove(next)) {
        return;
      }
      heard.add(next);
      if (heard.size() > KEPT) {
        heard.removeFirst();
      }
      if (random.nextInt(ONE_OF) == 0) {
        say(next);
      }
      if (random.nextInt(ONE_OF) == 0) {
        say(heard.get(random.nextInt(heard.size())));
      }
    }

    private void say(Heard again) {
      said++;
      own.add(again);
      byte[] bytes = again.text.getBytes(StandardCharsets.US_ASCII);
      if (again.subject.startsWith("p.") && random.nextBoolean()) {
        // With the id that it had, so that the server doesn't store it again.
        wire.put(again.subject, bytes, again.text.split(" ", -1)[1]);
      } else {
        wire.tell(again.subject, bytes);
      }
    }
  }
}
