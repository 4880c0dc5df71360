package org.sanmarco.bots;

/**
 * An estimated number.
 *
 * @param mean the number
 * @param error its standard error, from 0
 */
public record Estimate(double mean, double error) {

  /** A number that is known. */
  public static Estimate exact(double number) {
    return new Estimate(number, 0);
  }

  /**
   * The mean of independent numbers drawn alike.
   *
   * @param count how many there are, at least 1
   * @param sum of the numbers
   * @param squares the sum of their squares
   */
  public static Estimate of(long count, double sum, double squares) {
    double mean = sum / count;
    double variance = Math.max(0, squares / count - mean * mean);
    return new Estimate(mean, Math.sqrt(variance / Math.max(1, count - 1)));
  }
}
