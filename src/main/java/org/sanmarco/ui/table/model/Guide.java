package org.sanmarco.ui.table.model;

import java.util.Optional;
import org.sanmarco.kernel.Move;

/** Leads through a game whose course is written down; {@link #NONE} leaves everybody alone. */
public interface Guide {

  /** Leaves everything to the players and to chance. */
  Guide NONE = new Guide() {};

  /** Whether it says itself when to go on, so that nobody is asked to end a turn. */
  default boolean endsTurns() {
    return false;
  }

  /**
   * What chance is to do.
   *
   * @param moves how many moves have been played
   * @return empty if that is chance's own affair
   */
  default Optional<Move> chance(int moves) {
    return Optional.empty();
  }

  /**
   * The move that a player is to make.
   *
   * @param moves how many moves have been played
   * @return empty if all are welcome
   */
  default Optional<Move> wish(int moves) {
    return Optional.empty();
  }

  /**
   * Takes a move for the one that is wanted, or refuses it and will say why.
   *
   * @param moves how many moves have been played before
   * @return the move to be played; empty if it is not to be played
   */
  default Optional<Move> admit(int moves, Move move) {
    return Optional.of(move);
  }
}
