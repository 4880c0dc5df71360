package org.sanmarco.bots;

/**
 * An estimated number.
 *
 * @param mean the number
 * @param error its standard error, from 0
 */
public record Estimate(double mean, double error) {

  /** The variance of a chance that is 0 as often as 1. */
  private static final double CHANCE_VARIANCE = 0.25;

  /** A number that is known. */
  public static Estimate exact(double number) {
    return new Estimate(number, 0);
  }

  /**
   * The mean of independent chances drawn alike. One that can be 0 or 1 counts towards the error as
   * if it had been drawn besides, since a few alike prove little.
   *
   * @param count how many there are, at least 1
   * @param sum of the numbers
   * @param squares the sum of their squares
   */
  public static Estimate of(long count, double sum, double squares) {
    double mean = sum / count;
    double variance = Math.max(0, squares / count - mean * mean);
    return new Estimate(mean, Math.sqrt((variance + CHANCE_VARIANCE / count) / count));
  }

  /** The mean of so many independent means, at least 2. */
  public static Estimate ofMeans(int count, double sum, double squares) {
    double mean = sum / count;
    double variance = Math.max(0, squares / count - mean * mean);
    return new Estimate(mean, Math.sqrt(variance / (count - 1)));
  }
}
