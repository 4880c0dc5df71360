package org.sanmarco.games.sanmarco;

import java.util.List;
import java.util.Random;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Actor;

/**
 * Plays at random with a bias, so that games reach every part of the rules: builders run out of
 * nobles and bridges, doges travel far, gentle players take few penalty points and often roll the
 * same number.
 */
enum BiasedPlayer {
  ANYTHING,
  BUILDER,
  TRAVELLER,
  GENTLE;

  private static final int TRIES = 12;

  static BiasedPlayer ofGame(int seed) {
    return switch (seed % 5) {
      case 0 -> ANYTHING;
      case 1 -> TRAVELLER;
      case 2 -> GENTLE;
      default -> BUILDER;
    };
  }

  SanMarcoMove move(SanMarcoPosition position, Random random) {
    SanMarcoMove move = position.sample(random::nextInt);
    if (position.phase() == Phase.SETUP_ROLL && this == GENTLE) {
      return new SanMarcoMove.Roll(1 + random.nextInt(2));
    }
    if (!(position.actor() instanceof Actor.Seat)) {
      return move;
    }
    for (int i = 0; i < TRIES && !likes(position, move); i++) {
      move = position.sample(random::nextInt);
    }
    return move;
  }

  private boolean likes(SanMarcoPosition position, SanMarcoMove move) {
    return switch (this) {
      case ANYTHING -> true;
      case BUILDER ->
          switch (move) {
            case SanMarcoMove.GiveUp given -> false;
            case SanMarcoMove.Exile exile -> false;
            case SanMarcoMove.Traitor traitor -> position.reserve(position.active()) > 0;
            case SanMarcoMove.Take take -> isGentle(position, take);
            default -> true;
          };
      case TRAVELLER -> !(move instanceof SanMarcoMove.Doge doge) || doge.payment().total() > 0;
      case GENTLE -> !(move instanceof SanMarcoMove.Take take) || isGentle(position, take);
    };
  }

  /** Whether the offer has the fewest penalty points of those on the table. */
  private static boolean isGentle(SanMarcoPosition position, SanMarcoMove.Take take) {
    for (int divider : position.dividers()) {
      List<Cards> open =
          position.offers(divider).stream().filter(java.util.Objects::nonNull).toList();
      if (open.size() > 1 && take.offer() <= position.offers(divider).size()) {
        Cards taken = position.offers(divider).get(take.offer() - 1);
        return taken != null && open.stream().allMatch(o -> o.points() >= taken.points());
      }
    }
    return true;
  }
}
