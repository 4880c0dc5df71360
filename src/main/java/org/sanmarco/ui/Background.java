package org.sanmarco.ui;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/** Work on threads of their own, with results on the JavaFX thread. */
public interface Background {

  /** Work without a result, such as writing a file. */
  @FunctionalInterface
  interface Task {

    /** Does the work. */
    void run() throws Exception;
  }

  /**
   * Runs work on another thread, then passes its result on the JavaFX thread. A failure goes to
   * {@link Failures}.
   *
   * @param what a few words for the details of a failure, such as {@code "read a saved game"}
   */
  <T extends @Nullable Object> void run(
      String what, Callable<? extends T> work, Consumer<? super T> done);

  /**
   * The same, for work that is expected to fail at times.
   *
   * @param failed receives the failure, on the JavaFX thread
   */
  <T extends @Nullable Object> void run(
      String what,
      Callable<? extends T> work,
      Consumer<? super T> done,
      Consumer<? super Exception> failed);

  /** The same for work without a result. */
  default void act(String what, Task work, Runnable done, Consumer<? super Exception> failed) {
    this.<Boolean>run(
        what,
        () -> {
          work.run();
          return true;
        },
        finished -> done.run(),
        failed);
  }

  /** Writes a file that the program can do without: a failure is only logged. */
  default void keep(String what, Task work) {
    act(
        what,
        work,
        () -> {},
        failed ->
            LoggerFactory.getLogger(Background.class)
                .warn("failed to {}: {}", what, failed.toString()));
  }

  /**
   * The same for a question to another program, which may never answer: nothing waits for it, and
   * this program ends without it.
   */
  default <T extends @Nullable Object> void ask(
      String what,
      Callable<? extends T> question,
      Consumer<? super T> done,
      Consumer<? super Exception> failed) {
    run(what, question, done, failed);
  }

  /** Whether all work is done and all results have been handed over. For all threads. */
  boolean isIdle();
}
