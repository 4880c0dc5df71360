package org.sanmarco.ui.shell;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.sanmarco.table.Table;
import org.sanmarco.ui.FileKind;
import org.sanmarco.ui.Files;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.Services;

/** A window under test: started like the program, in a folder of the test's own. */
final class Window {

  /** When everything happens in tests. */
  static final Instant NOW = Instant.parse("2026-11-20T19:30:00Z");

  private static final long SECONDS = 20;

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
    fresh.setMaximized(false);
    fresh.setMinWidth(0);
    fresh.setMinHeight(0);
    Shell started =
        new Shell(
            fresh,
            new Start(
                folder,
                (window, messages) -> answers(),
                () -> seed,
                InstantSource.fixed(NOW),
                Locale.ENGLISH));
    fresh.setX(0);
    fresh.setY(0);
    fresh.setWidth(1280);
    fresh.setHeight(800);
    started.open(null);
    return started;
  }

  /** The program is started anew. From a test's thread, once the window is closed. */
  void restart() {
    onFx(() -> {
      stage = new Stage();
      shell = start(stage);
      return stage;
    });
    settle();
  }

  /** Closes the window as a player would, and waits until it is closed. */
  void close() {
    onFx(() -> {
      shell.quit();
      return shell;
    });
    until(() -> !stage.isShowing());
  }

  Stage stage() {
    return stage;
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

  /** Waits until nothing runs in the background, and all is done that was left for later. */
  void settle() {
    until(() -> services().background().isIdle());
    // What an event leaves for later may leave something for later itself.
    for (int i = 0; i < 3; i++) {
      onFx(() -> stage);
    }
  }

  /** Waits for a condition, asked on the JavaFX thread between whatever else happens there. */
  static void until(Callable<Boolean> condition) {
    Instant last = Instant.now().plusSeconds(SECONDS);
    while (!onFx(condition)) {
      if (Instant.now().isAfter(last)) {
        throw new AssertionError("waited in vain");
      }
    }
  }

  /** The node of an identifier, if it is there and can be seen. */
  Optional<Node> find(String id) {
    return onFx(() -> Optional.ofNullable(scene().lookup("#" + id)).filter(Window::isShown));
  }

  /** Does something on the JavaFX thread and waits for its result. */
  static <T> T onFx(Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    if (Platform.isFxApplicationThread()) {
      task.run();
    } else {
      Platform.runLater(task);
    }
    try {
      return task.get(SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof AssertionError failure) {
        throw failure;
      }
      throw new AssertionError(failed.getCause());
    } catch (InterruptedException | TimeoutException e) {
      throw new AssertionError("the JavaFX thread doesn't answer", e);
    }
  }

  /** What a label or a button says. */
  String text(String id) {
    return onFx(() -> ((Labeled) scene().lookup("#" + id)).getText());
  }

  /** Whether something may be used. */
  boolean isUsable(String id) {
    return find(id).filter(node -> !node.isDisabled()).isPresent();
  }

  private static boolean isShown(Node node) {
    for (Node up = node; up != null; up = up.getParent()) {
      if (!up.isVisible()) {
        return false;
      }
    }
    return true;
  }

  private Files answers() {
    return new Files() {
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
    };
  }
}
