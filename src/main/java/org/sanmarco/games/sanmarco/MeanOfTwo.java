package org.sanmarco.games.sanmarco;

/**
 * A player's result from the prestige of their two colours (V6).
 *
 * @param one the prestige of one of them
 * @param other that of the other
 */
public record MeanOfTwo(int one, int other) {

  /** The points between the colours that cost one point of the result. */
  private static final int STEP = 5;

  /** The result of expected prestige, without rounding. */
  public static double expected(double one, double other) {
    return (one + other) / 2 - Math.abs(one - other) / STEP;
  }

  /** Their mean, rounded down. */
  public int mean() {
    return Math.floorDiv(one + other, 2);
  }

  /** The difference in points between them. */
  public int between() {
    return Math.abs(one - other);
  }

  /** The deduction for the points between them. */
  public int deduction() {
    return between() / STEP;
  }

  /** The result. */
  public int result() {
    return mean() - deduction();
  }

  /** The prestige of the weaker colour, which decides between equal results. */
  public int weaker() {
    return Math.min(one, other);
  }
}
