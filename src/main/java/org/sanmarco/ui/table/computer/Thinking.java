package org.sanmarco.ui.table.computer;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;

/** Work of computer players, on threads of their own. */
final class Thinking {

  private Thinking() {}

  /**
   * Starts to think.
   *
   * @param name of the thread
   * @param found receives the result on the JavaFX thread
   * @param failed receives any failure on the JavaFX thread
   */
  static <T> void start(
      String name, Supplier<T> work, Consumer<T> found, Consumer<Throwable> failed) {
    Thread.ofPlatform()
        .name(name)
        .daemon()
        .start(() -> {
          try {
            T result = work.get();
            Platform.runLater(() -> found.accept(result));
          } catch (RuntimeException | Error broken) {
            Platform.runLater(() -> failed.accept(broken));
          }
        });
  }
}
