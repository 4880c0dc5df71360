package org.sanmarco.bots;

import java.util.Map;

/** Computer players with weights that can be improved by matches. */
public interface Tunable {

  /** The program's weights by their names; all above 0. */
  Map<String, Double> weights();

  /**
   * A player with these weights.
   *
   * @throws IllegalArgumentException if a weight is missing, or there is one too many
   */
  Bot bot(Map<String, Double> weights);
}
