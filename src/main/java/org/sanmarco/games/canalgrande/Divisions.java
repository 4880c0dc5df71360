package org.sanmarco.games.canalgrande;

import org.sanmarco.kernel.RandomSource;
import org.sanmarco.notation.MoveCodes;

/**
 * The ways to cut cards into two offers (GT2), numbered. A division's rank is a number whose
 * digits, one for each kind of card, say how many of the kind are in the first offer; so the same
 * offers in the other order have the rank that is as far from the end.
 */
final class Divisions {

  private Divisions() {}

  /** All divisions, each in one of the orders of its offers. */
  static void list(long drawn, MoveCodes codes) {
    for (int rank = 1; rank <= count(drawn); rank++) {
      codes.add(PackedMove.code(PackedMove.DIVIDE, first(drawn, rank)));
    }
  }

  /** The first offer of one division, drawn uniformly. */
  static long random(long drawn, RandomSource random) {
    return first(drawn, 1 + random.below(count(drawn)));
  }

  /** GT2: no offer is empty; these are the ranks 0 and the last one. */
  private static int count(long drawn) {
    int ranks = 1;
    for (long left = drawn; left != 0; left = afterFirst(left)) {
      ranks *= Cards.count(left, Cards.first(left)) + 1;
    }
    return (ranks - 1) / 2;
  }

  private static long first(long drawn, int rank) {
    long offer = 0;
    int rest = rank;
    for (long left = drawn; left != 0; left = afterFirst(left)) {
      int kind = Cards.first(left);
      int ways = Cards.count(left, kind) + 1;
      offer |= Cards.KIND.of(rest % ways, kind);
      rest /= ways;
    }
    return offer;
  }

  private static long afterFirst(long cards) {
    return Cards.without(cards, Cards.first(cards));
  }
}
