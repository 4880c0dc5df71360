package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.application.Platform;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Signal;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.http.Claims;
import org.sanmarco.seats.http.HttpClaim;
import org.sanmarco.seats.http.JoinedSeats;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Table;
import org.sanmarco.testing.Waiting;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;

/** A window joins a game that another one hosts. */
class JoinTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Table table = AnyTable.of("nim", 2, 2, "", 5);
  private final LedModel host = AnyTable.model(table, true, record -> {});
  private final List<Signal> heard = new CopyOnWriteArrayList<>();
  private Hosting hosting;

  @BeforeEach
  void host() throws IOException {
    host(host);
  }

  private void host(LedModel model) throws IOException {
    hosting =
        new Hosting(
            model,
            Hosting.open(
                model.game().id(),
                InetAddress.getLoopbackAddress(),
                new Claims(model.seats()),
                Tempos.FAST,
                () -> 0),
            Locale.ENGLISH,
            Platform::runLater,
            () -> {},
            heard::add);
  }

  @AfterEach
  void close() {
    Fx.run(hosting::close);
  }

  private void type(String id, String text) {
    Fx.run(() -> ((TextField) Fx.find(window.scene(), "#" + id)).setText(text));
  }

  private void look(String code) {
    window.hand().click("home-join");
    type("join-address", hosting.server().authority());
    type("join-code", code);
    window.hand().click("join-look");
  }

  /** Joins as the second player. */
  private void join() {
    look(hosting.code());
    Fx.until(() -> window.isUsable("join-go"));
    window.hand().click("join-seat-2");
    window.hand().click("join-go");
    Fx.until(() -> window.find("hosted").isPresent());
  }

  @Test
  void aMoveMadeHereIsPlayedAtTheHost() {
    join();
    Fx.run(() -> {
      while (!(host.prompt() instanceof Prompt.Deciding)) {
        host.goOn();
      }
      host.decision().make(host.decision().asked().legal().getFirst());
      while (!(host.prompt() instanceof Prompt.OtherScreen)) {
        host.goOn();
      }
    });
    int before = Fx.on(table::size);
    String move =
        Fx.on(() -> "move-" + table.view(2).legal().getFirst().toString().replace(' ', '-'));
    Fx.until(() -> window.isUsable(move));
    window.hand().click(move);
    Fx.until(() -> table.size() > before);
    Fx.until(() -> !window.isUsable(move));
  }

  @Test
  void onlyTheHostCanRollForEveryone() throws IOException {
    Fx.run(hosting::close);
    Table venice = AnyTable.of("san-marco", 3, 3, "", 5);
    LedModel model = AnyTable.model(venice, true, record -> {});
    host(model);
    join();
    Fx.run(() -> {
      while (model.room().awaited().seat() != 2) {
        model.proceed();
      }
    });
    Fx.until(() -> window.isUsable("go-on"));
    assertThat(window.isUsable("roll-all")).isFalse();
  }

  @Test
  void signalsAreShownOnBothSides() {
    join();
    Fx.run(() -> hosting.signal(1, Signal.Kind.YOUR_TURN));
    Fx.until(() -> window.find("signal-1").isPresent());
    assertThat(window.text("signal-1")).endsWith("– Your turn!");
    Fx.run(() ->
        ((MenuButton) Fx.find(window.scene(), "#hosted"))
            .getItems().stream()
                .filter(item -> "signal-well-played".equals(item.getId()))
                .findFirst()
                .orElseThrow()
                .fire());
    Fx.until(() -> heard.size() == 2);
    assertThat(heard.getLast()).isEqualTo(new Signal(2, 2, Signal.Kind.WELL_PLAYED));
    Fx.until(() -> window.find("signal-2").isPresent());
  }

  @Test
  void theNextGameFollowsWithoutJoiningAgain() {
    join();
    host.onAgain(() -> Platform.runLater(this::openNext));
    Fx.run(() -> {
      while (host.room().awaited().task() != Awaited.Task.OVER) {
        Awaited awaited = host.room().awaited();
        if (awaited.task() == Awaited.Task.DECIDE) {
          Decision decision = host.decisionAtOwnScreen(awaited.seat(), () -> {});
          decision.make(decision.asked().legal().getFirst());
        } else {
          host.proceed();
        }
      }
    });
    Fx.until(() -> window.isUsable("game-over-again"));
    window.hand().click("game-over-again");
    Fx.until(() -> window.find("game-over").isEmpty());
    assertThat(Fx.on(() -> hosting.isPresent(2))).isTrue();
    assertThat(window.find("joined-ended-leave")).isEmpty();
    assertThat(Fx.on(() -> window.stage().getTitle())).contains("The second game");
  }

  /** The window follows the others into any game, and keeps its seats. */
  @Test
  void anotherGameFollowsWithoutJoiningAgain() throws Exception {
    join();
    for (String game : List.of("san-marco", "marco-polo")) {
      int people = game.equals("san-marco") ? 3 : 2;
      Table next = AnyTable.of(game, people, people, "", 6);
      next.tell(next.occasion().named("We play " + game));
      Fx.run(() -> open(next));
      Fx.until(() ->
          window.find("joined-ended-leave").isEmpty()
              && window.find("hosted").isPresent()
              && window.stage().getTitle().contains("We play " + game));
      assertThat(Fx.on(() -> hosting.isClaimed(2))).isTrue();
      Fx.until(() -> hosting.isPresent(2));
    }
    Path file = folder.resolve("screens").resolve("joined.json");
    window.settle();
    assertThat(file).exists();
    Fx.run(window.shell().services().navigator()::home);
    Fx.until(() -> !hosting.isClaimed(2));
    Fx.until(() -> Files.notExists(file));
  }

  /** Opens another game of the same people as the host's window does. */
  private void openNext() {
    Table next = table.again(table.seats(), new Dealer(6));
    next.tell(next.occasion().named("The second game"));
    open(next);
  }

  private void open(Table next) {
    hosting =
        new Hosting(
            AnyTable.model(next, true, record -> {}),
            hosting.handOver(),
            Locale.ENGLISH,
            Platform::runLater,
            () -> {},
            heard::add);
  }

  private HttpClaim door() {
    return HttpClaim.read(hosting.server().link(), "", Tempos.FAST).orElseThrow();
  }

  /** Takes the second seat as a program that was killed since; the file of its seats. */
  private Path killed() throws Exception {
    Path file = folder.resolve("screens").resolve("joined.json");
    Files.createDirectories(file.getParent());
    return Files.write(file, JoinedSeats.take(door(), List.of(2)).toBytes());
  }

  private boolean isAnswered(HttpClaim door) throws InterruptedException {
    try {
      return !door.places().isEmpty();
    } catch (IOException | RefusedException e) {
      return false;
    }
  }

  @Test
  void seatsWaitForAHostThatIsAway() throws Exception {
    Path file = killed();
    HttpClaim door = door();
    Fx.run(hosting::close);
    Waiting.until(() -> !isAnswered(door));
    window.hand().click("home-join");
    Fx.until(() -> window.isUsable("join-back"));
    window.hand().click("join-back");
    Fx.until(() -> window.text("join-notice").startsWith("No answer"));
    assertThat(window.isUsable("join-back")).isTrue();
    assertThat(file).exists();
  }

  @Test
  void seatsThatWereTakenBackAreForgotten() throws Exception {
    Path file = killed();
    Fx.run(() -> hosting.release(2));
    window.hand().click("home-join");
    Fx.until(() -> window.isUsable("join-back"));
    window.hand().click("join-back");
    Fx.until(() -> window.text("join-notice").startsWith("The host has taken this seat back"));
    Fx.until(() -> Files.notExists(file));
    assertThat(window.isUsable("join-back")).isFalse();
  }

  @Test
  void aKilledWindowFindsItsSeatsAgain() throws Exception {
    Path file = killed();
    window.hand().click("home-join");
    Fx.until(() -> window.isUsable("join-back"));
    window.hand().click("join-back");
    Fx.until(() -> window.find("hosted").isPresent());
    assertThat(Fx.on(() -> hosting.isPresent(2))).isTrue();
    Fx.run(window.shell().services().navigator()::home);
    Fx.until(() -> !hosting.isClaimed(2));
    Fx.until(() -> Files.notExists(file));
  }

  @Test
  void aWrongCodeIsExplained() {
    look("WRONGONE");
    Fx.until(() -> !window.text("join-notice").isEmpty());
    assertThat(window.text("join-notice"))
        .isEqualTo("The code isn’t right; it is on the host’s screen.");
    assertThat(window.isUsable("join-go")).isFalse();
  }

  @Test
  void aSeatIsTakenOnlyOnce() {
    join();
    assertThat(Fx.on(() -> hosting.isClaimed(2))).isTrue();
    Fx.run(window.shell().services().navigator()::home);
    Fx.until(() -> window.find("home-join").isPresent());
    Fx.until(() -> !hosting.isClaimed(2));
  }

  @Test
  void theEndOfHostingIsTold() {
    join();
    Fx.run(hosting::close);
    Fx.until(() -> window.find("joined-ended-leave").isPresent());
    window.hand().click("joined-ended-leave");
    Fx.until(() -> window.find("home-join").isPresent());
  }
}
