package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.util.logging.ConsoleHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.Library;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.testing.BreakableNimUi;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Pictures;
import org.sanmarco.ui.testing.Window;

/** Responses of the window to failures. */
class FailureTest {

  /** The logger of failures, which are intended here and kept out of the log. */
  private static final Logger LOG = Logger.getLogger(FailureDialogs.class.getName());

  private static final Logger ROOT = Logger.getLogger("");

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  private final Hand hand = window.hand();

  @BeforeEach
  void start() {
    LOG.setLevel(Level.OFF);
  }

  @AfterEach
  void stop() {
    LOG.setLevel(null);
    BreakableNimUi.setBroken(false);
  }

  @Test
  void tellsOfAFailureOnTheWindowsThread() {
    play();
    Platform.runLater(() -> {
      throw new IllegalStateException("no water in the lagoon for Zoë");
    });
    Fx.until(() -> window.find("failure").isPresent());
    assertThat(window.text("dialog-text")).contains("no water in the lagoon");
    assertThat(window.text("failure-safe"))
        .contains(window.services().autosave().file().orElseThrow().toString());
    Pictures.take(window, "failure");
    hand.click("failure-copy");
    String details = ((TextArea) window.find("failure-details").orElseThrow()).getText();
    assertThat(details).contains("FailureTest.java", "San Marco ").doesNotContain("Zoë");
    assertThat(Fx.on(() -> Clipboard.getSystemClipboard().getString())).isEqualTo(details);
    hand.click("failure-on");
    assertThat(window.services().dialogs().isOpen()).isFalse();
  }

  @Test
  void tellsOfAFailureOnAnyThread() {
    Thread.ofPlatform()
        .start(() -> {
          throw new IllegalStateException("elsewhere");
        });
    Fx.until(() -> window.find("failure").isPresent());
    assertThat(window.text("failure-safe")).contains("nothing is lost");
    hand.click("failure-quit");
    Fx.until(() -> !window.stage().isShowing());
  }

  @Test
  void tellsOfAFailureInTheBackground() {
    window
        .services()
        .background()
        .<String>run(
            "fail",
            () -> {
              throw new IOException("behind");
            },
            done -> {});
    Fx.until(() -> window.find("failure").isPresent());
    assertThat(window.text("dialog-text")).contains("IOException: behind");
    hand.click("failure-on");
  }

  @Test
  void tellsOfAFailureInTheCommonPool() {
    ForkJoinPool.commonPool()
        .execute(() -> {
          throw new IllegalStateException("in the pool");
        });
    Fx.until(() -> window.find("failure").isPresent());
    assertThat(window.text("dialog-text")).contains("in the pool");
    hand.click("failure-on");
  }

  @Test
  void outOfMemoryIsReportedWithWhatToDo() {
    play();
    Thread.ofPlatform()
        .start(() -> {
          throw new OutOfMemoryError("Java heap space");
        });
    Fx.until(() -> window.find("failure").isPresent());
    assertThat(window.text("dialog-text")).contains("out of memory", "start it again");
    assertThat(window.text("failure-safe")).contains("Your game is safe");
    hand.click("failure-on");
  }

  @Test
  void windowThatIsNoLongerDrawnIsReportedInAnother() {
    play();
    failures().drawingStopped();
    Fx.until(() -> plainWindow().isPresent());
    Scene plain = plainWindow().orElseThrow();
    assertThat(text(plain, "drawing-text")).contains("no longer be drawn", "start it again");
    assertThat(text(plain, "drawing-safe")).contains("Your game is safe");
    run(() -> ((Button) Fx.find(plain, "#drawing-quit")).fire());
    Fx.until(() -> !window.stage().isShowing());
  }

  @Test
  void reportIsTakenBackOnceTheWindowIsDrawnAgain() {
    play();
    failures().drawingStopped();
    Fx.until(() -> plainWindow().isPresent());
    failures().drawingResumed();
    Fx.until(() -> plainWindow().isEmpty());
  }

  private FailureDialogs failures() {
    return (FailureDialogs) window.services().failures();
  }

  private static String text(Scene scene, String id) {
    return Fx.on(() -> ((Labeled) Fx.find(scene, "#" + id)).getText());
  }

  private static Optional<Scene> plainWindow() {
    return Fx.on(() ->
        javafx.stage.Window.getWindows().stream()
            .map(javafx.stage.Window::getScene)
            .filter(scene -> Fx.lookup(scene, "#drawing-text") != null)
            .findFirst());
  }

  @Test
  void rendererFailuresAreReported() {
    List<Throwable> reported = new ArrayList<>();
    DrawingWatch watch = new DrawingWatch(reported::add, isDrawn -> {});
    PrintStream err = watch.listening(new PrintStream(OutputStream.nullOutputStream()));
    Throwable first = new IllegalStateException("no picture");
    Throwable memory = new OutOfMemoryError();
    print(err, "QuantumRenderer-0", first, new IllegalStateException("again"), memory);
    print(err, "elsewhere", new IllegalStateException("not drawn"));
    assertThat(reported).containsExactly(first, memory);
  }

  private static void print(PrintStream err, String thread, Throwable... causes) {
    Thread printing =
        Thread.ofPlatform()
            .name(thread)
            .start(() -> Stream.of(causes).forEach(cause -> cause.printStackTrace(err)));
    try {
      printing.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void memoryReserveIsHeldUntilReleased() {
    MemoryReserve reserve = new MemoryReserve();
    assertThat(reserve.isHeld()).isTrue();
    reserve.release();
    assertThat(reserve.isHeld()).isFalse();
    reserve.renew();
    assertThat(reserve.isHeld()).isTrue();
  }

  @Test
  void tellsOnceOfAFailureThatComesWithEveryPicture() {
    Region broken =
        new Region() {
          @Override
          protected void layoutChildren() {
            requestParentLayout();
            setNeedsLayout(true);
            throw new IllegalStateException("drawn wrongly");
          }
        };
    Pane root = (Pane) window.scene().getRoot();
    run(() -> root.getChildren().addFirst(broken));
    Fx.until(() -> window.find("failure-more").isPresent());
    run(() -> root.getChildren().remove(broken));
    assertThat(window.text("dialog-text")).contains("drawn wrongly");
    hand.click("failure-on");
    assertThat(window.services().dialogs().isOpen()).isFalse();
  }

  @Test
  void aGameWhoseTableFailsOpensAtThePlainTable() throws IOException {
    Path file = keepNim();
    byte[] kept = Files.readAllBytes(file);
    hand.click("home-continue");
    Fx.until(() -> window.find("failure").isPresent());
    hand.click("failure-plain");
    assertThat(window.find("game")).isPresent();
    assertThat(Fx.on(() -> window.table().orElseThrow().game().id())).isEqualTo(Nim.ID);
    assertThat(Files.readAllBytes(file)).isEqualTo(kept);
  }

  @Test
  void aGameWhoseTableFailsCanBeExported() throws IOException {
    Path file = keepNim();
    byte[] kept = Files.readAllBytes(file);
    Path exported = folder.resolve("nim.txt");
    window.chosen.add(exported);
    hand.click("home-continue");
    Fx.until(() -> window.find("failure").isPresent());
    hand.click("failure-export");
    Fx.until(() -> Files.exists(exported));
    window.settle();
    assertThat(Files.readString(exported)).contains("Anna");
    assertThat(Files.readAllBytes(file)).isEqualTo(kept);
  }

  @Test
  void aGameWhoseTableFailsStaysUnderContinue() {
    keepNim();
    for (int attempt = 1; attempt <= 2; attempt++) {
      hand.click("home-continue");
      Fx.until(() -> window.find("failure").isPresent());
      hand.click("failure-on");
      assertThat(window.isUsable("home-continue")).isTrue();
    }
  }

  /** Leaves a game of Nim, whose table can't be shown afterwards; returns its file. */
  private Path keepNim() {
    window.open(
        new Table(
            new Nim(),
            new Setup(Nim.ID, 2, Map.of()),
            List.of(new Seat("Anna", "red"), new Seat("Ben", "blue")),
            1));
    Fx.until(() -> window.services().autosave().file().isPresent());
    Path file = window.services().autosave().file().orElseThrow();
    run(() -> window.services().navigator().home());
    window.settle();
    BreakableNimUi.setBroken(true);
    return file;
  }

  @Test
  void theHandlerNeverFailsItself() {
    FailureDialogs handler =
        new FailureDialogs(
            () -> window.services().messages("org.sanmarco.ui.shell.shell"),
            window.services().dialogs(),
            new LogRedactor(System.getProperties(), List::of),
            () -> "all is safe",
            () -> {
              throw new IllegalStateException("where is the log?");
            },
            List::of,
            () -> {});
    run(() -> handler.failed("row", new IllegalStateException()));
    assertThat(window.services().dialogs().isOpen()).isFalse();
  }

  @Test
  void saysWhereTheLogIs() throws IOException {
    LOG.setLevel(null);
    List<Handler> usual = List.of(ROOT.getHandlers());
    usual.stream().filter(ConsoleHandler.class::isInstance).forEach(ROOT::removeHandler);
    play();
    window.services().failures().failed("row", new IllegalStateException("Zoë is not in the boat"));
    usual.stream().filter(ConsoleHandler.class::isInstance).forEach(ROOT::addHandler);
    Fx.until(() -> window.find("failure").isPresent());
    Path log = folder.resolve("log");
    assertThat(window.text("failure-log")).contains(log.toString());
    hand.click("failure-on");
    assertThat(Files.readString(log.resolve("san-marco-0-0.log")))
        .contains("failed to row", "IllegalStateException: (player) is not in the boat")
        .doesNotContain("Zoë");
  }

  @Test
  void countsWhatComesAgainInsteadOfPilingUpDialogs() {
    for (int i = 0; i < 3; i++) {
      window.services().failures().failed("draw", new IllegalStateException("again"));
    }
    Fx.until(() -> window.find("failure").isPresent());
    window.settle();
    assertThat(window.text("failure-more")).contains("2 times more");
    hand.click("failure-on");
    assertThat(window.services().dialogs().isOpen()).isFalse();
  }

  @Test
  void saysForAsLongAsItIsSoThatTheGameDoesNotKeepItself() throws Exception {
    Path autosave = blockAutosave();
    Table table = play();
    Fx.until(() -> window.find("trouble").isPresent());
    assertThat(window.text("trouble-text")).contains("autosave", "move it away", "in memory");
    Pictures.take(window, "not-kept");
    hand.click("trouble-again");
    window.services().autosave().flush();
    window.settle();
    assertThat(window.find("trouble")).isPresent();
    Files.delete(autosave);
    hand.click("trouble-again");
    Fx.until(() -> window.find("trouble").isEmpty());
    assertThat(read(kept()).record()).isEqualTo(table.record());
  }

  @Test
  void saysWhenTheDiskIsBehindTheScreen() throws Exception {
    play();
    CountDownLatch goOn = new CountDownLatch(1);
    InstantSource clock = window.clock;
    window.clock =
        () -> {
          awaitQuietly(goOn);
          return clock.instant();
        };
    Table table = Fx.on(() -> window.table().orElseThrow());
    run(() -> {
      table.handOver(1, "easy");
      window.services().autosave().save(table.record());
    });
    Fx.until(() -> window.find("trouble").isPresent());
    assertThat(window.text("trouble-text")).contains("The disk is slow");
    assertThat(window.find("trouble-again")).isEmpty();
    goOn.countDown();
    Fx.until(() -> window.find("trouble").isEmpty());
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void theGameKeepsItselfElsewhere() throws Exception {
    blockAutosave();
    Table table = play();
    Fx.until(() -> window.find("trouble").isPresent());
    Path elsewhere = folder.resolve("stick");
    window.chosen.add(elsewhere);
    hand.click("trouble-elsewhere");
    Fx.until(() -> window.find("dialog-on").isPresent());
    assertThat(window.text("dialog-text")).contains(elsewhere.toString());
    hand.click("dialog-on");
    assertThat(window.find("trouble")).isEmpty();
    Path file = window.services().autosave().file().orElseThrow();
    assertThat(file).hasParent(elsewhere);
    assertThat(read(file).record()).isEqualTo(table.record());
    assertThat(window.services().library().files()).anyMatch(found -> found.path().equals(file));
    window.close();
    window.restart();
    hand.click("home-continue");
    Fx.until(() -> window.table().isPresent());
    assertThat(window.table().orElseThrow().record())
        .as("offered at the next start")
        .isEqualTo(table.record());
    assertThat(window.services().autosave().file()).as("and goes on there").contains(file);
  }

  @Test
  void asksBeforeTheLastMovesAreLost() throws Exception {
    Path autosave = blockAutosave();
    Table table = play();
    Fx.until(() -> window.find("trouble").isPresent());
    run(() -> window.services().navigator().home());
    Fx.until(() -> window.find("unkept-leave").isPresent());
    Pictures.take(window, "not-kept-leaving");
    hand.click("unkept-stay");
    assertThat(window.find("game")).isPresent();
    run(() -> window.services().navigator().quit());
    Fx.until(() -> window.find("unkept-quit").isPresent());
    hand.click("unkept-stay");
    assertThat(window.stage().isShowing()).isTrue();
    Files.delete(autosave);
    window.close();
    assertThat(read(kept()).record()).isEqualTo(table.record());
  }

  @Test
  void leavesAGameThatIsNotKeptIfThePlayerSaysSo() throws Exception {
    Path autosave = blockAutosave();
    play();
    run(() -> window.services().navigator().newGame("san-marco"));
    hand.click("unkept-leave");
    assertThat(window.find("newgame")).isPresent();
    assertThat(window.find("trouble")).isEmpty();
    Files.delete(autosave);
  }

  @Test
  void doesNotCallAGameSafeThatIsNot() throws Exception {
    Path autosave = blockAutosave();
    play();
    Fx.until(() -> window.find("trouble").isPresent());
    window.services().failures().failed("row", new IllegalStateException());
    Fx.until(() -> window.find("failure").isPresent());
    assertThat(window.text("failure-safe")).contains("are not saved", "autosave");
    hand.click("failure-on");
    Files.delete(autosave);
  }

  @Test
  void tellsThatAGameIsNotSavedByHand() throws Exception {
    Table table = play();
    window.chosen.add(Files.createDirectory(folder.resolve("taken.sanmarco")));
    run(() -> window.services().savedGameActions().save(table.record(), file -> {}));
    window.settle();
    assertThat(window.text("dialog-title")).isEqualTo("The game was not saved");
    hand.click("dialog-on");
  }

  @Test
  void closesOnceTheGameIsSafe() throws SaveException {
    Table table = play();
    window.close();
    assertThat(read(kept()).record()).isEqualTo(table.record());
  }

  private Table play() {
    Table table =
        new Table(
            new SanMarco(),
            new Setup(SanMarco.ID, 3, Map.of()),
            List.of(new Seat("Bianca", "red"), new Seat("Marco", "blue"), new Seat("Zoë", "white")),
            7);
    window.open(table);
    keep(table);
    window.settle();
    return table;
  }

  /** Puts a file where the folder of autosaved games should be. */
  private Path blockAutosave() throws IOException {
    window.settle();
    return Files.createFile(folder.resolve("autosave"));
  }

  private void keep(Table table) {
    window.services().autosave().save(table.record());
    window.services().autosave().flush();
  }

  private Path kept() throws SaveException {
    Library library = new Library(folder, window.services().savedGameStore());
    return library.files().getFirst().path();
  }

  private Table read(Path file) throws SaveException {
    return window.services().savedGameStore().read(file).table();
  }

  private static void run(Runnable work) {
    Fx.on(() -> {
      work.run();
      return work;
    });
  }
}
