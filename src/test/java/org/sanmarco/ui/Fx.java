package org.sanmarco.ui;

import java.time.Instant;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;

/** The JavaFX thread, for tests: whatever is asked of nodes is asked there. */
public final class Fx {

  private static final long SECONDS = 30;

  private Fx() {}

  /** Does something on the JavaFX thread and waits for its result. */
  public static <T> T on(Callable<T> work) {
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

  /** Waits for a condition, asked on the JavaFX thread between whatever else happens there. */
  public static void until(Callable<Boolean> condition) {
    Instant last = Instant.now().plusSeconds(SECONDS);
    while (!on(condition)) {
      if (Instant.now().isAfter(last)) {
        throw new AssertionError("waited in vain");
      }
    }
  }

  /** Whether something can be seen and may be used. On the JavaFX thread. */
  public static boolean isUsable(Scene scene, String id) {
    Node node = scene.lookup("#" + id);
    return node != null && isShown(node) && !node.isDisabled();
  }

  /** Whether a node and all that it lies in are visible. On the JavaFX thread. */
  public static boolean isShown(Node node) {
    for (Node up = node; up != null; up = up.getParent()) {
      if (!up.isVisible()) {
        return false;
      }
    }
    return true;
  }
}
