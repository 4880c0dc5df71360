package org.sanmarco.ui.shell;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.sanmarco.save.Setting;
import org.sanmarco.save.Settings;
import org.sanmarco.save.Settings.Animation;
import org.sanmarco.table.Table;
import org.sanmarco.ui.FileKind;
import org.sanmarco.ui.Files;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.Fx;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.sound.Sounds;

/** A window under test: started like the program, in a folder of the test's own. */
final class Window {

  /** When everything happens in tests. */
  static final Instant NOW = Instant.parse("2026-11-20T19:30:00Z");

  /** What the system's file dialogs answer, one after the other. */
  final Deque<Path> chosen = new ArrayDeque<>();

  /** Which folders were shown in the system's own way. */
  final Deque<Path> shown = new ArrayDeque<>();

  private final Path folder;
  private final long seed;
  private Stage stage;
  private Shell shell;

  /** Opens a window. On the JavaFX thread. */
  Window(Stage stage, Path folder, long seed) {
    this.stage = stage;
    this.folder = folder;
    this.seed = seed;
    this.shell = start(stage);
  }

  private Shell start(Stage fresh) {
    Fonts.load();
    // The last test's, with what it had the focus on, and whoever heard its keys.
    fresh.setScene(null);
    fresh.setMaximized(false);
    fresh.setMinWidth(0);
    fresh.setMinHeight(0);
    Shell started = new Shell(fresh, start(folder, seed, new Answers(chosen, shown)));
    fresh.setX(0);
    fresh.setY(0);
    fresh.setWidth(1280);
    fresh.setHeight(800);
    started.services().preferences().change(Window::plain);
    started.open(null);
    return started;
  }

  /** Nothing takes time and nobody is asked whether he means it, but by the tests of just that. */
  private static Settings plain(Settings settings) {
    return settings
        .with(Setting.CONFIRMATIONS, false)
        .with(Setting.ANIMATION, Animation.OFF)
        .with(Setting.COMPUTERS, List.of());
  }

  /** The program is started anew. From a test's thread, once the window is closed. */
  void restart() {
    Fx.on(() -> {
      stage = new Stage();
      shell = start(stage);
      return stage;
    });
    settle();
  }

  /** Closes the window as a player would, and waits until it is closed. */
  void close() {
    Fx.on(() -> {
      shell.quit();
      return shell;
    });
    Fx.until(() -> !stage.isShowing());
  }

  Stage stage() {
    return stage;
  }

  /** Does what the build does for the start-up cache. On the JavaFX thread. */
  void rehearse(Duration look) {
    AotTrainingRun.rehearse(shell, look);
  }

  /** The game that is being played. On the JavaFX thread. */
  Optional<Table> table() {
    return shell.table();
  }

  Scene scene() {
    return stage.getScene();
  }

  Services services() {
    return shell.services();
  }

  /** Shows a game's screen. */
  void open(Table table) {
    Fx.on(() -> {
      services().navigator().game(table);
      return table;
    });
    settle();
  }

  /** Waits until nothing runs in the background, and all is done that was left for later. */
  void settle() {
    Fx.until(() -> services().background().isIdle());
    // What an event leaves for later may leave something for later itself.
    for (int i = 0; i < 3; i++) {
      Fx.on(() -> stage);
    }
  }

  /** The node of an identifier, if it is there and can be seen. */
  Optional<Node> find(String id) {
    return Fx.on(() -> Optional.ofNullable(scene().lookup("#" + id)).filter(Fx::isShown));
  }

  /** What a label or a button says. */
  String text(String id) {
    return Fx.on(() -> ((Labeled) scene().lookup("#" + id)).getText());
  }

  /** Whether something may be used. */
  boolean isUsable(String id) {
    return Fx.on(() -> Fx.isUsable(scene(), id));
  }

  /** What the program starts with in tests. */
  static Start start(Path folder, long seed, Files files) {
    return new Start(
        folder,
        (window, messages) -> files,
        () -> seed,
        InstantSource.fixed(NOW),
        Locale.ENGLISH,
        Sounds.SILENT);
  }

  /** Answers in place of the system's file dialogs, one after the other. */
  record Answers(Deque<Path> chosen, Deque<Path> shown) implements Files {
    @Override
    public Optional<Path> chooseOpen(Path folder) {
      return Optional.ofNullable(chosen.poll());
    }

    @Override
    public Optional<Path> chooseSave(FileKind kind, Path suggestion) {
      return Optional.ofNullable(chosen.poll());
    }

    @Override
    public Optional<Path> chooseFolder() {
      return Optional.ofNullable(chosen.poll());
    }

    @Override
    public void show(Path shownFolder) {
      shown.add(shownFolder);
    }
  }
}
