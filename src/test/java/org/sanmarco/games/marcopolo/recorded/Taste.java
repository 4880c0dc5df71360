package org.sanmarco.games.marcopolo.recorded;

import java.util.Random;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;

/** How players play in games that are searched: at random, but with something in mind. */
enum Taste {
  /** Moves as it comes. */
  CASUAL,
  /** Moves as far as it goes. */
  BRISK,
  /** Drops ballast wherever that is allowed. */
  LIGHT,
  /** Passes, and takes open cards. */
  MISERLY;

  private static final int TRIES = 10;

  MarcoPoloMove choose(MarcoPoloPosition position, Random random) {
    MarcoPoloMove move = position.sample(random::nextInt);
    for (int i = 0; i < TRIES && !likes(move, random); i++) {
      move = position.sample(random::nextInt);
    }
    return move;
  }

  private boolean likes(MarcoPoloMove move, Random random) {
    return switch (this) {
      case CASUAL -> true;
      case BRISK -> !(move instanceof MarcoPoloMove.Stop);
      case LIGHT -> !(move instanceof MarcoPoloMove.Step) || random.nextInt(4) == 0;
      case MISERLY ->
          !(move instanceof MarcoPoloMove.Step)
              && !(move instanceof MarcoPoloMove.Ballast)
              && !(move instanceof MarcoPoloMove.Take take && take.card() == null);
    };
  }
}
