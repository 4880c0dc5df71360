package org.sanmarco.ui.move;

import java.util.Optional;
import org.sanmarco.coach.Phrase;

/**
 * One click on the way to a move: what a player points at. Each game has its own. A move is a short
 * row of choices, and putting one together means narrowing the legal moves choice by choice ({@link
 * MoveBuilder}).
 */
public interface Choice {

  /**
   * The thing pointed at, as a text of the game's terms; empty if only the whole move has words.
   */
  default Optional<Phrase> words() {
    return Optional.empty();
  }

  /**
   * Whether the choice makes the move at once if it leaves only one. Otherwise the player may still
   * change it, and chooses on or says that the move is settled.
   */
  default boolean settles() {
    return true;
  }

  /**
   * A whole move that is chosen by its name alone.
   *
   * @param move the move
   */
  record OfMove(org.sanmarco.kernel.Move move) implements Choice {}
}
