package org.sanmarco.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.Sampled;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.log.Evidence;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.log.Ledger;
import org.sanmarco.seats.log.OfferAnswer;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.seats.nats.GameNumber;
import org.sanmarco.seats.nats.Lobby;
import org.sanmarco.seats.nats.NatsServer;
import org.sanmarco.seats.nats.Pass;
import org.sanmarco.seats.nats.SeatKeys;
import org.sanmarco.seats.nats.Streams;
import org.sanmarco.seats.nats.TestCreds;
import org.sanmarco.seats.nats.Wire;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.testing.Waiting;

/** Whole games between players elsewhere, over a real server. */
class TableServerTest {

  @RegisterExtension final NatsServer server = new NatsServer();

  /** Stands for the thread of all games. */
  private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();

  private final Random random = new Random(3);
  private final List<AutoCloseable> open = new ArrayList<>();

  /** The games of which the table has told whose turn it is. */
  private final Set<String> begun = ConcurrentHashMap.newKeySet();

  private Tempo tempo = Tempos.FAST;
  private Quota quota = Quota.USUAL;

  private record Player(Pass pass, Visit visit, RemoteGame game) {

    boolean isAsked() {
      return !game.isSending() && game.actor().equals(new Actor.Seat(pass.seat()));
    }

    boolean isOver() {
      return game.actor() instanceof Actor.Over;
    }
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

  private Service service() {
    return new Service("Club", "1.0", 1, quota);
  }

  private TableServer tables() throws Exception {
    return tables(Clock.systemUTC());
  }

  private TableServer tables(Clock clock) throws Exception {
    TableServer tables =
        TableServer.start(
            server.creds(),
            Games.installed(),
            service(),
            (game, seat, now) -> begun.add(game),
            clock,
            tempo);
    open.add(tables);
    return tables;
  }

  private Player join(Pass pass) throws Exception {
    return join(pass, SeatKeys.fresh());
  }

  private Player join(Pass pass, SeatKeys keys) throws Exception {
    Visit visit = new Visit(Games.installed(), List.of(pass), keys, new Evidence(), tempo);
    open.add(visit);
    return new Player(pass, visit, await(visit.join(work::add)));
  }

  private static GameOffer offer(String game, int players, int computers) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 1; seat <= players; seat++) {
      boolean isComputer = seat > players - computers;
      seats.add(new Seat("Player " + seat, Seat.COLOURS.get(seat - 1), isComputer ? "easy" : ""));
    }
    return new GameOffer(new Setup(game, players, Map.of()), seats, Terms.NONE);
  }

  private List<Player> joinAll(TableServer tables, GameOffer offer) throws Exception {
    String game = tables.newGames().begin(GameNumber.OWNER, offer, List.of());
    List<Player> players = new ArrayList<>();
    for (Pass pass : tables.newGames().invitations(game, offer.seats()).values()) {
      if (pass.seat() > 0) {
        players.add(join(Pass.read(pass.toString())));
      }
    }
    return players;
  }

  /** Lets the player who is asked move at random. */
  private void move(List<Player> players) throws InterruptedException {
    await(() -> players.stream().anyMatch(player -> player.isAsked() || player.isOver()));
    players.stream()
        .filter(Player::isAsked)
        .findFirst()
        .ifPresent(player -> {
          List<? extends Move> legal = player.game.view(player.pass.seat()).legal();
          player.game.propose(player.pass.seat(), List.of(legal.get(random.nextInt(legal.size()))));
        });
  }

  private void assertVerified(List<Player> players) throws Exception {
    for (Player player : players) {
      await(player::isOver);
      assertThat(await(player.visit.verify()).fault()).isEmpty();
    }
  }

  @Sampled(3)
  @ParameterizedTest
  @CsvSource({"san-marco, 3, 0", "canal-grande, 2, 0", "marco-polo, 3, 1"})
  void aGameGoesOnWhateverIsKilled(String game, int players, int computers) throws Exception {
    TableServer tables = tables();
    List<Player> all = joinAll(tables, offer(game, players, computers));
    int moves = 0;
    while (all.stream().noneMatch(Player::isOver)) {
      move(all);
      moves++;
      if (moves == 10) {
        server.kill();
        server.restart();
      }
      if (moves == 20) {
        tables.close();
        tables = tables();
      }
    }
    assertVerified(all);
  }

  @Tag("long")
  @Test
  void aGameGoesOnInTheRealTempo() throws Exception {
    tempo = Tempo.REAL;
    aGameGoesOnWhateverIsKilled("marco-polo", 3, 1);
  }

  @Test
  void ofTwoProgramsOneLeadsAGame() throws Exception {
    TableServer first = tables();
    List<Player> all = joinAll(first, offer("nim", 2, 0));
    TableServer second = tables();
    while (all.stream().noneMatch(Player::isOver)) {
      move(all);
    }
    assertVerified(all);
    assertThat(first.led().size() + second.led().size()).isOne();
  }

  @Test
  void theSamePeoplePlayAgain() throws Exception {
    TableServer first = tables();
    List<Player> all = joinAll(first, offer("nim", 2, 0));
    Player watcher = join(server.creds().seat(all.getFirst().pass.game(), 0, 0, TestCreds.ISSUED));
    while (all.stream().noneMatch(Player::isOver)) {
      move(all);
    }
    assertVerified(all);
    all.getFirst().game.playAgain(true);
    await(() -> watcher.game.people().again().answers().equals(Map.of(1, true)));
    // The answers are in the log: another program goes on.
    first.close();
    TableServer second = tables();
    all.getLast().game.playAgain(true);
    await(() ->
        Stream.of(all.getFirst(), all.getLast(), watcher)
            .allMatch(player -> player.game.nextGame().size() == 1));
    Pass watching = Pass.read(watcher.game.nextGame().getFirst());
    assertThat(watching.seat()).isZero();
    List<Player> next = new ArrayList<>();
    for (Player player : all) {
      Pass pass = Pass.read(player.game.nextGame().getFirst());
      assertThat(player.visit.isNext(pass)).isTrue();
      assertThat(player.visit.isNext(player.pass)).isFalse();
      assertThat(pass.game()).isEqualTo(watching.game());
      next.add(join(pass, SeatKeys.fresh()));
    }
    while (next.stream().noneMatch(Player::isOver)) {
      move(next);
    }
    assertVerified(next);
    awaitLater(() -> second.led().size() == 2);
  }

  @Test
  void aGameThatIsOverIsDeletedAfterAMonth() throws Exception {
    OffsetClock clock = new OffsetClock();
    TableServer first = tables(clock);
    String open = finishOneOfTwo(first);
    try (Wire wire = Wire.open(server.creds(), tempo)) {
      new Streams(wire).prepare(1);
      assertThat(new Streams(wire).games()).hasSize(2);
      clock.pass(Duration.ofDays(31));
      awaitLater(() -> games(wire).equals(List.of(open)));
      assertThat(first.led()).containsExactly(open);
    }
  }

  @Test
  void aProgramThatStartsDeletesOldGames() throws Exception {
    TableServer first = tables();
    String open = finishOneOfTwo(first);
    first.close();
    TableServer next = tables(Clock.offset(Clock.systemUTC(), Duration.ofDays(29)));
    awaitLater(() -> next.led().size() == 2);
    next.close();
    tables(Clock.offset(Clock.systemUTC(), Duration.ofDays(31)));
    try (Wire wire = Wire.open(server.creds(), tempo)) {
      new Streams(wire).prepare(1);
      awaitLater(() -> games(wire).equals(List.of(open)));
    }
  }

  @Test
  void aDayAfterTheEndNobodyCanWatch() throws Exception {
    OffsetClock clock = new OffsetClock();
    TableServer tables = tables(clock);
    List<Player> all = joinAll(tables, offer("nim", 2, 0));
    String game = all.getFirst().pass.game();
    Player watcher = join(server.creds().seat(game, 0, 0, TestCreds.ISSUED));
    while (all.stream().noneMatch(Player::isOver)) {
      move(all);
    }
    await(watcher::isOver);
    clock.pass(Duration.ofDays(2));
    await(() -> watcher.game.connection() == RemoteGame.Connection.TAKEN_BACK);
    assertVerified(all);
  }

  @Test
  void aGameThatNeverBeganIsDeletedAfterAWeek() throws Exception {
    OffsetClock clock = new OffsetClock();
    TableServer tables = tables(clock);
    GameOffer offer = offer("nim", 2, 0);
    String waiting = tables.newGames().begin(GameNumber.OWNER, offer, List.of());
    join(server.creds().seat(waiting, 1, 0, TestCreds.ISSUED));
    String played = joinAll(tables, offer).getFirst().pass.game();
    awaitLater(() -> begun.contains(played));
    clock.pass(Duration.ofDays(8));
    awaitLater(() -> tables.led().equals(List.of(played)));
  }

  @Test
  void aMemberBeginsNoMoreGamesThanTheQuota() throws Exception {
    quota = new Quota(1, 9);
    tables();
    OfferAnswer first = offer(server.creds().member("Anna", TestCreds.ISSUED));
    assertThat(first.refused()).isEmpty();
    assertThat(offer(server.creds().member("Anna", TestCreds.ISSUED)).refused())
        .isEqualTo("games-open");
    assertThat(offer(server.creds().member("Bruno", TestCreds.ISSUED)).refused()).isEmpty();
    List<Player> all = new ArrayList<>();
    for (int seat = 1; seat <= 2; seat++) {
      all.add(join(Pass.read(Objects.requireNonNull(first.invitations().get(seat)))));
    }
    while (all.stream().noneMatch(Player::isOver)) {
      move(all);
    }
    assertThat(offer(server.creds().member("Anna", TestCreds.ISSUED)).refused()).isEmpty();
  }

  private OfferAnswer offer(Pass member) throws Exception {
    try (Wire wire = Wire.open(member, tempo)) {
      return JsonMessage.read(
          await(Lobby.ask(wire, member, JsonMessage.write(1, offer("nim", 2, 0)))),
          OfferAnswer.class);
    }
  }

  @Test
  void aFullServerRefusesNewGamesAndOthersGoOn() throws Exception {
    try (NatsServer small = NatsServer.started("4M");
        Wire wire = Wire.open(small.creds(), tempo)) {
      BlockingQueue<String> said = new LinkedBlockingQueue<>();
      TableServer.Listener listener =
          new TableServer.Listener() {
            @Override
            public void turn(String game, int seat, Ledger ledger) {}

            @Override
            public void said(String sentence) {
              said.add(sentence);
            }
          };
      TableServer tables =
          TableServer.start(
              small.creds(), Games.installed(), service(), listener, Clock.systemUTC(), tempo);
      open.add(tables);
      List<Player> all = joinAll(tables, offer("nim", 2, 0));
      for (int i = 0; new Streams(wire).usedRoom() < Quota.SCARCE; i++) {
        wire.append("v.filler.0.0." + i, new byte[20_000]).get();
      }
      awaitLater(tables::isFull);
      assertThat(offer(small.creds().member("", TestCreds.ISSUED)).refused())
          .isEqualTo("server-full");
      small.kill();
      String first = said.take();
      assertThat(first).startsWith("The server has used ");
      // It is warned twice if it was looked at while it filled.
      String second = said.take();
      assertThat(second.startsWith("The server has used ") ? said.take() : second)
          .startsWith("The server can't be reached");
      small.restart();
      assertThat(said.take()).isEqualTo("The server is reached again.");
      while (all.stream().noneMatch(Player::isOver)) {
        move(all);
      }
      assertVerified(all);
    }
  }

  @Test
  void theOwnerListsAndRemovesGames() throws Exception {
    TableServer tables = tables();
    List<Player> players = joinAll(tables, offer("nim", 2, 0));
    await(() -> players.stream().anyMatch(Player::isAsked));
    String game = players.getFirst().pass.game();
    try (ServerGames all = new ServerGames(Games.installed(), server.creds(), tempo)) {
      assertThat(all.list().getFirst())
          .startsWith(game)
          .contains("MB, by a table: nim, Player 1 and Player 2, last move 20", ", waits for ");
      assertThat(all.remove("0".repeat(32))).isFalse();
      assertThat(all.remove(game)).isTrue();
      awaitLater(() -> tables.led().isEmpty());
      assertThat(all.list()).containsExactly("0 games; 0 % of the room is used.");
    }
  }

  /** Plays a game to its end; returns the number of one that has begun. */
  private String finishOneOfTwo(TableServer tables) throws Exception {
    List<Player> over = joinAll(tables, offer("nim", 2, 0));
    List<Player> begun = joinAll(tables, offer("nim", 2, 0));
    while (over.stream().noneMatch(Player::isOver)) {
      move(over);
    }
    assertVerified(over);
    return begun.getFirst().pass.game();
  }

  private static List<String> games(Wire wire) {
    try {
      return new Streams(wire).games();
    } catch (IOException failed) {
      throw new AssertionError(failed);
    }
  }

  @Test
  void aGameThatAnotherProgramOnlySaysItLeadsIsLed() throws Exception {
    TableServer first = tables();
    String game = first.newGames().begin(GameNumber.OWNER, offer("nim", 2, 0), List.of());
    awaitLater(() -> first.led().size() == 1);
    TableServer second = tables();
    try (Wire wire = Wire.open(server.creds(), tempo)) {
      byte[] program = "liar".getBytes(StandardCharsets.US_ASCII);
      wire.tell("t.alive", program);
      wire.tell("t.led", ("liar " + game).getBytes(StandardCharsets.US_ASCII));
      first.close();
      awaitLater(() -> {
        wire.tell("t.alive", program);
        return second.led().equals(List.of(game));
      });
    }
  }

  @Test
  void gamesOfAProgramThatEndsAreLedOnce() throws Exception {
    int games = 40;
    TableServer first = tables();
    for (int i = 0; i < games; i++) {
      first.newGames().begin(GameNumber.OWNER, offer("nim", 2, 0), List.of());
    }
    TableServer second = tables();
    TableServer third = tables();
    // The others may have found some before the first one led them.
    awaitLater(() -> first.led().size() + second.led().size() + third.led().size() == games);
    first.close();
    // Both may take up the same game at once; the log decides, and one of them hears of it.
    awaitLater(() -> {
      Set<String> led = new HashSet<>(second.led());
      led.addAll(third.led());
      return led.size() == games && second.led().size() + third.led().size() == games;
    });
  }

  /** Waits for a condition of tables, which tell nobody of it. */
  private static void awaitLater(BooleanSupplier condition) {
    Waiting.until(condition::getAsBoolean);
  }

  @Test
  void aMemberGetsAGameWithInvitations() throws Exception {
    tables();
    Pass member = Pass.read(server.creds().member("", TestCreds.ISSUED).toString());
    try (Wire wire = Wire.open(member, tempo)) {
      OfferAnswer answer =
          JsonMessage.read(
              await(Lobby.ask(wire, member, JsonMessage.write(1, offer("nim", 2, 1)))),
              OfferAnswer.class);
      assertThat(answer.refused()).isEmpty();
      assertThat(answer.invitations()).containsOnlyKeys(0, 1);
      Player player = join(Pass.read(Objects.requireNonNull(answer.invitations().get(1))));
      while (!player.isOver()) {
        move(List.of(player));
      }
      assertVerified(List.of(player));
    }
  }

  @Test
  void anImpossibleGameIsRefused() throws Exception {
    tables();
    Pass member = server.creds().member("", TestCreds.ISSUED);
    try (Wire wire = Wire.open(member, tempo)) {
      GameOffer wrong = offer("nim", 2, 0);
      GameOffer lonely = new GameOffer(wrong.setup(), wrong.seats().subList(0, 1), Terms.NONE);
      OfferAnswer answer =
          JsonMessage.read(
              await(Lobby.ask(wire, member, JsonMessage.write(1, lonely))), OfferAnswer.class);
      assertThat(answer.refused()).isEqualTo("seats-count");
    }
  }

  @AfterEach
  void closeAll() throws Exception {
    for (AutoCloseable one : open.reversed()) {
      one.close();
    }
  }
}
