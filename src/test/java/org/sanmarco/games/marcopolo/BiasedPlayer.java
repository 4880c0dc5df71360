package org.sanmarco.games.marcopolo;

import java.util.Random;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Ballast;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Step;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Take;

/**
 * Plays at random, but with a taste, so that games come into every corner of the rules: misers keep
 * all cards until there are none, laggards drop ballast, the hasty never stop.
 */
enum BiasedPlayer {
  ANYTHING,
  HASTY,
  LAGGARD,
  MISER,
  HOARDER;

  private static final int TRIES = 12;

  static BiasedPlayer ofGame(int seed) {
    return values()[seed % values().length];
  }

  MarcoPoloMove move(MarcoPoloPosition position, Random random) {
    MarcoPoloMove move = position.sample(random::nextInt);
    for (int i = 0; i < TRIES && !likes(position, move, random); i++) {
      move = position.sample(random::nextInt);
    }
    return move;
  }

  private boolean likes(MarcoPoloPosition position, MarcoPoloMove move, Random random) {
    return switch (this) {
      case ANYTHING -> true;
      case HASTY -> !(move instanceof Stop);
      case LAGGARD -> move instanceof Ballast || random.nextInt(TRIES) == 0;
      case MISER -> !(move instanceof Step) && !(move instanceof Ballast);
      case HOARDER ->
          position.row().isEmpty()
              ? !(move instanceof Stop)
              : !(move instanceof Step) && !(move instanceof Take take && take.card() == null);
    };
  }
}
