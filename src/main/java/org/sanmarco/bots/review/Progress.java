package org.sanmarco.bots.review;

/** Receives the progress of a review, on the review's threads, one call after the other. */
@FunctionalInterface
public interface Progress {

  /** Ignores it. */
  Progress NONE = share -> {};

  /**
   * Called when some of the work is done.
   *
   * @param share of all work, above 0 to 1
   */
  void advanced(double share);

  /** Called before {@link #advanced} when a decision has been judged, in any order. */
  default void judged(Judgement judgement) {}
}
