package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
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
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.Doors;
import org.sanmarco.seats.http.HttpClaim;
import org.sanmarco.seats.http.JoinedSeats;
import org.sanmarco.table.Games;
import org.sanmarco.table.Table;
import org.sanmarco.table.TableSource;
import org.sanmarco.ui.seats.Hosting;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.testing.AnyTable;

/**
 * The same evening in every way to play: at phones, at computers that have joined, and over a
 * server. Two people and a computer play; the rules of their room are the same.
 */
class RoomContractTest {

  private static final SeatFormat FORMAT = new SeatFormat(Games.installed());

  /** The seat of the computer. */
  private static final int COMPUTER = 3;

  /** A player's screen. */
  private interface Screen {

    int size();

    Awaited awaited();

    boolean canUndo();

    void undo();

    List<Question> questions();

    int undoneBy();

    /** Does what the game waits for, if it waits for this player; whether it does. */
    boolean act();

    boolean isSending();
  }

  /** A way to play: the screens of seats 1 and 2, and of a spectator. */
  private abstract static class Way implements AutoCloseable {

    final Map<Integer, Screen> screens = new TreeMap<>();
    final Random random = new Random(53);

    Screen screen(int seat) {
      return Objects.requireNonNull(screens.get(seat));
    }

    /** Lets messages arrive until a condition holds. */
    abstract void await(BooleanSupplier condition) throws InterruptedException;

    /** The moves that an undo would take back. */
    abstract Optional<Takeback> takeback();

    /** Lets the computer move if it is its turn. */
    void computerActs() {}

    /** Has another program lead the game, or the same one again, as after a crash. */
    abstract void leadAgain() throws Exception;

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
      computerActs();
      if (screens.values().stream().noneMatch(Screen::act)) {
        receive();
      }
    }

    @Override
    public void close() {}
  }

  /** A screen that runs the rules, as this program does at a second computer and over a server. */
  private record Joined(RemoteGame game, int seat, Random random) implements Screen {

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
      return game.undoneBy();
    }

    @Override
    public boolean act() {
      Awaited awaited = awaited();
      boolean isAsked = awaited.task().isSeats() && awaited.seat() == seat;
      if (game.isSending() || seat == 0 || !isAsked && !awaited.task().isOnDisplay()) {
        return false;
      }
      if (awaited.task() == Task.DECIDE) {
        List<? extends Move> legal = game.view(seat).legal();
        game.propose(seat, List.of(legal.get(random.nextInt(legal.size()))));
      } else {
        game.goOn();
      }
      return true;
    }

    @Override
    public boolean isSending() {
      return game.isSending();
    }
  }

  private static RemoteGame join(
      Way way, Queue<Runnable> work, Map<Integer, Transport.SeatEnd> ends)
      throws InterruptedException {
    List<RemoteGame> joined = new ArrayList<>();
    RemoteGame.join(Games.installed(), ends, work::add).thenAccept(joined::add);
    way.await(() -> !joined.isEmpty());
    return joined.getFirst();
  }

  /** A window's game, opened to own screens. */
  private static class AtAWindow extends Way {

    final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
    final Table table = AnyTable.of("san-marco", 3, 3, "", 53);
    final GameModel model;
    final List<Transport.SeatEnd> ends = new ArrayList<>();
    Claims claims;
    Hosting hosting;

    AtAWindow() throws Exception {
      table.handOver(COMPUTER, "random");
      model = AnyTable.model(table, false, record -> {});
      claims = new Claims(table.seats());
      hosting = host();
      HttpClaim door = HttpClaim.read(hosting.link(), "", Tempos.FAST).orElseThrow();
      for (int seat = 0; seat < COMPUTER; seat++) {
        screens.put(seat, sit(door, seat));
      }
      await(() -> hosting.isPresent(1) && hosting.isPresent(2));
    }

    Screen sit(HttpClaim door, int seat) throws Exception {
      Map<Integer, Transport.SeatEnd> own = JoinedSeats.take(door, seats(seat)).ends();
      ends.addAll(own.values());
      return new Joined(join(this, work, own), seat, random);
    }

    static List<Integer> seats(int seat) {
      return seat == 0 ? List.of() : List.of(seat);
    }

    private Hosting host() throws IOException {
      return new Hosting(
          new TableSource(table),
          model,
          InetAddress.getLoopbackAddress(),
          claims,
          Locale.ENGLISH,
          work::add,
          () -> {},
          signal -> {},
          Tempos.FAST);
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
    void computerActs() {
      if (model.leads().awaited().task() == Task.COMPUTER) {
        if (table.actor() instanceof Actor.Chance) {
          model.computers().playChance(table.size());
        } else {
          Move move = table.position().sample(random::nextInt);
          model.computers().play(table.size(), model.computers().answer().orElse(move));
        }
      }
    }

    @Override
    void leadAgain() throws Exception {
      hosting.close();
      claims = Claims.read(claims.write(), table.seats()).orElseThrow();
      hosting = host();
      await(() -> hosting.isPresent(1) && hosting.isPresent(2));
    }

    @Override
    public void close() {
      ends.forEach(Transport.SeatEnd::close);
      hosting.close();
    }
  }

  /** A window's game at phones, which know no rule. */
  private static final class AtPhones extends AtAWindow {

    AtPhones() throws Exception {}

    @Override
    Screen sit(HttpClaim door, int seat) throws Exception {
      Transport.SeatEnd end = Doors.take(door, seat);
      ends.add(end);
      Phone phone = new Phone(end, work, random);
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
      Proposal proposal = new Proposal(frame().run(), frame().number(), act, choice, moves);
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

    @Override
    public boolean canUndo() {
      return !String.valueOf(frame().sheet().get("undo")).isEmpty();
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
      Map<String, @Nullable Object> sheet = frame().sheet();
      String task = String.valueOf(sheet.get("task"));
      if (isSending || task.equals("wait") || task.equals("over")) {
        return false;
      }
      if (sheet.get("sort") instanceof Map<?, ?> sort) {
        propose(Act.PLAY, 0, List.of(division(sort)));
      } else if (sheet.get("choices") instanceof List<?> choices && !choices.isEmpty()) {
        propose(Act.CHOOSE, 1 + random.nextInt(choices.size()), List.of());
      } else {
        propose(Act.GO_ON, 0, List.of());
      }
      return true;
    }

    /** Makes the first cards offers of their own, and the last offer of the others. */
    private static String division(Map<?, ?> sort) {
      List<String> codes =
          ((List<?>) Objects.requireNonNull(sort.get("cards")))
              .stream().map(card -> String.valueOf(((Map<?, ?>) card).get("code"))).toList();
      int offers = (Integer) Objects.requireNonNull(sort.get("offers"));
      return "divide "
          + String.join(" / ", codes.subList(0, offers - 1))
          + " / "
          + String.join(" ", codes.subList(offers - 1, codes.size()));
    }

    @Override
    public boolean isSending() {
      return isSending;
    }
  }

  /** A game over a server, which keeps its log. */
  private static final class OverAServer extends Way {

    final Evening evening = new Evening("san-marco", 3, 1, List.of(), Terms.NONE);

    OverAServer() throws Exception {
      evening.players.forEach(
          (seat, player) -> screens.put(seat, new Joined(player.game, seat, random)));
      screens.put(0, new Joined(evening.watch(), 0, random));
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
  }

  /** The ways to play. */
  enum Kind {
    PHONES,
    JOINED_COMPUTERS,
    SERVER;

    private Way open() throws Exception {
      return switch (this) {
        case PHONES -> new AtPhones();
        case JOINED_COMPUTERS -> new AtAWindow();
        case SERVER -> new OverAServer();
      };
    }
  }

  @ParameterizedTest
  @EnumSource
  void anEveningGoesTheSameInEveryWay(Kind kind) throws Exception {
    try (Way way = kind.open()) {
      Screen watching = way.screen(0);
      undoByConsent(way);
      way.leadAgain();
      undoByConsent(way);
      while (watching.awaited().task() != Task.OVER) {
        way.step();
      }
      way.settle();
      for (Screen screen : way.screens.values()) {
        assertThat(screen.awaited().task()).isEqualTo(Task.OVER);
      }
    }
  }

  /** Takes back a decision and the computer's turn after it, once the other player has agreed. */
  private static void undoByConsent(Way way) throws InterruptedException {
    Screen watching = way.screen(0);
    int start = watching.size();
    while (watching.size() <= start || asker(way) == 0) {
      assertThat(watching.awaited().task()).isNotEqualTo(Task.OVER);
      way.step();
      way.settle();
    }
    int size = watching.size();
    int asker = asker(way);
    Screen asking = way.screen(asker);
    Screen other = way.screen(COMPUTER - asker);
    asking.undo();
    way.await(() -> way.screens.values().stream().allMatch(one -> !one.questions().isEmpty()));
    assertThat(watching.questions())
        .containsExactly(new Question(Signal.Kind.UNDO, asker, 0, List.of(COMPUTER - asker)));
    assertThat(watching.size()).as("until the other agrees").isEqualTo(size);
    assertThat(asking.canUndo()).isFalse();
    way.await(() -> !asking.isSending() && other.canUndo());
    other.undo();
    way.await(() ->
        way.screens.values().stream()
            .allMatch(one -> one.size() < size && one.undoneBy() == asker && !one.isSending()));
    assertThat(watching.questions()).isEmpty();
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
