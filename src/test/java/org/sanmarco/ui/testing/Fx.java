package org.sanmarco.ui.testing;

import module java.base;

import com.sun.javafx.scene.NodeHelper;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.sanmarco.testing.Waiting;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The JavaFX thread, for tests: nodes are accessed only there. TestFX starts JavaFX at the first
 * access, once in a process.
 *
 * <p>TestFX remembers what fails unnoticed on any thread, and the next access fails with it. Stages
 * aren't registered with TestFX, which would keep all events of a registered stage and the nodes
 * that they met.
 */
public final class Fx {

  /** The pause between two checks of a condition, which leaves the processor to others. */
  private static final long BETWEEN_NANOS = 500_000;

  static {
    FxToolkit.toolkitContext().setLaunchTimeoutInMillis(Waiting.LONGEST.toMillis());
    FxToolkit.toolkitContext().setSetupTimeoutInMillis(Waiting.LONGEST.toMillis());
    // Each failure is thrown on the test's thread and reported there.
    WaitForAsyncUtils.printException = false;
    NoScreen.use();
    try {
      FxToolkit.registerPrimaryStage();
    } catch (TimeoutException e) {
      throw new AssertionError("JavaFX doesn't start", e);
    }
    Waiting.tell("The windows", Fx::shown);
  }

  private Fx() {}

  /** Does something on the JavaFX thread and waits for its result. */
  public static <T> T on(Callable<T> work) {
    try {
      // FxToolkit.setupFixture would sleep after each call.
      return WaitForAsyncUtils.waitFor(
          Waiting.LONGEST.toMillis(), TimeUnit.MILLISECONDS, WaitForAsyncUtils.asyncFx(work));
    } catch (TimeoutException e) {
      throw Waiting.inVain(Thread.currentThread());
    } catch (RuntimeException failed) {
      Throwable cause = Objects.requireNonNullElse(failed.getCause(), failed);
      throw cause instanceof AssertionError failure ? failure : new AssertionError(cause);
    }
  }

  /** Does something on the JavaFX thread and waits until it is done. */
  public static void run(Runnable work) {
    on(Executors.callable(work));
  }

  /** Fails if something has failed unnoticed, on the JavaFX thread or any other. */
  static void requireNoFailure() {
    run(() -> {});
    // What failed before that is thrown now.
    run(() -> {});
  }

  /** Waits for a condition, checked on the JavaFX thread between its other work. */
  public static void until(Callable<Boolean> condition) {
    long start = System.nanoTime();
    while (!on(condition)) {
      if (System.nanoTime() - start > Waiting.LONGEST.toNanos()) {
        throw Waiting.inVain(Thread.currentThread());
      }
      LockSupport.parkNanos(BETWEEN_NANOS);
    }
  }

  /** The first node of a selector, once the scene is {@link #styled}. On the JavaFX thread. */
  public static @Nullable Node lookup(Scene scene, String selector) {
    return lookup(scene.getRoot(), selector);
  }

  /** The same within a node. */
  public static @Nullable Node lookup(Node node, String selector) {
    // JavaFX parses the selector again for each node, and identifiers are looked up all the time.
    return selector.matches("#[\\w-]+")
        ? withId(node, selector.substring(1))
        : node.lookup(selector);
  }

  private static @Nullable Node withId(Node node, String id) {
    if (id.equals(node.getId())) {
      return node;
    }
    if (node instanceof Parent parent) {
      for (Node child : parent.getChildrenUnmodifiable()) {
        Node found = withId(child, id);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  /** The same for a node that must exist. */
  public static Node find(Scene scene, String selector) {
    return Objects.requireNonNull(lookup(scene, selector), selector);
  }

  /** Waits until a scene is drawn once more, if its window is shown. */
  public static void awaitFrame(Scene scene) {
    AtomicBoolean drawn = new AtomicBoolean();
    Runnable listener = () -> drawn.set(true);
    run(() -> {
      scene.addPostLayoutPulseListener(listener);
      Platform.requestNextPulse();
    });
    until(() -> drawn.get() || scene.getWindow() == null || !scene.getWindow().isShowing());
    run(() -> scene.removePostLayoutPulseListener(listener));
  }

  /**
   * Styles a scene as the next frame would: nodes in a scroll pane are found only then. Called on
   * the JavaFX thread.
   */
  public static void styled(Scene scene) {
    // As a frame does. Node.applyCss() would style every node again, and take half of the tests'
    // time.
    NodeHelper.processCSS(scene.getRoot());
  }

  /**
   * Styles a scene and lays it out as the next two frames would: a node that gets its size in one
   * may change others in the next. Called on the JavaFX thread.
   */
  public static void laidOut(Scene scene) {
    for (int frame = 0; frame < 2; frame++) {
      styled(scene);
      scene.getRoot().layout();
    }
  }

  /**
   * The place of a node in its scene after {@link #laidOut}. Code that reads a place in another way
   * gets the result of the last frame, whose time is unknown.
   */
  public static Bounds place(Node node) {
    return on(() -> {
      laidOut(node.getScene());
      return node.localToScene(node.getLayoutBounds());
    });
  }

  /** Whether something can be seen and may be used. On the JavaFX thread. */
  public static boolean isUsable(Scene scene, String id) {
    Node node = lookup(scene, "#" + id);
    return node != null && isShown(node) && !node.isDisabled();
  }

  /** The texts in all windows, each with the identifiers that it is within. */
  private static String shown() {
    CompletableFuture<String> texts = new CompletableFuture<>();
    Platform.runLater(() -> {
      StringBuilder text = new StringBuilder();
      for (Window window : Window.getWindows()) {
        text.append("\n").append(window);
        write(window.getScene().getRoot(), "", text);
      }
      texts.complete(text.toString());
    });
    return texts.completeOnTimeout("the JavaFX thread doesn't answer", 10, TimeUnit.SECONDS).join();
  }

  private static void write(Node node, String path, StringBuilder text) {
    if (!node.isVisible()) {
      return;
    }
    String here = node.getId() == null ? path : path + " #" + node.getId();
    String state = node.isDisabled() ? " (disabled)" : "";
    if (node instanceof Labeled labeled
        && labeled.getText() != null
        && !labeled.getText().isEmpty()) {
      text.append("\n ").append(here).append(": ").append(labeled.getText()).append(state);
    } else if (node instanceof TextInputControl input) {
      text.append("\n ").append(here).append(" has: ").append(input.getText()).append(state);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> write(child, here, text));
    }
  }

  /** Whether a node and all its parents are visible. Called on the JavaFX thread. */
  public static boolean isShown(Node node) {
    for (Node up = node; up != null; up = up.getParent()) {
      if (!up.isVisible()) {
        return false;
      }
    }
    return true;
  }
}
