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
      case SETUP_REROLL, SETUP_BRIDGE, CHOOSE, PLAY, EXILE_REMOVE, BONUS_EXILE ->
          any(position, randomness, scratch);
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  private static long any(SanMarcoPosition position, Randomness randomness, Codes scratch) {
    position.codes(scratch);
    return scratch.get(randomness.below(scratch.size()));
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
      int skip = randomness.below(Integer.bitCount(left));
      int rest = left;
      for (int i = 0; i < skip; i++) {
        rest &= rest - 1;
      }
      int seat = Integer.numberOfTrailingZeros(rest);
      left &= ~(1 << seat);
      order |= seat << 2 * count++;
    }
    return Code.code(Code.ROLES, order | count << 8);
  }
}
