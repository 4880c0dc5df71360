package org.sanmarco.table;

import org.sanmarco.kernel.Move;

/** The moves of a person that make up one decision. */
@FunctionalInterface
public interface DecisionRule {

  /**
   * Whether a move is played together with the player's next one: it can be taken back until then,
   * and is undone with it.
   */
  boolean isPart(Move move);

  /** Whether a move does nothing, so that it is no decision where it is the only one. */
  default boolean isPass(Move move) {
    return false;
  }
}
