package org.sanmarco.rules.sanmarco;

import org.sanmarco.rules.Randomness;

/** Random moves: a seat's uniformly, chance's by their probabilities (S3, T1, T4, B6, C5). */
final class Sampler {

  private Sampler() {}

  static long code(SanMarcoPosition position, Randomness randomness, Codes scratch) {
    return switch (position.phase) {
      case SETUP_ROLL, EXILE_ROLL -> Code.code(Code.ROLL, 1 + randomness.below(6));
      case DRAW -> Code.code(Code.DRAW, draw(position, randomness));
      case DIVIDE -> {
        long drawn = position.cards[position.dividing()];
        yield Code.code(Code.DIVIDE, Divisions.random(drawn, position.offerCount(), randomness));
      }
      case ROLES ->
          position.rolesAreChosen()
              ? any(position, randomness, scratch)
              : lots(position, randomness);
      case PLAY -> card(position, randomness, scratch);
      case SETUP_REROLL, SETUP_BRIDGE, CHOOSE, EXILE_REMOVE, BONUS_EXILE ->
          any(position, randomness, scratch);
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  private static long any(SanMarcoPosition position, Randomness randomness, Codes scratch) {
    position.codes(scratch);
    return scratch.get(randomness.below(scratch.size()));
  }

  /** A card's move, without listing more than the moves that can't be counted by their targets. */
  private static long card(SanMarcoPosition position, Randomness randomness, Codes scratch) {
    if (position.noblesAt(Sight.RESERVE, position.active) == 0) {
      return any(position, randomness, scratch);
    }
    scratch.clear();
    int counted = 0;
    int ways = 0;
    for (int card = 0; card < Card.ACTIONS; card++) {
      if (Cards.count(position.hand, card) == 0) {
        continue;
      }
      if (Targets.suffice(position, card)) {
        counted += Integer.bitCount(Targets.of(position, card)) + 1;
      } else if (card == Card.DOGE.ordinal() && position.doge >= 0) {
        scratch.dogeRoutes().find(position);
        ways = scratch.dogeRoutes().size();
      } else {
        Legal.card(position, card, scratch);
        counted += card == Card.DOGE.ordinal() ? 0 : 1;
      }
    }
    int pick = randomness.below(ways + scratch.size() + counted);
    if (pick < ways) {
      return scratch.dogeRoutes().get(pick);
    }
    pick -= ways;
    return pick < scratch.size() ? scratch.get(pick) : counted(position, pick - scratch.size());
  }

  /** One of the moves that were counted; the last of each card gives it up. */
  private static long counted(SanMarcoPosition position, int pick) {
    int left = pick;
    for (int card = 0; ; card++) {
      if (Cards.count(position.hand, card) == 0 || card == Card.DOGE.ordinal()) {
        continue;
      }
      int targets = Targets.suffice(position, card) ? Targets.of(position, card) : 0;
      int count = Integer.bitCount(targets);
      if (left < count) {
        return Targets.code(card, bit(targets, left), 0);
      }
      if (left == count) {
        return Code.code(Code.GIVE_UP, card);
      }
      left -= count + 1;
    }
  }

  /** The place of a bit among those that are set, the lowest being the first (0). */
  private static int bit(int bits, int which) {
    int rest = bits;
    for (int i = 0; i < which; i++) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }

  /** A divider's cards, drawn without replacement (B6, T4). */
  static long draw(Sight sight, Randomness randomness) {
    long actions = Cards.actions(sight.deck);
    long penalties = sight.deck - actions;
    return draw(actions, sight.actionDraw(), randomness)
        + draw(penalties, sight.penaltyDraw(), randomness);
  }

  private static long draw(long deck, int count, Randomness randomness) {
    long left = deck;
    int size = Cards.size(deck);
    for (int i = 0; i < count; i++) {
      int at = randomness.below(size - i);
      int kind = 0;
      while (at >= Cards.count(left, kind)) {
        at -= Cards.count(left, kind);
        kind++;
      }
      left -= Cards.one(kind);
    }
    return deck - left;
  }

  /** The leader divides first, the others are drawn by lot (T1, T2). */
  private static long lots(Sight sight, Randomness randomness) {
    int order = sight.leader;
    int left = sight.in & ~(1 << sight.leader);
    int count = 1;
    while (left != 0) {
      int seat = bit(left, randomness.below(Integer.bitCount(left)));
      left &= ~(1 << seat);
      order |= seat << 2 * count++;
    }
    return Code.code(Code.ROLES, order | count << 8);
  }
}
