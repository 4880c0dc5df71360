package org.sanmarco.ui.table.model;

import java.util.Optional;
import org.sanmarco.kernel.Move;

/** Leads through a game with a fixed course; {@link #NONE} does nothing. */
public interface Guide {

  /** Leaves everything to the players and to chance. */
  Guide NONE = new Guide() {};

  /** Whether it decides itself when to continue, so that nobody is asked to end a turn. */
  default boolean endsTurns() {
    return false;
  }

  /**
   * Whether the position stays as it is: moves are handed to {@link #admit} one by one, none is
   * played, and nothing else can be done with the game.
   */
  default boolean isStill() {
    return false;
  }

  /**
   * The move that chance is to make.
   *
   * @param moves the number of moves played
   * @return empty if chance decides itself
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

  /** Called when a player makes a choice that does not lead to the wanted move. */
  default void strayed() {}

  /**
   * Accepts a move as the wanted one, or refuses it and shows the reason.
   *
   * @param moves how many moves have been played before
   * @return the move to be played; empty if it is not to be played
   */
  default Optional<Move> admit(int moves, Move move) {
    return Optional.of(move);
  }
}
