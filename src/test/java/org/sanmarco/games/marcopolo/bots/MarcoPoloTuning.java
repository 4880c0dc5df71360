package org.sanmarco.games.marcopolo.bots;

import org.sanmarco.bots.tuning.Tunable;

/** The player of Marco Polo whose weights are tuned: the one who looks one move ahead. */
public final class MarcoPoloTuning {

  private MarcoPoloTuning() {}

  /** A new one with the program's weights to begin with. */
  public static Tunable player() {
    return Tunable.of(
        Weights.TUNED, weights -> new OneMoveLookahead(weights, MarcoPoloBots.MEDIUM_TRIES));
  }
}
