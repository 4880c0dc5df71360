package org.sanmarco.games.marcopolo.recorded;

import java.util.Random;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;

/** The preferences of players in games that are searched: random, with a bias. */
enum Taste {
  /** Moves as it comes. */
  CASUAL,
  /** Moves the camel as far as possible. */
  BRISK,
  /** Drops ballast everywhere that is allowed. */
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
