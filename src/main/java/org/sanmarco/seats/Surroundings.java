package org.sanmarco.seats;

import module java.base;

import org.jspecify.annotations.Nullable;

/** The time, the threads and the chance that a program finds; tests simulate others. */
public interface Surroundings extends InstantSource {

  /** Those of the computer. */
  Surroundings REAL =
      new Surroundings() {
        private static final SecureRandom RANDOM = new SecureRandom();

        @Override
        public Instant instant() {
          return Instant.now();
        }

        @Override
        public long nanos() {
          return System.nanoTime();
        }

        @Override
        public RandomGenerator random() {
          return RANDOM;
        }

        @Override
        public void later(Duration pause, Runnable task) {
          CompletableFuture.delayedExecutor(
                  pause.toNanos(), TimeUnit.NANOSECONDS, Thread::startVirtualThread)
              .execute(task);
        }

        @Override
        public ExecutorService threads(int most, Thread.Builder builder) {
          return Executors.newFixedThreadPool(most, builder.factory());
        }

        @Override
        public <T extends @Nullable Object> T await(CompletableFuture<T> result, Duration most)
            throws InterruptedException, ExecutionException, TimeoutException {
          return result.get(most.toNanos(), TimeUnit.NANOSECONDS);
        }
      };

  /** A time that only grows, in nanoseconds. */
  long nanos();

  /** Random numbers of the best quality. */
  RandomGenerator random();

  /** Runs a task after a time, on a thread of its own, which may wait. */
  void later(Duration pause, Runnable task);

  /** As {@link #later}, up to half of the time later, so that many don't come at once. */
  default void about(Duration pause, Runnable task) {
    later(pause.plusNanos(random().nextLong(pause.toNanos() / 2 + 1)), task);
  }

  /**
   * Threads that run what they are given; a single one runs it one after the other.
   *
   * @param builder makes the threads
   */
  ExecutorService threads(int most, Thread.Builder builder);

  /** Waits for a result. */
  <T extends @Nullable Object> T await(CompletableFuture<T> result, Duration most)
      throws InterruptedException, ExecutionException, TimeoutException;
}
