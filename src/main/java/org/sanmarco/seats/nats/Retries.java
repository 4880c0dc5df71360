package org.sanmarco.seats.nats;

import module java.base;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.sanmarco.seats.Tempo;

/** Questions to a server, each asked again until its answer is known. For several threads. */
final class Retries {

  private static final Logger LOG = Logger.getLogger(Retries.class.getName());
  private static final Duration TIMEOUT = Duration.ofSeconds(5);

  /** The longest time-out: messages that are sent again too early block a slow line. */
  private static final Duration LONGEST = Duration.ofMinutes(1);

  /** Completes when the server can be reached, or never again; a new one for each time without. */
  private final AtomicReference<CompletableFuture<Boolean>> reachable =
      new AtomicReference<>(new CompletableFuture<>());

  private final Tempo tempo;
  private volatile boolean isOver;

  /**
   * No questions yet.
   *
   * @param tempo has the time before a question is asked again
   */
  Retries(Tempo tempo) {
    this.tempo = tempo;
  }

  /** Asks from now on, or waits until the server can be reached. */
  void reached(boolean isReached) {
    if (isReached) {
      reachable.get().complete(true);
    } else if (reachable.get().isDone()) {
      reachable.set(new CompletableFuture<>());
    }
  }

  /** Asks nothing again: the server is not reached any more. */
  void end() {
    isOver = true;
    reachable.get().complete(true);
  }

  /**
   * Asks again after a pause, as long as there is no answer; pauses and time-outs become longer.
   *
   * @param attempt gets the time-out
   */
  <T extends @Nullable Object> CompletableFuture<T> untilKnown(
      Function<Duration, CompletableFuture<T>> attempt) {
    CompletableFuture<T> result = new CompletableFuture<>();
    attempt(attempt, result, tempo.retry(), TIMEOUT);
    return result;
  }

  private <T extends @Nullable Object> void attempt(
      Function<Duration, CompletableFuture<T>> attempt,
      CompletableFuture<T> result,
      Duration pause,
      Duration timeout) {
    CompletableFuture<?> _ =
        reachable
            .get()
            .thenCompose(now ->
                result.isDone()
                    ? CompletableFuture.failedFuture(new CancellationException())
                    : attempt.apply(timeout))
            .whenComplete((value, failed) -> {
              if (failed == null) {
                result.complete(value);
              } else if (result.isDone()) {
                LOG.log(Level.FINE, "given up", failed);
              } else if (isOver) {
                result.completeExceptionally(cause(failed));
              } else {
                LOG.log(Level.FINE, "asked again", failed);
                tempo
                    .around()
                    .about(
                        pause,
                        () ->
                            attempt(
                                attempt, result, twice(pause, TIMEOUT), twice(timeout, LONGEST)));
              }
            });
  }

  /** Twice a time, or the longest one. */
  static Duration twice(Duration time, Duration most) {
    Duration longer = time.multipliedBy(2);
    return longer.compareTo(most) < 0 ? longer : most;
  }

  /** The failure itself, without what futures wrap it in. */
  static Throwable cause(Throwable failed) {
    return failed instanceof CompletionException && failed.getCause() != null
        ? failed.getCause()
        : failed;
  }
}
