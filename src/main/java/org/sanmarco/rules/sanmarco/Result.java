package org.sanmarco.rules.sanmarco;

import java.util.List;

/**
 * How a game ended (F2, V6).
 *
 * @param score each seat's prestige; with two players each player's result
 * @param winners the seats that won, or with two players the players; several share the win
 */
public record Result(List<Integer> score, List<Integer> winners) {

  /** Copies the lists. */
  public Result {
    score = List.copyOf(score);
    winners = List.copyOf(winners);
  }
}
