package org.sanmarco.ui.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import module java.base;

import java.awt.image.BufferedImage;
import javafx.beans.Observable;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.kernel.Actor;
import org.sanmarco.save.HostedGames;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.seats.SeatFormat;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.Transport;
import org.sanmarco.seats.http.Doors;
import org.sanmarco.seats.http.HttpClaim;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** The page of own screens shows the same address and code after the program has ended. */
class OwnScreensTest {

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private void show() {
    window.openOwnScreens();
    window.settle();
  }

  private HttpClaim door() {
    return HttpClaim.read(window.text("host-address"), window.text("host-code"), Tempos.FAST)
        .orElseThrow();
  }

  @Test
  void continuedGamesHaveTheirCodeAndSeats() throws Exception {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    List<String> shown = List.of(window.text("host-address"), window.text("host-code"));
    Transport.SeatEnd seat = Doors.take(door(), 2);
    window.settle();
    window.close();
    window.restart();
    window.hand().click("home-continue");
    window.settle();
    show();
    assertThat(List.of(window.text("host-address"), window.text("host-code"))).isEqualTo(shown);
    assertThat(door().places()).extracting(HttpClaim.Place::isFree).containsExactly(true, false);
    seat.close();
  }

  @Test
  void continuedGamesOpenTheirScreensByThemselves() throws Exception {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    HttpClaim door = door();
    Transport.SeatEnd seat = Doors.take(door, 2);
    BlockingQueue<String> runs = runs(seat);
    String run = runs.take();
    window.settle();
    window.close();
    window.restart();
    window.hand().click("home-continue");
    assertThat(runs.take()).as("the page of the host isn't opened").isNotEqualTo(run);
    assertThat(door.places()).extracting(HttpClaim.Place::isFree).containsExactly(true, false);
    seat.close();
  }

  /** Until it is known who has a screen, and until their screens are back, nobody is played for. */
  @ParameterizedTest
  @CsvSource({
    "san-marco, 3, Chance",
    "san-marco, 3, TurnOver",
    "san-marco, 3, Deciding",
    "canal-grande, 2, Chance",
    "canal-grande, 2, TurnOver",
    "marco-polo, 3, Chance",
    "marco-polo, 3, TurnOver",
    "marco-polo, 3, Deciding"
  })
  void continuedGamesWaitForTheirPlayers(String game, int players, String kind) throws Exception {
    Table table = waitingFor(AnyTable.of(game, players, players, "", 5), kind);
    int moves = table.size();
    window.open(table);
    show();
    HttpClaim door = door();
    for (int seat = 1; seat <= players; seat++) {
      door.claim(seat);
    }
    window.settle();
    window.close();
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch disk = new CountDownLatch(1);
    window.clock = () -> slow(asked, disk);
    window.restart();
    List<Boolean> isWaiting = new ArrayList<>();
    Fx.run(() -> {
      window
          .services()
          .preferences()
          .change(now ->
              now.with(Setting.ROUTINE, true)
                  .with(Setting.PACE, Pace.AT_ONCE)
                  .with(Setting.END_TURN, false));
      Pane screen = (Pane) Fx.find(window.scene(), "#screen");
      screen
          .getChildren()
          .addListener((Observable shown) ->
              isWaiting.add(
                  Fx.lookup(screen, "#game") == null || Fx.lookup(screen, "#away-title") != null));
      ((Button) window.find("home-continue").orElseThrow()).fire();
    });
    try {
      asked.await();
      assertThat(window.find("opening")).isPresent();
      assertThat(window.find("game")).as("hands that may belong elsewhere").isEmpty();
    } finally {
      disk.countDown();
    }
    Fx.until(() -> window.services().evening().isOpen());
    Fx.run(() -> {
      assertThat(isWaiting).doesNotContain(false);
      assertThat(window.find("status-soon")).isEmpty();
      assertThat(window.find("away-title")).isPresent();
      assertThat(window.table().orElseThrow().size()).isEqualTo(moves);
    });
  }

  /** A game in which a person is next to do something of a kind. */
  private static Table waitingFor(Table table, String kind) {
    LedModel model = AnyTable.model(table, true, record -> {});
    Random random = new Random(7);
    while (!model.prompt().getClass().getSimpleName().equals(kind)) {
      assertThat(HostingPlayer.acts(model, random)).isTrue();
    }
    return table;
  }

  /** The time of a disk on which the screens are found late. */
  private static Instant slow(CountDownLatch asked, CountDownLatch found) {
    boolean isLooking =
        StackWalker.getInstance()
            .walk(frames ->
                frames.anyMatch(frame -> frame.getClassName().equals(HostedGames.class.getName())));
    if (isLooking) {
      asked.countDown();
      try {
        found.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    return Window.NOW;
  }

  @Test
  void thePageClosesOnceAllHaveJoined() throws Exception {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    assertThat(codeHeight()).isGreaterThanOrEqualTo(window.scene().getHeight() / 3);
    List<Transport.SeatEnd> seats = List.of(Doors.take(door(), 1), Doors.take(door(), 2));
    Fx.until(() -> window.find("host-picture").isEmpty());
    show();
    assertThat(codeHeight()).isLessThan(window.scene().getHeight() / 4);
    seats.forEach(Transport.SeatEnd::close);
  }

  @Test
  void screenThatNobodySitsAtIsATelevision() throws Exception {
    window.open(AnyTable.of("san-marco", 3, 3, "", 5));
    show();
    List<Transport.SeatEnd> seats =
        List.of(Doors.take(door(), 1), Doors.take(door(), 2), Doors.take(door(), 3));
    seats.forEach(seat -> seat.receive(0, frame -> {}));
    Fx.until(this::isTelevision);
    assertThat(window.find("save-as").filter(Fx::isShown)).isEmpty();
    assertThat(window.find("menu").filter(Fx::isShown)).isPresent();
    seats.getFirst().close();
    Fx.until(() -> !isTelevision());
    assertThat(window.find("menu").filter(Fx::isShown)).isPresent();
    seats.forEach(Transport.SeatEnd::close);
  }

  /** Icons for home screens are drawn when a phone asks for them. */
  @ParameterizedTest
  @CsvSource({"icon-192.png, 192", "icon-512.png, 512", "icon-maskable.png, 512"})
  void iconsAreAsLargeAsTheManifestSays(String name, int side) throws IOException {
    BufferedImage icon =
        ImageIO.read(new ByteArrayInputStream(new ScreenPictures("nim").png(name).orElseThrow()));
    assertThat(List.of(icon.getWidth(), icon.getHeight())).containsOnly(side);
    assertThat(icon.getRGB(side / 2, side / 2)).isNotZero();
    assertThat(icon.getRGB(0, 0) != 0).isEqualTo(name.contains("maskable"));
  }

  private boolean isTelevision() {
    return window.scene().getRoot().lookupAll(".game").stream()
        .anyMatch(
            game -> game.getPseudoClassStates().contains(PseudoClass.getPseudoClass("television")));
  }

  private double codeHeight() {
    return ((ImageView) window.find("host-picture").orElseThrow()).getImage().getHeight();
  }

  @Test
  void theLogTellsNoHandOnceItsPlayerIsElsewhere() throws Exception {
    Table dealt = AnyTable.of("marco-polo", 2, 2, "easy", 5);
    Dealer dealer = new Dealer(5);
    while (dealt.position().actor() instanceof Actor.Chance) {
      dealt.play(dealt.position().sample(dealer.at(dealt.size())));
    }
    window.open(dealt);
    String hidden = dealt.seat(1).name() + " is dealt five cards.";
    assertThat(logged()).doesNotContain(hidden);
    show();
    Transport.SeatEnd seat = Doors.take(door(), 1);
    Fx.until(() -> logged().contains(hidden));
    seat.close();
  }

  private List<String> logged() {
    return Fx.on(() ->
        ((ListView<?>) window.scene().lookup("#log"))
            .getItems().stream().map(line -> ((LogLine) line).text()).toList());
  }

  @Test
  void stoppedScreensStayClosed() throws Exception {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    window.hand().click("host-stop");
    assertThat(window.services().evening().isOpen()).isFalse();
    window.settle();
    window.close();
    window.restart();
    window.hand().click("home-continue");
    window.settle();
    assertThat(window.services().evening().isOpen()).isFalse();
  }

  private static Table over() {
    Table over = AnyTable.of("nim", 2, 2, "", 5);
    Dealer dealer = new Dealer(5);
    while (!over.isOver()) {
      over.play(over.position().sample(dealer.at(over.size())));
    }
    return over;
  }

  @Test
  void theNextGameKeepsTheScreensAfterARestart() throws Exception {
    window.open(over());
    show();
    HttpClaim door = door();
    Transport.SeatEnd seat = Doors.take(door, 2);
    window.settle();
    window.close();
    window.restart();
    window.open(AnyTable.of("marco-polo", 3, 3, "", 5));
    show();
    assertThat(door.places())
        .extracting(HttpClaim.Place::isFree)
        .as("at the same address, with the same code")
        .containsExactly(true, false, true);
    seat.close();
  }

  @Test
  void thePageNamesWhoSitsOut() throws Exception {
    Table over = over();
    window.open(over);
    show();
    // The page closes once both have joined.
    List<Transport.SeatEnd> ends = List.of(Doors.take(door(), 1), Doors.take(door(), 2));
    for (Transport.SeatEnd end : ends) {
      runs(end).take();
    }
    List<Seat> others = List.of(new Seat("Anna", "red"), new Seat("Cleo", "blue"));
    window.open(new Table(over.game(), over.setup(), others, new Dealer(5)));
    show();
    Fx.until(() ->
        ((Parent) window.find("host-seats").orElseThrow())
            .getChildrenUnmodifiable().stream()
                .anyMatch(
                    row -> row instanceof Label label && label.getText().equals("Ben – watching")));
    ends.forEach(Transport.SeatEnd::close);
  }

  @Test
  void theNextGameKeepsTheScreens() throws Exception {
    window.open(over());
    show();
    HttpClaim door = door();
    Transport.SeatEnd seat = Doors.take(door, 2);
    BlockingQueue<String> runs = runs(seat);
    String run = runs.take();
    window.hand().click("host-close");
    window.hand().click("game-over-again");
    assertThat(runs.take()).isNotEqualTo(run);
    assertThat(door.places()).extracting(HttpClaim.Place::isFree).containsExactly(true, false);
    assertThat(Fx.on(() -> window.table().orElseThrow().size())).isZero();
    seat.close();
  }

  @Test
  void thePageGoesOncePlayersAreThereAgain() throws Exception {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    List<Transport.SeatEnd> seats = List.of(Doors.take(door(), 1), Doors.take(door(), 2));
    Fx.until(() -> window.find("host-picture").isEmpty());
    for (String next : List.of("nim", "marco-polo")) {
      Fx.run(() -> window.services().navigator().hosted(AnyTable.of(next, 2, 2, "", 6)));
      Fx.until(() -> window.find("host-picture").isEmpty());
    }
    seats.forEach(Transport.SeatEnd::close);
    window.settle();
  }

  /** Phones are told to look there for what takes a seat back. */
  @Test
  void theMenuInTheHeaderLeadsToThePage() {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    window.hand().click("host-close");
    Fx.until(() -> window.find("host-picture").isEmpty());
    Fx.run(() -> ((MenuButton) Fx.find(window.scene(), "#hosted")).getItems().getFirst().fire());
    Fx.until(() -> window.find("host-picture").isPresent());
  }

  @Test
  void aNetworkThatComesLateIsShown() throws Exception {
    assumeThat("127.0.0.3").matches(Doors::isOurs);
    window.networks = () -> Doors.networks("127.0.0.1");
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    assertThat(window.text("host-notice")).startsWith("No network was found.");
    window.networks = () -> Doors.networks("127.0.0.3");
    Fx.until(() -> window.text("host-address").startsWith("127.0.0.3:"));
    assertThat(window.text("host-notice")).isEmpty();
  }

  /** The page opens by itself, and goes once the players have scanned again. */
  @Test
  void theNewAddressIsShownAtOnce() throws Exception {
    assumeThat("127.0.0.3").matches(Doors::isOurs);
    window.networks = () -> Doors.networks("127.0.0.2");
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    assertThat(window.text("host-address")).startsWith("127.0.0.2:");
    assertThat(window.text("host-notice")).isEmpty();
    List<Transport.SeatEnd> seats = List.of(Doors.take(door(), 1), Doors.take(door(), 2));
    Fx.until(() -> window.find("host-picture").isEmpty());
    window.networks = () -> Doors.networks("127.0.0.3");
    Fx.until(() -> window.find("host-picture").isPresent());
    Pictures.take(window, "own-screens-moved");
    assertThat(window.text("host-address")).startsWith("127.0.0.3:");
    assertThat(window.text("host-notice"))
        .isEqualTo("This computer’s address has changed: scan again.");
    assertThat(codeHeight()).isGreaterThan(200);
    HttpClaim door = door();
    for (int seat = 1; seat <= 2; seat++) {
      assertThat(window.find("host-picture")).isPresent();
      Doors.take(door, seat).receive(0, frame -> {});
    }
    Fx.until(() -> window.find("host-picture").isEmpty());
    seats.forEach(Transport.SeatEnd::close);
  }

  /** A computer that plays for somebody who is away does so until they are back, always. */
  @Test
  void substitutesGoOncePeopleAreBack() throws Exception {
    Table table = waitingFor(AnyTable.of("marco-polo", 2, 2, "", 5), "Deciding");
    int asked = ((Actor.Seat) table.actor()).number();
    window.open(table);
    show();
    HttpClaim door = door();
    List<HttpClaim.Taken> taken = List.of(door.claim(1), door.claim(2));
    List<Transport.SeatEnd> phones = new ArrayList<>();
    for (HttpClaim.Taken one : taken) {
      phones.add(door.end(one));
      phones.getLast().receive(0, frame -> {});
    }
    Fx.until(() -> window.find("host-picture").isEmpty());
    phones.get(asked - 1).close();
    Fx.until(() -> window.find("away-computer").isPresent());
    window.hand().click("away-computer");
    Fx.until(() -> window.table().orElseThrow().seat(asked).isComputer());
    window.settle();
    window.close();
    window.restart();
    window.hand().click("home-continue");
    Fx.until(() -> window.services().evening().isOpen());
    assertThat(Fx.on(() -> window.table().orElseThrow().seat(asked).isComputer())).isTrue();
    assertThat(door.places().get(asked - 1).isFree()).as("somebody else's").isFalse();
    Transport.SeatEnd back = door.end(taken.get(asked - 1));
    back.receive(0, frame -> {});
    Fx.until(() -> !window.table().orElseThrow().seat(asked).isComputer());
    back.close();
    phones.forEach(Transport.SeatEnd::close);
  }

  /** Phones look for the old port, so that is tried until somebody has come to the new one. */
  @Test
  void aPortThatAnotherProgramHasTakenIsNamed() throws Exception {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    String before = window.text("host-address");
    Transport.SeatEnd seat = Doors.take(door(), 2);
    seat.receive(0, frame -> {});
    window.settle();
    window.close();
    ServerSocket other = Doors.occupy(before);
    window.restart();
    window.hand().click("home-continue");
    Fx.until(() -> window.find("host-picture").isPresent());
    assertThat(window.text("host-address")).isNotEqualTo(before);
    assertThat(window.text("host-notice")).startsWith("Another program is using this game’s port");
    other.close();
    Fx.until(() -> window.find("host-picture").isEmpty());
    show();
    assertThat(window.text("host-address")).isEqualTo(before);
    seat.close();
  }

  /** Players may have come back before the window knew that it listens. */
  @Test
  void openScreensAreLookedAtOnce() {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    LedModel model = AnyTable.model(AnyTable.of("nim", 2, 2, "", 6), false, game -> {});
    OwnScreens screens = new OwnScreens(window.services(), model);
    Set<Boolean> open = ConcurrentHashMap.newKeySet();
    Fx.run(() -> {
      screens.onPresence(() -> open.add(screens.isOpen()));
      screens.prepare(
          networks -> screens.start(networks.getFirst().address(), () -> {}, failed -> {}));
    });
    Fx.until(() -> open.contains(true));
    Fx.run(screens::leave);
  }

  /** The runs of the games that a seat receives, each once. */
  private static BlockingQueue<String> runs(Transport.SeatEnd seat) {
    SeatFormat format = new SeatFormat(Games.installed());
    BlockingQueue<String> runs = new LinkedBlockingQueue<>();
    Set<String> known = new HashSet<>();
    seat.receive(
        0,
        frame -> {
          String run = format.readFrame(frame).run();
          if (known.add(run)) {
            runs.add(run);
          }
        });
    return runs;
  }

  @Test
  void theWholeCodeIsShownInTheSmallestWindow() {
    window.open(AnyTable.of("nim", 2, 2, "", 5));
    show();
    Pictures.takeSmall(window, "own-screens");
    assertThat(window.drawn("host-code"))
        .isEqualTo(window.text("host-code"))
        .matches("(\\w{4}-){4}\\w{4}");
  }
}
