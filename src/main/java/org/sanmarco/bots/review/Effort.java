package org.sanmarco.bots.review;

import org.sanmarco.bots.Budget;

/**
 * The budget of each decision in a review.
 *
 * @param isTimed whether there is a limit of time, and not of iterations
 * @param amount milliseconds or iterations, at least 1
 */
public record Effort(boolean isTimed, long amount) {

  /** Half a second. */
  public static final Effort USUAL = ofMillis(500);

  /** A time. */
  public static Effort ofMillis(long millis) {
    return new Effort(true, millis);
  }

  /** A number of iterations: the same review each time. */
  public static Effort ofIterations(long iterations) {
    return new Effort(false, iterations);
  }

  /** A part of it, from now on. */
  Budget budget(long seed, double share) {
    long part = Math.max(1, Math.round(share * amount));
    return isTimed ? Budget.forMillis(seed, part) : Budget.forIterations(seed, part);
  }
}
