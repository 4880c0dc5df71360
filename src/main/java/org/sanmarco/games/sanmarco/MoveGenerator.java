package org.sanmarco.games.sanmarco;

import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.notation.MoveCodes;

/**
 * Decides what is legal, as the only class. The list of moves, the sampler, the screens and {@link
 * RefusalReasons} ask here. What action cards may be aimed at is in {@link Targets}, the doge's
 * routes in {@link DogeRoutes}.
 */
final class MoveGenerator {

  private MoveGenerator() {}

  /** Adds the moves open to the actor, each once; none where cards or lots are drawn. */
  static void list(SanMarcoPosition position, MoveCodes codes) {
    switch (position.phase) {
      case SETUP_ROLL, EXILE_ROLL -> {
        for (int die = 1; die <= 6; die++) {
          codes.add(PackedMove.code(PackedMove.ROLL, die));
        }
      }
      case SETUP_REROLL -> {
        codes.add(PackedMove.code(PackedMove.KEEP, 0));
        codes.add(PackedMove.code(PackedMove.REROLL, 0));
      }
      case SETUP_BRIDGE -> aims(position, Card.BRIDGE.ordinal(), codes);
      case ROLES -> {
        if (position.rolesAreChosen()) {
          roles(position, codes);
        }
      }
      case DIVIDE ->
          Divisions.list(position.cards[position.dividing()], position.offerCount(), codes);
      case CHOOSE -> offers(position, codes);
      case PLAY -> hand(position, codes);
      case EXILE_REMOVE -> removals(position, codes);
      case BONUS_EXILE -> {
        aims(position, Card.EXILE.ordinal(), codes);
        codes.add(PackedMove.code(PackedMove.PASS, 0));
      }
      case DRAW, OVER -> {}
    }
  }

  private static void offers(SanMarcoPosition position, MoveCodes codes) {
    int index = Turns.pair(position);
    for (int i = 0; i < position.offerCount(); i++) {
      if (position.cards[SanMarcoState.offerAt(index, i)] != 0) {
        codes.add(PackedMove.code(PackedMove.TAKE, i));
      }
    }
  }

  private static void hand(SanMarcoPosition position, MoveCodes codes) {
    for (long cards = position.hand; cards != 0; cards = Cards.afterFirst(cards)) {
      int card = Cards.first(cards);
      card(position, card, codes);
      if (mayBeGivenUp(card)) {
        codes.add(PackedMove.code(PackedMove.GIVE_UP, card));
      }
    }
  }

  /** T8: every card but the doge. */
  static boolean mayBeGivenUp(int card) {
    return card != Card.DOGE.ordinal();
  }

  /** The moves that play a card (C). */
  static void card(SanMarcoPosition position, int card, MoveCodes codes) {
    if (Targets.suffice(position, card)) {
      aims(position, card, codes);
    } else if (card == Card.BRIDGE.ordinal()) {
      seizures(position, codes);
    } else {
      DogeRoutes routes = position.dogeRoutes().find(position);
      for (int i = 0; i < routes.size(); i++) {
        codes.add(routes.get(i));
      }
    }
  }

  private static void aims(SanMarcoPosition position, int card, MoveCodes codes) {
    for (int aims = Targets.of(position, card); aims != 0; aims &= aims - 1) {
      int target = Integer.numberOfTrailingZeros(aims);
      int sources = Targets.sources(position, card, target);
      for (; sources != 0; sources &= sources - 1) {
        codes.add(Targets.code(card, target, Integer.numberOfTrailingZeros(sources)));
      }
    }
  }

  /** C3: any bridge of another colour, left where C2 would allow it or moved to where it does. */
  private static void seizures(SanMarcoPosition position, MoveCodes codes) {
    int own = 1 << position.active;
    int sites = Targets.sites(position);
    int sources = Targets.sources(position);
    for (int pair = 0; pair < Pair.COUNT; pair++) {
      int owners = position.ownersAt(pair);
      int ends = (owners & own) == 0 ? sites | 1 << pair : sites;
      for (int others = owners & ~own; others != 0; others &= others - 1) {
        int owner = Integer.numberOfTrailingZeros(others);
        for (int end = ends; end != 0; end &= end - 1) {
          int to = Integer.numberOfTrailingZeros(end);
          for (int rest = sources; rest != 0; rest &= rest - 1) {
            codes.add(PackedMove.seize(pair, owner, to, Integer.numberOfTrailingZeros(rest)));
          }
        }
      }
    }
  }

  /** C5, where there are more nobles of other colours than the die shows. */
  private static void removals(SanMarcoPosition position, MoveCodes codes) {
    removals(
        position.others(position.exileDistrict, position.active), 0, position.exileDie, 0, codes);
  }

  private static void removals(int others, int seat, int left, long counts, MoveCodes codes) {
    if (seat == SanMarcoMove.MOST_SEATS) {
      if (left == 0) {
        codes.add(PackedMove.code(PackedMove.REMOVE, 0) | counts);
      }
      return;
    }
    int most = Math.min(left, SanMarcoState.ROW.get(others, seat));
    for (int count = 0; count <= most; count++) {
      removals(others, seat + 1, left - count, counts | PackedMove.REMOVED.of(count, seat), codes);
    }
  }

  /** V1, V4: a player gives out the roles. */
  private static void roles(SanMarcoPosition position, MoveCodes codes) {
    int in = position.in;
    switch (Integer.bitCount(in)) {
      case 4 -> {
        for (int divider = 0; divider < 2; divider++) {
          for (int mine = 0; mine < 4; mine += 2) {
            for (int theirs = 0; theirs < 4; theirs += 2) {
              int a = divider ^ mine;
              int b = 1 - divider ^ theirs;
              // the other colour of each chooses in the other pair
              codes.add(roles(4, a, b ^ 2, b, a ^ 2));
            }
          }
        }
      }
      case 3 -> {
        int alone = Integer.numberOfTrailingZeros(position.all() & ~in) ^ 2;
        int one = 1 - alone % 2;
        codes.add(roles(3, one, alone, one ^ 2, 0));
        codes.add(roles(3, one ^ 2, alone, one, 0));
      }
      default -> {
        int one = Integer.numberOfTrailingZeros(in);
        codes.add(roles(2, one, one ^ 2, 0, 0));
        codes.add(roles(2, one ^ 2, one, 0, 0));
      }
    }
  }

  private static long roles(int count, int first, int second, int third, int fourth) {
    return PackedMove.roles(SanMarcoState.roleOrder(first, second, third, fourth), count);
  }
}
