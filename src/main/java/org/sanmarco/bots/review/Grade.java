package org.sanmarco.bots.review;

import java.util.Locale;

/** The grade of a decision. Written as in files: {@code blunder}. */
public enum Grade {
  /** No better move was found. */
  BEST(0),
  /** A better move was found, but not for certain, or not by much. */
  GOOD(0),
  /** More than 3 hundredths of winning probability were lost. */
  INACCURACY(0.03),
  /** More than 8 hundredths were lost. */
  MISTAKE(0.08),
  /** More than 15 hundredths were lost. */
  BLUNDER(0.15);

  /** The number of standard errors by which a loss must be beyond a threshold. */
  private static final double CERTAINTY = 2;

  private final double threshold;

  Grade(double threshold) {
    this.threshold = threshold;
  }

  /**
   * The grade of a decision for which a better move was found.
   *
   * @param loss of winning probability, 0 to 1
   * @param error its standard error
   */
  public static Grade of(double loss, double error) {
    Grade grade = GOOD;
    for (Grade worse : values()) {
      grade = isBeyond(loss, error, worse.threshold) && worse.threshold > 0 ? worse : grade;
    }
    return grade;
  }

  /** Whether a loss is beyond a threshold for certain. */
  static boolean isBeyond(double loss, double error, double threshold) {
    return loss - CERTAINTY * error > threshold;
  }

  /** The loss beyond which a decision has this grade, in winning probability. */
  public double threshold() {
    return threshold;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
