package org.sanmarco.games.marcopolo;

import module java.base;

/**
 * The ways to pay for a step with a hand (MT2, MB4). Payments are counted, and each is made from
 * its number, without listing them.
 *
 * <p>Cards lie in groups of five, those of a kind or those of a colour, which take ten bits of
 * packed cards. What can be taken out of such a group is looked up.
 */
public final class Payments {

  private static final int MOST_CARDS = 3;
  private static final int GROUP_BITS = Cards.KIND.shift(Card.FIVE);

  /** By {@link Condition.From}: the groups, as masks on packed cards. */
  private static final long[][] GROUPS = {
    IntStream.range(0, Card.FIVE - 1).mapToLong(Payments::kind).toArray(),
    {kind(Card.FIVE - 1)},
    IntStream.range(0, Card.FIVE).mapToLong(Payments::colour).toArray()
  };

  /**
   * By the number of cards, then by the ten bits of a group: all that can be taken out of it, in
   * canonical order. One card can be taken where one of each group is paid.
   */
  private static final int[][][] SELECTIONS =
      IntStream.rangeClosed(0, MOST_CARDS)
          .mapToObj(cards -> selections(cards == Condition.EACH ? 1 : cards))
          .toArray(int[][][]::new);

  private Payments() {}

  /** In how many ways a packed hand can pay. */
  public static int count(Condition condition, long hand) {
    boolean each = condition.cards() == Condition.EACH;
    int[][] selections = SELECTIONS[condition.cards()];
    int count = each ? 1 : 0;
    for (long group : GROUPS[condition.from().ordinal()]) {
      int ways = selections[(int) Long.compress(hand, group)].length;
      count = each ? count * ways : count + ways;
    }
    return count;
  }

  /**
   * One of the ways in which a packed hand can pay.
   *
   * @param number 0 and up, below {@link #count}
   * @return the cards paid, packed
   */
  public static long get(Condition condition, long hand, int number) {
    long[] groups = GROUPS[condition.from().ordinal()];
    int[][] selections = SELECTIONS[condition.cards()];
    return condition.cards() == Condition.EACH
        ? oneOfEach(groups, selections, hand, number)
        : ofOneGroup(groups, selections, hand, number);
  }

  /** The number of cards that a packed hand lacks to pay; 0 if it can pay. */
  public static int missing(Condition condition, long hand) {
    boolean each = condition.cards() == Condition.EACH;
    int groups = 0;
    int most = 0;
    for (long group : GROUPS[condition.from().ordinal()]) {
      int size = Cards.size(hand & group);
      groups += size == 0 ? 1 : 0;
      most = Math.max(most, size);
    }
    return each ? groups : Math.max(0, condition.cards() - most);
  }

  /** The cards of a packed hand that can be part of a payment, each once; packed. */
  public static long usable(Condition condition, long hand) {
    long usable = 0;
    for (int number = count(condition, hand) - 1; number >= 0; number--) {
      for (long left = get(condition, hand, number); left != 0; left -= Cards.firstAlike(left)) {
        usable |= Cards.first(left);
      }
    }
    return usable;
  }

  /** The number of cards to pay. */
  public static int price(Condition condition) {
    return condition.cards() == Condition.EACH
        ? GROUPS[condition.from().ordinal()].length
        : condition.cards();
  }

  /** The groups that a step's cards come from, as masks on packed cards. */
  static List<Long> groups(Condition condition) {
    return LongStream.of(GROUPS[condition.from().ordinal()]).boxed().toList();
  }

  private static long ofOneGroup(long[] groups, int[][] selections, long hand, int number) {
    int left = number;
    for (long group : groups) {
      int[] ways = selections[(int) Long.compress(hand, group)];
      if (left < ways.length) {
        return Long.expand(ways[left], group);
      }
      left -= ways.length;
    }
    throw new IllegalArgumentException("no payment with number " + number);
  }

  /** The number's digits, the first group's highest, tell which card of each group is paid. */
  private static long oneOfEach(long[] groups, int[][] selections, long hand, int number) {
    int left = number;
    long payment = 0;
    for (int i = groups.length - 1; i >= 0; i--) {
      int[] ways = selections[(int) Long.compress(hand, groups[i])];
      payment |= Long.expand(ways[left % ways.length], groups[i]);
      left /= ways.length;
    }
    return payment;
  }

  private static long kind(int kind) {
    return (1L << GROUP_BITS) - 1 << GROUP_BITS * kind;
  }

  private static long colour(int colour) {
    return IntStream.range(0, Card.FIVE)
        .mapToLong(kind -> Cards.KIND.mask(kind * Card.FIVE + colour))
        .sum();
  }

  private static int[][] selections(int cards) {
    List<Integer> all = new ArrayList<>();
    collect(0, 0, cards, all);
    return IntStream.range(0, 1 << GROUP_BITS)
        .mapToObj(group ->
            all.stream()
                .mapToInt(Integer::intValue)
                .filter(one -> Cards.without(one, group) == 0)
                .toArray())
        .toArray(int[][]::new);
  }

  /** Collects all selections of n cards of five, each up to three times, in canonical order. */
  private static void collect(int selection, int from, int cards, List<Integer> all) {
    if (cards == 0) {
      all.add(selection);
      return;
    }
    for (int card = from; card < Card.FIVE; card++) {
      collect(selection + (int) Cards.one(card), card, cards - 1, all);
    }
  }
}
