package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sanmarco.Sampled;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Setup;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.Question;
import org.sanmarco.room.Signal;
import org.sanmarco.room.Takeback;
import org.sanmarco.seats.Frame;
import org.sanmarco.seats.Proposal;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.SheetContent;
import org.sanmarco.seats.SheetContent.Sort;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.HttpClaim;
import org.sanmarco.seats.http.HttpHost;
import org.sanmarco.seats.http.JoinedSeats;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Games;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Presence;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.seats.Hosting;
import org.sanmarco.ui.seats.HostingPlayer;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.OneMoment;

/**
 * The same evening in every way to play: at one window, at phones, at computers that have joined,
 * and over a server. The rules of the room are the same.
 */
class RoomContractTest {

  private static final SeatFormat FORMAT = new SeatFormat(Games.installed());
  private static final int GAMES = 3;

  /** Anybody may continue from these. */
  private static final Set<Task> ON_DISPLAY = Set.of(Task.MOMENT, Task.SHOWN, Task.ROUND);

  /** The level of the computer. */
  private static final String LEVEL = "easy";

  /** The people are 1 and 2, and 0 watches. */
  private static final int PEOPLE = 2;

  /** The person whose screen goes away; their first seat has the same number. */
  private static final int AWAY = 2;

  /**
   * The players of a game.
   *
   * @param players two people, and a computer if there are three players
   */
  private record Party(String game, int players, int seats) {

    static final Party NIM = new Party(Nim.ID, 3, 3);
    static final Party SAN_MARCO = new Party("san-marco", 3, 3);

    /** Each person has two colours. */
    static final Party TWO_COLOURS = new Party("san-marco", 2, 4);

    List<Integer> seatsOf(int person) {
      return IntStream.rangeClosed(1, seats)
          .filter(seat -> player(seat) == person)
          .boxed()
          .toList();
    }

    private int player(int seat) {
      return (seat - 1) % players + 1;
    }

    /** The table of this program before the first move. */
    Table table() {
      Table table = AnyTable.of(game, players, seats, "", 53);
      IntStream.rangeClosed(1, seats)
          .filter(seat -> player(seat) > PEOPLE)
          .forEach(seat -> table.handOver(seat, LEVEL));
      return table;
    }
  }

  /** A screen of a person, or of a spectator. */
  private interface Screen {

    int size();

    Awaited awaited();

    boolean canUndo();

    void undo();

    List<Question> questions();

    int undoneBy();

    /** Does what the game waits for, if it waits for this player; whether it does. */
    boolean act();

    /** Says that this player plays again. */
    void playAgain();

    boolean isSending();

    Occasion occasion();

    /** Whether the screen of a seat is said not to be there. */
    boolean isSilent(int seat);
  }

  /** A way to play: the screens of the people, and of a spectator. */
  private abstract static class Way implements AutoCloseable {

    final Party party;
    final Map<Integer, Screen> screens = new TreeMap<>();
    final Random random = new Random(53);

    Way(Party party) {
      this.party = party;
    }

    Screen screen(int person) {
      return Objects.requireNonNull(screens.get(person));
    }

    /** Lets messages arrive until a condition holds. */
    abstract void await(BooleanSupplier condition) throws InterruptedException;

    /** The moves that an undo would take back. */
    abstract Optional<Takeback> takeback();

    /** Lets the computer move if it is its turn; whether it was. */
    boolean computerActs() {
      return false;
    }

    /** Has another program lead the game, or the same one again, as after a crash. */
    abstract void leadAgain() throws Exception;

    /** The screen of a person goes away, and all others learn it. */
    abstract void leave(int person) throws Exception;

    /** The screen of a person is back, and all others learn it. */
    abstract void comeBack(int person) throws Exception;

    /** Begins the next game as its people say so; their screens come along. */
    abstract void playAgain() throws Exception;

    /** The players, as they sit now. */
    abstract List<Seat> seats();

    /** Waits until all screens show the same. */
    void settle() throws InterruptedException {
      await(() ->
          screens.values().stream()
              .allMatch(one ->
                  one.size() == size()
                      && one.awaited().equals(screen(0).awaited())
                      && !one.isSending()));
    }

    /** The number of moves at the table. */
    abstract int size();

    /** Lets the next message arrive. */
    abstract void receive() throws InterruptedException;

    /** Does one thing at the screen of a player who is asked, or lets a message arrive. */
    void step() throws InterruptedException {
      if (!computerActs() && screens.values().stream().noneMatch(Screen::act)) {
        receive();
      }
    }

    @Override
    public void close() {}
  }

  /** One window, at which all people sit. */
  private static class AtOneWindow extends Way {

    final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
    Table table;
    LedModel model;
    int games = 1;

    AtOneWindow(Party party) {
      super(party);
      table = party.table();
      model = model(table);
      IntStream.rangeClosed(0, PEOPLE).forEach(person -> screens.put(person, new Window(this)));
    }

    /** The model of the window that leads a game. */
    private LedModel model(Table led) {
      LedModel made = AnyTable.model(led, false, record -> {});
      made.showMoments(new OneMoment(made));
      made.onAgain(() -> work.add(() -> open(led.again(led.seats(), new Dealer(games)))));
      return made;
    }

    /** Opens the next game, as the window does. */
    void open(Table next) {
      games++;
      table = next;
      model = model(next);
    }

    @Override
    void leadAgain() throws Exception {
      Occasion occasion = table.occasion();
      table =
          Table.replay(
                  table.game(),
                  table.setup(),
                  table.seats(),
                  new Dealer(games),
                  table.record().moves())
              .table();
      table.tell(occasion);
      model = model(table);
    }

    /** Nobody at one window can be away. */
    @Override
    void leave(int person) throws Exception {}

    @Override
    void comeBack(int person) throws Exception {}

    @Override
    void playAgain() throws InterruptedException {
      Screen anybody = screen(1 + random.nextInt(PEOPLE));
      for (int next = games + 1; games < next; work.take().run()) {
        if (!anybody.isSending() && anybody.awaited().task() == Task.OVER) {
          anybody.playAgain();
        }
      }
    }

    @Override
    List<Seat> seats() {
      return table.seats();
    }

    @Override
    void await(BooleanSupplier condition) throws InterruptedException {
      while (!condition.getAsBoolean()) {
        work.take().run();
      }
    }

    @Override
    int size() {
      return table.size();
    }

    @Override
    void receive() throws InterruptedException {
      work.take().run();
    }

    @Override
    Optional<Takeback> takeback() {
      return model.takeback();
    }

    @Override
    boolean computerActs() {
      if (model.room().awaited().task() != Task.COMPUTER) {
        return false;
      }
      if (table.actor() instanceof Actor.Chance) {
        model.computers().playChance(table.size());
      } else {
        Move move = table.position().sample(random::nextInt);
        model.computers().play(table.size(), model.computers().answer().orElse(move));
      }
      return true;
    }
  }

  /** The window that leads the game. */
  private record Window(AtOneWindow way) implements Screen {

    @Override
    public int size() {
      return way.table.size();
    }

    @Override
    public Awaited awaited() {
      return way.model.room().awaited();
    }

    @Override
    public boolean canUndo() {
      return way.model.canUndo();
    }

    @Override
    public void undo() {
      way.model.undo();
    }

    @Override
    public List<Question> questions() {
      return way.model.undoQuestion().stream().toList();
    }

    @Override
    public int undoneBy() {
      return way.model.room().undoneBy();
    }

    @Override
    public boolean act() {
      if (awaited().task() == Task.MOMENT) {
        way.model.proceed();
        return true;
      }
      return HostingPlayer.acts(way.model, way.random);
    }

    @Override
    public void playAgain() {
      way.model.playAgain();
    }

    @Override
    public boolean isSending() {
      return false;
    }

    @Override
    public Occasion occasion() {
      return way.table.occasion();
    }

    @Override
    public boolean isSilent(int seat) {
      return way.model.room().gone().containsKey(seat);
    }
  }

  /** A window's game, opened to computers that have joined. Nobody uses the window. */
  private static class AtOwnScreens extends AtOneWindow {

    final Map<Integer, JoinedSeats> rights = new TreeMap<>();
    final Map<Integer, List<Transport.SeatEnd>> ends = new TreeMap<>();
    Claims claims;
    Hosting hosting;

    AtOwnScreens(Party party) throws Exception {
      super(party);
      claims = new Claims(table.seats());
      hosting = host(listen());
      HttpClaim door = HttpClaim.read(hosting.server().link(), "", Tempos.FAST).orElseThrow();
      for (int person = 0; person <= PEOPLE; person++) {
        rights.put(person, JoinedSeats.take(door, taken(person)));
        connect(person);
      }
      awaitAll();
    }

    /** The seats that a person's device takes. */
    List<Integer> taken(int person) {
      return party.seatsOf(person);
    }

    /** The screen of a person, once it shows the game. */
    Screen sit(Map<Integer, Transport.SeatEnd> own) throws InterruptedException {
      List<RemoteGame> joined = new ArrayList<>();
      RemoteGame.join(Games.installed(), own, work::add).thenAccept(joined::add);
      await(() -> !joined.isEmpty());
      return new Joined(joined.getFirst(), random);
    }

    private void connect(int person) throws InterruptedException {
      Map<Integer, Transport.SeatEnd> own = Objects.requireNonNull(rights.get(person)).ends();
      ends.put(person, List.copyOf(own.values()));
      screens.put(person, sit(own));
    }

    private void awaitAll() throws InterruptedException {
      await(() -> IntStream.rangeClosed(1, PEOPLE).allMatch(hosting::isPresent));
    }

    private HttpHost listen() throws IOException {
      return Hosting.open(
          party.game(), InetAddress.getLoopbackAddress(), claims, Tempos.FAST, () -> 0);
    }

    private Hosting host(HttpHost listening) {
      return new Hosting(model, listening, Locale.ENGLISH, work::add, () -> {}, signal -> {});
    }

    @Override
    void open(Table next) {
      String link = hosting.server().link();
      HttpHost listening = hosting.handOver();
      super.open(next);
      hosting = host(listening);
      assertThat(hosting.server().link()).as("address and code").isEqualTo(link);
    }

    @Override
    void leadAgain() throws Exception {
      hosting.close();
      claims = Claims.read(claims.write(), table.seats()).orElseThrow();
      super.leadAgain();
      hosting = host(listen());
      awaitAll();
    }

    @Override
    void leave(int person) throws Exception {
      Objects.requireNonNull(ends.get(person)).forEach(Transport.SeatEnd::close);
      screens.remove(person);
      await(() -> screens.values().stream().allMatch(one -> one.isSilent(person)));
    }

    @Override
    void comeBack(int person) throws Exception {
      await(() -> model.prompt().equals(new Prompt.Away(person)));
      connect(person);
      await(() -> screens.values().stream().noneMatch(one -> one.isSilent(person)));
    }

    @Override
    void settle() throws InterruptedException {
      super.settle();
      assertThat(model.prompt())
          .as("nothing to be done at the window")
          .isNotInstanceOfAny(
              Prompt.Deciding.class,
              Prompt.Chance.class,
              Prompt.TurnOver.class,
              Prompt.Curtain.class);
    }

    @Override
    public void close() {
      ends.values().forEach(own -> own.forEach(Transport.SeatEnd::close));
      hosting.close();
    }
  }

  /** A screen that runs the rules, as this program does at a second computer and over a server. */
  private record Joined(RemoteGame game, Random random) implements Screen {

    @Override
    public int size() {
      return game.size();
    }

    @Override
    public Awaited awaited() {
      return game.awaited();
    }

    @Override
    public boolean canUndo() {
      return game.canUndo();
    }

    @Override
    public void undo() {
      game.undo();
    }

    @Override
    public List<Question> questions() {
      return game.people().questions();
    }

    @Override
    public int undoneBy() {
      return game.people().undoneBy();
    }

    @Override
    public boolean act() {
      Awaited awaited = awaited();
      boolean isAsked =
          awaited.task().isSeats()
              ? game.isHere(awaited.seat())
              : ON_DISPLAY.contains(awaited.task()) && game.canSignal();
      if (game.isSending() || !isAsked) {
        return false;
      }
      if (awaited.task() == Task.DECIDE) {
        List<? extends Move> legal = game.view(awaited.seat()).legal();
        game.propose(awaited.seat(), List.of(legal.get(random.nextInt(legal.size()))));
      } else {
        game.goOn();
      }
      return true;
    }

    @Override
    public void playAgain() {
      game.goOn();
    }

    @Override
    public boolean isSending() {
      return game.isSending();
    }

    @Override
    public Occasion occasion() {
      return game.occasion();
    }

    @Override
    public boolean isSilent(int seat) {
      return game.presence(seat).filter(one -> one.state() == Presence.State.SILENT).isPresent();
    }
  }

  /** A window's game at phones, which know no rule. */
  private static final class AtPhones extends AtOwnScreens {

    AtPhones(Party party) throws Exception {
      super(party);
    }

    /** A player decides for all seats at a phone that has taken one. */
    @Override
    List<Integer> taken(int person) {
      return super.taken(person).stream().limit(1).toList();
    }

    @Override
    Screen sit(Map<Integer, Transport.SeatEnd> own) throws InterruptedException {
      int seat = Collections.max(own.keySet());
      Phone phone = new Phone(Objects.requireNonNull(own.get(seat)), work, random);
      await(() -> phone.frame != null);
      return phone;
    }
  }

  /** A screen that knows no rule: all that it does is on its sheet. */
  private static final class Phone implements Screen {

    final Transport.SeatEnd end;
    final Queue<Runnable> work;
    final Random random;
    @Nullable Frame frame;
    private boolean isSending;

    Phone(Transport.SeatEnd end, Queue<Runnable> work, Random random) {
      this.end = end;
      this.work = work;
      this.random = random;
      end.receive(0, bytes -> work.add(() -> frame = FORMAT.readFrame(bytes)));
    }

    Frame frame() {
      return Objects.requireNonNull(frame);
    }

    private void propose(Act act, int choice, List<String> moves) {
      isSending = true;
      Proposal proposal = new Proposal(frame().run(), frame().number(), act, choice, moves, "");
      end.propose(FORMAT.write(proposal))
          .whenComplete((answer, failed) -> work.add(() -> isSending = false));
    }

    @Override
    public int size() {
      return frame().moves();
    }

    @Override
    public Awaited awaited() {
      return frame().awaited();
    }

    private SheetContent sheet() {
      return Objects.requireNonNull(frame().sheet());
    }

    @Override
    public boolean canUndo() {
      return !isSending && !sheet().undo().isEmpty();
    }

    @Override
    public void undo() {
      propose(Act.UNDO, 0, List.of());
    }

    @Override
    public List<Question> questions() {
      return frame().people().questions();
    }

    @Override
    public int undoneBy() {
      return frame().people().undoneBy();
    }

    @Override
    public boolean act() {
      String task = sheet().task();
      if (isSending || task.equals("wait") || task.equals("over")) {
        return false;
      }
      Sort sort = sheet().asked().sort();
      List<SheetContent.SheetChoice> choices = sheet().asked().choices();
      if (sort != null) {
        propose(Act.PLAY, 0, List.of(division(sort)));
      } else if (choices != null && !choices.isEmpty()) {
        propose(Act.CHOOSE, 1 + random.nextInt(choices.size()), List.of());
      } else {
        propose(Act.GO_ON, 0, List.of());
      }
      return true;
    }

    /** Makes the first cards offers of their own, and the last offer of the others. */
    private static String division(Sort sort) {
      List<String> codes = sort.cards().stream().map(SheetContent.SheetCard::code).toList();
      int offers = sort.offers();
      return "divide "
          + String.join(" / ", codes.subList(0, offers - 1))
          + " / "
          + String.join(" ", codes.subList(offers - 1, codes.size()));
    }

    @Override
    public void playAgain() {
      propose(Act.GO_ON, 0, List.of());
    }

    @Override
    public boolean isSending() {
      return isSending;
    }

    @Override
    public Occasion occasion() {
      return new Occasion(frame().name(), frame().begun(), List.of());
    }

    @Override
    public boolean isSilent(int seat) {
      return frame().people().gone().containsKey(seat);
    }
  }

  /** A game over a server, which keeps its log. */
  private static final class OverAServer extends Way {

    Evening evening;

    OverAServer(Party party) throws Exception {
      super(party);
      Table table = party.table();
      evening = join(table.setup(), table.seats());
    }

    private Evening join(Setup setup, List<Seat> seats) throws Exception {
      Evening next = new Evening(setup, seats, List.of(), Terms.NONE);
      for (int person = 1; person <= PEOPLE; person++) {
        screens.put(person, new Joined(next.join(party.seatsOf(person)).game, random));
      }
      screens.put(0, new Joined(next.watch(), random));
      return next;
    }

    @Override
    void await(BooleanSupplier condition) {
      evening.run();
      assertThat(condition.getAsBoolean()).isTrue();
    }

    @Override
    int size() {
      return evening.any().game.size();
    }

    @Override
    void receive() {
      evening.run();
    }

    @Override
    Optional<Takeback> takeback() {
      return Takeback.of(evening.any().game);
    }

    @Override
    void leadAgain() throws Exception {
      evening.leader = evening.lead("another");
    }

    /** The people whose screens are there give signs of life, and the table tells all others. */
    private void attend() {
      screens.keySet().stream()
          .flatMap(person -> party.seatsOf(person).stream())
          .forEach(seat -> evening.place.network.sign(seat, Duration.ZERO));
      evening.run();
      evening.leader.beat();
      evening.run();
      Attendance told = Attendance.read(Objects.requireNonNull(evening.place.network.told));
      screens.values().forEach(one -> ((Joined) one).game().attended(told.players(), false));
    }

    @Override
    void leave(int person) {
      attend();
      screens.remove(person);
      evening.place.pass(TestPlace.SILENCE);
      attend();
      assertThat(screens.values()).allMatch(one -> one.isSilent(person));
    }

    @Override
    void comeBack(int person) {
      screens.put(person, new Joined(evening.player(person).game, random));
      attend();
      assertThat(screens.values()).noneMatch(one -> one.isSilent(person));
    }

    @Override
    void playAgain() throws Exception {
      for (int person = 1; person <= PEOPLE; person++) {
        assertThat(evening.place.nextGames).as("until all have agreed").isEmpty();
        evening.player(person).playAgain(true);
      }
      GameOffer next = evening.place.nextGames.getLast();
      evening = join(next.setup(), next.seats());
    }

    @Override
    List<Seat> seats() {
      return evening.any().game.seats();
    }
  }

  /** The ways to play. */
  enum Kind {
    ONE_WINDOW,
    PHONES,
    JOINED_COMPUTERS,
    SERVER;

    private Way open(Party party) throws Exception {
      return switch (this) {
        case ONE_WINDOW -> new AtOneWindow(party);
        case PHONES -> new AtPhones(party);
        case JOINED_COMPUTERS -> new AtOwnScreens(party);
        case SERVER -> new OverAServer(party);
      };
    }
  }

  @Sampled(2)
  @ParameterizedTest
  @EnumSource
  void threeGamesArePlayedInARow(Kind kind) throws Exception {
    try (Way way = kind.open(Party.NIM)) {
      List<Seat> people = way.seats();
      waitForAScreen(way);
      for (int game = 1; game <= GAMES; game++) {
        play(way, () -> way.screen(0).awaited().task() == Task.OVER);
        if (game < GAMES) {
          way.playAgain();
          way.settle();
          assertThat(way.seats()).isEqualTo(people);
          way.leadAgain();
        }
      }
    }
  }

  /** Plays on; all screens show the same. */
  private static void play(Way way, BooleanSupplier until) throws InterruptedException {
    way.settle();
    while (!until.getAsBoolean()) {
      way.step();
      way.settle();
      assertThat(way.screens.values().stream().map(Screen::occasion).distinct()).hasSize(1);
    }
  }

  /** The game waits for a screen that is away, and goes on once it is back. */
  private static void waitForAScreen(Way way) throws Exception {
    way.leave(AWAY);
    play(
        way,
        () -> {
          Awaited awaited = way.screen(0).awaited();
          assertThat(awaited.task()).isNotEqualTo(Task.OVER);
          return awaited.task().isSeats() && awaited.seat() == AWAY;
        });
    way.comeBack(AWAY);
  }

  @ParameterizedTest
  @EnumSource
  void aPlayersColoursAreDecidedAtOneScreen(Kind kind) throws Exception {
    try (Way way = kind.open(Party.TWO_COLOURS)) {
      Set<Integer> asked = new HashSet<>();
      play(
          way,
          () -> {
            Awaited awaited = way.screen(0).awaited();
            boolean isDone = asked.size() == way.party.seats();
            if (awaited.task() == Task.DECIDE) {
              asked.add(awaited.seat());
            }
            return isDone;
          });
    }
  }

  @ParameterizedTest
  @EnumSource
  void aComputersTurnIsUndoneByConsent(Kind kind) throws Exception {
    try (Way way = kind.open(Party.SAN_MARCO)) {
      undoByConsent(way, kind != Kind.ONE_WINDOW);
      way.leadAgain();
      undoByConsent(way, kind != Kind.ONE_WINDOW);
    }
  }

  /**
   * Takes back a decision and the computer's turn after it, once the other player has agreed.
   *
   * @param isAsked whether the other player has a screen of their own
   */
  private static void undoByConsent(Way way, boolean isAsked) throws InterruptedException {
    Screen watching = way.screen(0);
    int start = watching.size();
    way.settle();
    play(way, () -> watching.size() > start && asker(way) > 0);
    int size = watching.size();
    int asker = asker(way);
    Screen asking = way.screen(asker);
    if (isAsked) {
      Screen other = way.screen(1 + asker % PEOPLE);
      assertThat(other.canUndo()).as("a decision of somebody else").isFalse();
      undo(
          way,
          asking,
          () -> way.screens.values().stream().noneMatch(one -> one.questions().isEmpty()));
      assertThat(watching.questions())
          .containsExactly(new Question(Signal.Kind.UNDO, asker, 0, List.of(1 + asker % PEOPLE)));
      assertThat(watching.size()).as("until the other agrees").isEqualTo(size);
      way.settle();
      assertThat(asking.canUndo()).isFalse();
      asking = other;
    }
    undo(way, asking, () -> way.screens.values().stream().allMatch(one -> one.undoneBy() > 0));
    way.settle();
    assertThat(watching.size()).isLessThan(size);
    assertThat(watching.questions()).isEmpty();
    if (isAsked) {
      assertThat(watching.undoneBy()).isEqualTo(asker);
    }
  }

  /** Undoes at a screen until something is so: a host limits the requests of one address. */
  private static void undo(Way way, Screen screen, BooleanSupplier condition)
      throws InterruptedException {
    while (!condition.getAsBoolean()) {
      // Once it is undone, this player may undo a decision before it.
      if (screen.canUndo() && screen.undoneBy() == 0) {
        screen.undo();
      } else {
        way.receive();
      }
    }
  }

  /** The player who decided last, if the computer has moved since and that can be undone. */
  private static int asker(Way way) {
    return way.takeback()
        .filter(back -> !back.computers().isEmpty())
        .map(Takeback::by)
        .filter(by -> way.screen(by).canUndo())
        .orElse(0);
  }
}
