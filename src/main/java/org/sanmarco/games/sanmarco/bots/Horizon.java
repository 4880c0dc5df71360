package org.sanmarco.games.sanmarco.bots;

import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;

/** The point up to which a search plays before it evaluates the position. */
enum Horizon {
  /** To the end of the turn. */
  TURN,
  /** To the end of the round. */
  ROUND,
  /** To the end of the game. */
  GAME;

  /** Whether a position lies beyond it, seen from a round and a turn. */
  boolean isReached(SanMarcoPosition position, int round, int turn) {
    return switch (this) {
      case TURN -> position.turn() != turn || isRoundOver(position, round);
      case ROUND -> isRoundOver(position, round);
      case GAME -> position.phase() == Phase.OVER;
    };
  }

  private static boolean isRoundOver(SanMarcoPosition position, int round) {
    return position.round() != round || position.phase() == Phase.OVER;
  }
}
