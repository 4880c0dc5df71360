package org.sanmarco.games.sanmarco.bots;

import org.sanmarco.bots.tuning.Tunable;

/** The player of San Marco whose weights are tuned: the one who looks one move ahead. */
public final class SanMarcoTuning {

  private SanMarcoTuning() {}

  /** A new one with the program's weights to begin with. */
  public static Tunable player() {
    return Tunable.of(Weights.TUNED, weights -> new Greedy(weights, 0));
  }
}
