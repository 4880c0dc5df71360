package org.sanmarco.bots;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.sanmarco.kernel.BotLevel;

/**
 * The budget of one decision: the seed of the computer's random generator, a time or a number of
 * iterations, and the threads that may think. It can be ended from any thread, with all that were
 * derived from it.
 */
public final class Budget {

  /** The iterations of a searching level where no budget is given: about a second's work. */
  private static final long USUAL_ITERATIONS = 100_000;

  private static final long USUAL_MILLIS = 1000;

  /** The seconds of the strongest level. */
  public static final int MASTER_SECONDS = 3;

  /** The most threads of one decision: each has a tree of its own in memory. */
  private static final int MOST_THREADS = 8;

  private final long seed;
  private final long begun = System.nanoTime();
  private final long nanos;
  private final long iterations;
  private final int threads;
  private final AtomicBoolean stopped;

  private Budget(long seed, long nanos, long iterations, int threads, AtomicBoolean stopped) {
    this.seed = seed;
    this.nanos = nanos;
    this.iterations = iterations;
    this.threads = threads;
    this.stopped = stopped;
  }

  /**
   * The standard number of iterations, about a second's work, or three of the strongest level.
   *
   * @param seed of the computer's random generator
   */
  public static Budget usual(BotLevel level, long seed) {
    return forIterations(seed, seconds(level, 1) * USUAL_ITERATIONS);
  }

  private static int seconds(BotLevel level, int worth) {
    return level == BotLevel.MASTER ? MASTER_SECONDS : worth;
  }

  /**
   * For a player who waits. The strongest level has three seconds and all processors but one.
   *
   * @param worth the seconds that other levels have ({@link Bot#seconds})
   * @param seed of the computer's random generator
   */
  public static Budget ofPlay(BotLevel level, int worth, long seed) {
    Budget budget = forMillis(seed, seconds(level, worth) * USUAL_MILLIS);
    return level == BotLevel.MASTER
        ? budget.onThreads(Runtime.getRuntime().availableProcessors() - 1)
        : budget;
  }

  /**
   * For some time, from now on.
   *
   * @param seed of the computer's random generator
   * @param millis milliseconds
   */
  public static Budget forMillis(long seed, long millis) {
    return new Budget(
        seed, TimeUnit.MILLISECONDS.toNanos(millis), Long.MAX_VALUE, 1, new AtomicBoolean());
  }

  /**
   * For a number of iterations, however long they take.
   *
   * @param seed of the computer's random generator
   * @param iterations at least 1
   */
  public static Budget forIterations(long seed, long iterations) {
    return new Budget(seed, Long.MAX_VALUE, iterations, 1, new AtomicBoolean());
  }

  /** This budget on up to so many threads, if there are as many; at least one. */
  public Budget onThreads(int most) {
    return new Budget(seed, nanos, iterations, Math.clamp(most, 1, MOST_THREADS), stopped);
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
            // Also where earlier parts took too long: a time below 0 would never be used up.
            Math.max(1, (nanos - System.nanoTime() + begun) / (parts - number + 1)),
            Long.MAX_VALUE,
            threads,
            stopped)
        : new Budget(seed + number, nanos, Math.max(1, iterations / parts), threads, stopped);
  }

  /** This budget with at most so many iterations. */
  public Budget atMost(long most) {
    return new Budget(seed, nanos, Math.min(iterations, most), threads, stopped);
  }

  /** This budget for another thread that thinks about the same decision, with another seed. */
  public Budget ofThread(int number) {
    return new Budget(seed + number, nanos, iterations, 1, stopped);
  }

  /** The number of threads that may think. */
  public int threads() {
    return threads;
  }

  /** The seed of the computer's random generator. */
  public long seed() {
    return seed;
  }

  /** Whether there is a limit of time. */
  public boolean isTimed() {
    return nanos != Long.MAX_VALUE;
  }

  /** Ends the budget: the computer answers as soon as it can. */
  public void stop() {
    stopped.set(true);
  }

  /** Whether it was ended by {@link #stop}. */
  public boolean isStopped() {
    return stopped.get();
  }

  /**
   * The used share of the budget, 0 at the beginning and 1 or more at the end.
   *
   * @param iterationsMade so far
   */
  public double used(long iterationsMade) {
    double made = (double) iterationsMade / iterations;
    return isStopped()
        ? 1
        : isTimed() ? Math.max(made, (double) (System.nanoTime() - begun) / nanos) : made;
  }
}
