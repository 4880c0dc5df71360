package org.sanmarco.bots.review;

/**
 * Two moves rated side by side.
 *
 * @param first the win probability with the first move, 0 to 1
 * @param second the win probability with the second move, 0 to 1
 * @param error the standard error of the difference
 */
public record Comparison(double first, double second, double error) {

  /** The least difference that makes a decision a puzzle, in winning probability. */
  private static final double CLEAR = 0.1;

  /** Whether the first is better by 10 hundredths for certain. */
  public boolean isClear() {
    return Grade.isBeyond(first - second, error, CLEAR);
  }
}
