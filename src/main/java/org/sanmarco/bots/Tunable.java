package org.sanmarco.bots;

import module java.base;

/**
 * Computer players with weights that can be improved by matches.
 *
 * @param weights the program's weights by their names; all above 0
 * @param players makes a player of weights; throws an {@link IllegalArgumentException} if one is
 *     missing, or there is one too many
 */
public record Tunable(Map<String, Double> weights, Function<Map<String, Double>, Bot> players) {

  /** A player with these weights. */
  public Bot bot(Map<String, Double> weights) {
    return players.apply(weights);
  }
}
