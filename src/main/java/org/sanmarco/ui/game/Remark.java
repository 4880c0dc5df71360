package org.sanmarco.ui.game;

/**
 * A telling moment of a seat, on which its player may remark.
 *
 * @param seat whose moment it is
 */
public record Remark(int seat, Occasion occasion) {

  /** The kinds of telling moments. */
  public enum Occasion {
    /** The seat took something from another one. */
    ROBS,
    /** Another seat took something. */
    ROBBED,
    /** A tie cost the seat something. */
    TIED,
    /** The seat's own move scored most for itself. */
    SCORES,
    /** Another seat's move scored most for this one. */
    GAINS,
    /** The seat is out of the round. */
    OUT,
    /** The seat won a contest. */
    PREVAILS,
    /** The seat gave a contest up. */
    YIELDS,
    /** The seat found a treasure. */
    FINDS,
    /** The seat got no further, and not for the first time. */
    WAITS,
    /** The seat is the first to reach the goal. */
    ARRIVES,
    /** The seat won the game. */
    WINS
  }
}
