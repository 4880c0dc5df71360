package org.sanmarco.bots;

import java.util.Map;

/** Computer players whose play hangs on numbers that can be improved by letting them play. */
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
