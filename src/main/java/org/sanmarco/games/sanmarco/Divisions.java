package org.sanmarco.games.sanmarco;

import java.util.ArrayList;
import java.util.List;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.notation.Field;
import org.sanmarco.notation.MoveCodes;

/**
 * The divisions of cards into two or three offers (T5), numbered. A division's rank is a number
 * with a digit for each kind of card; the digit numbers the ways to spread the cards of that kind
 * over the offers. So one rank stands for one row of offers, no matter which cards are alike.
 */
final class Divisions {

  /** The most cards that are alike among those of a divider: six of the ten that are drawn. */
  private static final int MOST_ALIKE = 6;

  private static final Field FIRST = Field.first(4);
  private static final Field SECOND = FIRST.next(4);

  /** The shares of the {@link #FIRST} and {@link #SECOND} of three offers, by count and digit. */
  private static final byte[][] SPREADS = new byte[MOST_ALIKE + 1][];

  static {
    for (int count = 0; count <= MOST_ALIKE; count++) {
      SPREADS[count] = new byte[ways(count, 3)];
      for (int first = 0; first <= count; first++) {
        for (int second = 0; second <= count - first; second++) {
          SPREADS[count][digit(count, first, second)] =
              (byte) (FIRST.of(first) | SECOND.of(second));
        }
      }
    }
  }

  private Divisions() {}

  /** All divisions, each in one of the orders of its offers. */
  static void list(long drawn, int offers, MoveCodes codes) {
    int ranks = ranks(drawn, offers);
    for (int rank = 0; rank < ranks; rank++) {
      if (isOrdered(drawn, offers, rank)) {
        codes.add(PackedMove.code(PackedMove.DIVIDE, rank));
      }
    }
  }

  /** The rank of a division drawn uniformly from all that {@link #list} would name. */
  static int random(long drawn, int offers, RandomSource random) {
    int ranks = ranks(drawn, offers);
    if (offers == 2) {
      // the offers of a rank stand in the other order at the rank as far from the end
      return 1 + random.below((ranks - 1) / 2);
    }
    while (true) {
      int rank = random.below(ranks);
      long first = offer(drawn, offers, rank, 0);
      long second = offer(drawn, offers, rank, 1);
      long third = drawn - first - second;
      if (first == 0 || second == 0 || third == 0) {
        continue;
      }
      // two offers alike: three orders instead of six
      boolean alike = first == second || second == third || first == third;
      if (alike || random.below(2) == 0) {
        return rank;
      }
    }
  }

  /** The cards of one offer, counted from 0. */
  static long offer(long drawn, int offers, int rank, int offer) {
    long cards = 0;
    int rest = rank;
    for (long left = drawn; left != 0; ) {
      int shift = Long.numberOfTrailingZeros(left) & -Cards.KIND.bits();
      int count = Cards.KIND.get(left >>> shift);
      int ways = ways(count, offers);
      cards += (long) share(count, offers, rest % ways, offer) << shift;
      rest /= ways;
      left -= (long) count << shift;
    }
    return cards;
  }

  static List<Cards> offers(long drawn, int offers, int rank) {
    List<Cards> list = new ArrayList<>(offers);
    for (int i = 0; i < offers; i++) {
      list.add(new Cards(offer(drawn, offers, rank, i)));
    }
    return list;
  }

  static int rank(List<Cards> offers) {
    Cards drawn = offers.stream().reduce(Cards.NONE, Cards::plus);
    int rank = 0;
    for (int kind = Card.COUNT - 1; kind >= 0; kind--) {
      Card card = Card.ALL.get(kind);
      int count = drawn.count(card);
      int first = offers.get(0).count(card);
      int digit = offers.size() == 2 ? first : digit(count, first, offers.get(1).count(card));
      rank = rank * ways(count, offers.size()) + digit;
    }
    return rank;
  }

  private static boolean isOrdered(long drawn, int offers, int rank) {
    long first = offer(drawn, offers, rank, 0);
    if (offers == 2) {
      return first > 0 && first <= drawn - first;
    }
    long second = offer(drawn, offers, rank, 1);
    return first > 0 && first <= second && second <= drawn - first - second;
  }

  private static int ranks(long drawn, int offers) {
    int ranks = 1;
    for (int kind = 0; kind < Card.COUNT; kind++) {
      ranks *= ways(Cards.count(drawn, kind), offers);
    }
    return ranks;
  }

  /** In how many ways cards that are alike can be spread over the offers. */
  private static int ways(int count, int offers) {
    return offers == 2 ? count + 1 : (count + 1) * (count + 2) / 2;
  }

  /** The number of cards of a kind that an offer gets by the digit of that kind. */
  private static int share(int count, int offers, int digit, int offer) {
    int first = digit;
    int second = count - digit;
    if (offers == 3) {
      int spread = SPREADS[count][digit];
      first = FIRST.get(spread);
      second = SECOND.get(spread);
    }
    return offer == 0 ? first : offer == 1 ? second : count - first - second;
  }

  private static int digit(int count, int first, int second) {
    return first * (count + 1) - first * (first - 1) / 2 + second;
  }
}
