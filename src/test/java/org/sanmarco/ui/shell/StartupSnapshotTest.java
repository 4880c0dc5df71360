package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.util.logging.ConsoleHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.image.ImageView;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.ThemeChoice;
import org.sanmarco.table.SampleGames;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Pixels;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;
import org.sanmarco.ui.testing.Hand;
import org.sanmarco.ui.testing.Window;

/** The start screen is there before it is there. */
@ExtendWith(FxExtension.class)
class StartupSnapshotTest {

  private static final String FILE = "start-screen.pixels";

  /** The position of the first difference between two equal pictures. */
  private static final int NOWHERE = -1;

  @TempDir private Path folder;

  private final Window.Answers files = new Window.Answers(new ArrayDeque<>(), new ArrayDeque<>());
  private Stage stage;
  private final AtomicReference<@Nullable Shell> shell = new AtomicReference<>();

  /** Whether the snapshot was shown before anything else. */
  private boolean snapshotShown;

  @BeforeEach
  void first() {
    open();
  }

  @AfterEach
  void close() {
    Fx.on(() -> {
      stage.hide();
      return stage;
    });
  }

  private void open() {
    shell.set(null);
    stage = Fx.on(Stage::new);
    snapshotShown =
        Fx.on(() -> {
          // A node below the mouse looks different.
          Hand.rest();
          SanMarcoApp.open(stage, folder, () -> Window.start(folder, 1, files), null, shell::set);
          return shell.get() == null && picture().isPresent();
        });
    Fx.until(() -> shell.get() != null);
  }

  private Shell shell() {
    return Objects.requireNonNull(shell.get());
  }

  private void untilComplete() {
    Fx.until(() -> shell().services().background().isIdle() && picture().isEmpty());
  }

  private void quit() {
    untilComplete();
    Fx.on(() -> {
      shell().quit();
      return stage;
    });
    Fx.until(() -> !stage.isShowing());
  }

  private Optional<ImageView> picture() {
    Parent root = stage.getScene().getRoot();
    Node top = root.getChildrenUnmodifiable().getLast();
    return top instanceof ImageView view && view.getImage() != null
        ? Optional.of(view)
        : Optional.empty();
  }

  private byte[] seen() {
    return Fx.on(() -> Pixels.bytes(stage.getScene().snapshot(null)));
  }

  private byte[] kept() throws IOException {
    byte[] file = Files.readAllBytes(folder.resolve(FILE));
    long pixels =
        Fx.on(() ->
            Pixels.size((int) stage.getScene().getWidth(), (int) stage.getScene().getHeight()));
    return Arrays.copyOfRange(file, file.length - (int) pixels, file.length);
  }

  @Test
  void aDiskThatTakesNoPictureIsLoggedInOneLine() throws Exception {
    untilComplete();
    Files.createDirectories(folder.resolve(FILE).resolve("in the way"));
    List<LogRecord> logged = new CopyOnWriteArrayList<>();
    Handler handler =
        new ConsoleHandler() {
          @Override
          public void publish(LogRecord entry) {
            logged.add(entry);
          }
        };
    Logger logger = Logger.getLogger(StartupSnapshot.class.getName());
    logger.addHandler(handler);
    logger.setLevel(Level.INFO);
    quit();
    logger.removeHandler(handler);
    assertThat(logged).singleElement().returns(null, LogRecord::getThrown);
  }

  @Test
  void whatWasPutInItsPlaceDoesNoHarm() throws Exception {
    quit();
    Path file = folder.resolve(FILE);
    Files.delete(file);
    try (FileChannel huge =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      huge.write(ByteBuffer.wrap(new byte[1]), 3L << 30);
    }
    open();
    assertThat(snapshotShown).isFalse();
    quit();
    assertThat(Files.size(file)).isLessThan(1L << 30);
    Path endless = Path.of("/dev/zero");
    if (Files.exists(endless)) {
      Files.delete(file);
      Files.createSymbolicLink(file, endless);
      open();
      assertThat(snapshotShown).isFalse();
    }
  }

  @Test
  void aSavedGameOpensWithoutTheStartScreen() throws Exception {
    Path file = folder.resolve("game.sanmarco");
    shell().services().savedGameStore().save(file, SampleGames.played(4, 1, 20).record());
    quit();
    stage = Fx.on(Stage::new);
    boolean isHome =
        Fx.on(() -> {
          SanMarcoApp.open(stage, folder, () -> Window.start(folder, 1, files), file, shell::set);
          return picture().isPresent() || Fx.lookup(stage.getScene(), "#home") != null;
        });
    assertThat(isHome).isFalse();
    Fx.until(() -> Fx.lookup(stage.getScene(), "#game") != null);
  }

  @Test
  void behindASavedGameThatIsRefusedIsTheStartScreen() throws Exception {
    quit();
    Path file = Files.writeString(folder.resolve("game.sanmarco"), "no game");
    stage = Fx.on(Stage::new);
    Fx.run(() ->
        SanMarcoApp.open(stage, folder, () -> Window.start(folder, 1, files), file, shell::set));
    Fx.until(() -> Fx.lookup(stage.getScene(), "#open-refused-leave") != null);
    assertThat(Fx.on(() -> Fx.lookup(stage.getScene(), "#home") != null)).isTrue();
  }

  @Test
  void theTitleBarIsOnASmallScreen() {
    for (Rectangle2D room :
        List.of(
            new Rectangle2D(0, 0, 1366, 768),
            new Rectangle2D(0, 27, 1280, 773),
            new Rectangle2D(0, 0, 1024, 768))) {
      Stage small =
          Fx.on(() -> {
            Stage fresh = new Stage();
            WindowSize.fit(fresh, room);
            return fresh;
          });
      assertThat(small.getY()).isEqualTo(room.getMinY());
      assertThat(small.getX()).isBetween(room.getMinX(), room.getMaxX() - small.getWidth());
      assertThat(small.getHeight()).isLessThanOrEqualTo(room.getHeight());
    }
  }

  @Test
  void theFirstTimeThereIsNone() {
    assertThat(snapshotShown).isFalse();
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void packagesHaveThatOfTheVeryFirstStart(ThemeChoice theme) {
    Fx.on(() -> {
      shell().services().preferences().change(settings -> settings.with(Setting.THEME, theme));
      stage.setWidth(WindowSize.WIDTH);
      stage.setHeight(WindowSize.HEIGHT);
      return stage;
    });
    Fx.until(() ->
        stage.getScene().getWidth() == WindowSize.WIDTH
            && stage.getScene().getHeight() == WindowSize.HEIGHT);
    untilComplete();
    Start firstEver = Window.start(folder.resolve("none"), 1, files);
    byte[] packed =
        Fx.on(() -> BuildTimeCache.firstStart(new Stage(), firstEver, theme == ThemeChoice.DARK));
    assertThat(Arrays.mismatch(packed, seen())).isEqualTo(NOWHERE);
  }

  @Test
  void theNextTimeItShowsWhatWillBeThere() throws IOException {
    quit();
    open();
    assertThat(snapshotShown).isTrue();
    untilComplete();
    assertThat(Arrays.mismatch(seen(), kept())).as("nobody sees it go").isEqualTo(NOWHERE);
  }

  @Test
  void startPictureMatchesThemeAndLastGame() throws IOException {
    Fx.on(() -> {
      shell()
          .services()
          .preferences()
          .change(settings ->
              settings.with(Setting.CONFIRMATIONS, false).with(Setting.THEME, ThemeChoice.DARK));
      shell()
          .services()
          .navigator()
          .game(
              new Table(
                  new SanMarco(),
                  new Setup(SanMarco.ID, 3, Map.of()),
                  Seat.COLOURS.stream().limit(3).map(colour -> new Seat(colour, colour)).toList(),
                  1));
      return stage;
    });
    quit();
    open();
    untilComplete();
    assertThat(Fx.on(() -> Fx.isUsable(stage.getScene(), "home-continue"))).isTrue();
    assertThat(Arrays.mismatch(seen(), kept())).isEqualTo(NOWHERE);
  }

  @Test
  void whatIsClickedMeanwhileIsHeard() {
    quit();
    open();
    Fx.until(() -> Fx.isUsable(stage.getScene(), "home-settings"));
    new Hand(() -> stage.getScene(), () -> {}).click("home-settings");
    Fx.until(() -> shell().services().dialogs().isOpen());
    assertThat(Fx.on(this::picture)).isEmpty();
  }

  @Test
  void whatDoesNotFitOrWasSpoiltIsNotShown() throws IOException {
    quit();
    byte[] file = Files.readAllBytes(folder.resolve(FILE));
    file[2]++;
    Files.write(folder.resolve(FILE), file);
    open();
    assertThat(snapshotShown).isFalse();
    quit();
    Files.write(folder.resolve(FILE), Arrays.copyOf(file, 100));
    open();
    assertThat(snapshotShown).isFalse();
    quit();
    Files.write(folder.resolve(FILE), new byte[1]);
    open();
    assertThat(snapshotShown).isFalse();
  }
}
