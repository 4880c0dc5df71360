package org.sanmarco.bots;

import java.util.concurrent.TimeUnit;

/**
 * The budget of one decision: the seed of the computer's random generator, and a time or a number
 * of iterations. It can be ended from any thread.
 */
public final class Budget {

  /** The iterations of a searching level where no budget is given: about a second's work. */
  private static final long USUAL_ITERATIONS = 100_000;

  private final long seed;
  private final long begun = System.nanoTime();
  private final long nanos;
  private final long iterations;
  private volatile boolean stopped;

  private Budget(long seed, long nanos, long iterations) {
    this.seed = seed;
    this.nanos = nanos;
    this.iterations = iterations;
  }

  /**
   * The standard number of iterations, about a second's work.
   *
   * @param seed of the computer's random generator
   */
  public static Budget usual(long seed) {
    return forIterations(seed, USUAL_ITERATIONS);
  }

  /**
   * For some time, from now on.
   *
   * @param seed of the computer's random generator
   * @param millis milliseconds
   */
  public static Budget forMillis(long seed, long millis) {
    return new Budget(seed, TimeUnit.MILLISECONDS.toNanos(millis), Long.MAX_VALUE);
  }

  /**
   * For a number of iterations, however long they take.
   *
   * @param seed of the computer's random generator
   * @param iterations at least 1
   */
  public static Budget forIterations(long seed, long iterations) {
    return new Budget(seed, Long.MAX_VALUE, iterations);
  }

  /**
   * A part of this budget, of which all earlier parts are used up.
   *
   * @param number of the part, from 1, which changes the seed
   * @param parts the number of parts
   */
  public Budget part(int number, int parts) {
    return isTimed()
        ? new Budget(
            seed + number,
            (nanos - System.nanoTime() + begun) / (parts - number + 1),
            Long.MAX_VALUE)
        : new Budget(seed + number, nanos, Math.max(1, iterations / parts));
  }

  /** The seed of the computer's random generator. */
  public long seed() {
    return seed;
  }

  /** Whether there is a limit of time, and not of iterations. */
  public boolean isTimed() {
    return nanos != Long.MAX_VALUE;
  }

  /** Ends the budget: the computer answers as soon as it can. */
  public void stop() {
    stopped = true;
  }

  /** Whether it was ended by {@link #stop}. */
  public boolean isStopped() {
    return stopped;
  }

  /**
   * The used share of the budget, 0 at the beginning and 1 or more at the end.
   *
   * @param iterationsMade so far
   */
  public double used(long iterationsMade) {
    return stopped
        ? 1
        : isTimed()
            ? (double) (System.nanoTime() - begun) / nanos
            : (double) iterationsMade / iterations;
  }
}
