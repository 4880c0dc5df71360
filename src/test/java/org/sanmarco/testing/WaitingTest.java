package org.sanmarco.testing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.util.logging.Logger;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Messages of tests that wait in vain. */
class WaitingTest {

  private static final Duration LOOK = Duration.ofMillis(1);

  private final CompletableFuture<Optional<Throwable>> never = new CompletableFuture<>();

  private Thread waiting() {
    Thread thread = Thread.ofPlatform().daemon().start(() -> never.join());
    Waiting.until(() -> thread.getState() == Thread.State.WAITING);
    return thread;
  }

  @Test
  void aVainWaitQuotesItsStatementAndState() {
    Waiting.tell("The server", () -> "asleep");
    try {
      assertThat(Waiting.inVain(waiting()))
          .hasMessageContaining("WaitingTest.java:")
          .hasMessageContaining("Thread.ofPlatform().daemon().start(() -> never.join());")
          .hasMessageContaining("Waited for: java.util.concurrent.CompletableFuture")
          .hasMessageContaining("The server: asleep")
          .hasMessageContaining("All threads:");
    } finally {
      Waiting.forget("The server");
    }
  }

  @Test
  void aTestThatStandsStillFails() throws Exception {
    assertThat(TestWatch.watch(waiting(), never, Duration.ZERO, LOOK))
        .hasValueSatisfying(failure -> assertThat(failure).hasMessageContaining("never.join()"));
  }

  @Test
  void aTestThatWorksDoesNotFail() throws Exception {
    CompletableFuture<Optional<Throwable>> end = new CompletableFuture<>();
    Thread working =
        Thread.ofPlatform()
            .daemon()
            .start(() -> {
              for (int i = 0; i < 50; i++) {
                LockSupport.parkNanos(1);
                Thread.onSpinWait();
                new ReentrantLock().lock();
              }
              end.complete(Optional.empty());
            });
    assertThat(TestWatch.watch(working, end, Waiting.LONGEST, LOOK)).isEmpty();
  }

  @RepeatedTest(2)
  void eachTestHasItsOwnLog() {
    assertThat(TestWatch.log()).doesNotContain("a detail");
    Logger.getLogger("org.sanmarco.any").fine("a detail");
    assertThat(TestWatch.log()).contains("a detail");
  }
}
