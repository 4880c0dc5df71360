package org.sanmarco.games.canalgrande.bots;

import org.sanmarco.bots.tuning.Tunable;

/** The player of Canal Grande whose weights are tuned: the one who looks one move ahead. */
public final class CanalGrandeTuning {

  private CanalGrandeTuning() {}

  /** A new one with the program's weights to begin with. */
  public static Tunable player() {
    return Tunable.of(
        Weights.TUNED, weights -> new Greedy(weights, CanalGrandeBots.MEDIUM_GUESSES, 0));
  }
}
