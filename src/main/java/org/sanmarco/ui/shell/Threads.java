package org.sanmarco.ui.shell;

import module java.base;

import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Background;
import org.sanmarco.ui.Failures;

/** Background work on as many threads as there is work. */
final class Threads implements Background {

  private final ExecutorService executor =
      Executors.newThreadPerTaskExecutor(
          Thread.ofPlatform().name("background-", 1).daemon().factory());
  private final Failures failures;
  private int running;
  private int undelivered;

  Threads(Failures failures) {
    this.failures = failures;
  }

  @Override
  public <T extends @Nullable Object> void run(
      String what, Callable<? extends T> work, Consumer<? super T> done) {
    run(what, work, done, failed -> failures.failed(what, failed));
  }

  @Override
  public <T extends @Nullable Object> void run(
      String what,
      Callable<? extends T> work,
      Consumer<? super T> done,
      Consumer<? super Exception> failed) {
    synchronized (this) {
      running++;
      undelivered++;
    }
    executor.execute(() -> finished(delivery(what, work, done, failed)));
  }

  @Override
  public <T extends @Nullable Object> void ask(
      String what,
      Callable<? extends T> question,
      Consumer<? super T> done,
      Consumer<? super Exception> failed) {
    executor.execute(() -> Platform.runLater(delivery(what, question, done, failed)));
  }

  /** Does work; returns what hands over its result. */
  private <T extends @Nullable Object> Runnable delivery(
      String what,
      Callable<? extends T> work,
      Consumer<? super T> done,
      Consumer<? super Exception> failed) {
    try {
      T result = work.call();
      return () -> done.accept(result);
    } catch (Exception expected) {
      return () -> failed.accept(expected);
    } catch (Error broken) {
      return () -> failures.failed(what, broken);
    }
  }

  @Override
  public synchronized boolean isIdle() {
    return undelivered == 0;
  }

  /** Returns once no work but the caller's own is running; for work that is to come last. */
  synchronized void awaitOthers() {
    boolean interrupted = false;
    while (running > 1) {
      try {
        wait();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void finished(Runnable delivery) {
    synchronized (this) {
      running--;
      notifyAll();
    }
    Platform.runLater(() -> {
      try {
        delivery.run();
      } finally {
        delivered();
      }
    });
  }

  private synchronized void delivered() {
    undelivered--;
  }
}
