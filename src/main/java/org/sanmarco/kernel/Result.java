package org.sanmarco.kernel;

import java.util.List;

/**
 * The result of a game.
 *
 * @param scores each side's score, side 1 first: what the game compares its sides by
 * @param winners the sides that won, ascending; several share the win
 */
public record Result(List<Integer> scores, List<Integer> winners) {

  public Result {
    scores = List.copyOf(scores);
    winners = List.copyOf(winners);
  }

  /** A side's part of the win, 0 to 1. */
  public double share(int side) {
    return winners.contains(side) ? 1.0 / winners.size() : 0;
  }
}
