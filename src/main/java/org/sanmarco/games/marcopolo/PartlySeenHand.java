package org.sanmarco.games.marcopolo;

import module java.base;

/**
 * A hand of which only some cards are known (MK2, MK3).
 *
 * @param known the known cards
 * @param hidden the number of its other cards
 * @param pool the cards that those may be among
 */
public record PartlySeenHand(Cards known, int hidden, Cards pool) {

  private static final int NONE = -1;

  /** Another seat's hand as a view knows it. */
  public static PartlySeenHand of(MarcoPoloView view, int seat) {
    Cards known = view.hand(seat);
    return new PartlySeenHand(known, view.handSize(seat) - known.size(), view.deck());
  }

  /** Whether it may hold cards that pay for all of these steps (MT2, MT3). */
  public boolean mayPay(List<Condition> steps) {
    return mayPay(steps, 0, List.of());
  }

  /**
   * Whether it may pay for cards of these groups and for the steps from a number on. Of a step for
   * cards alike each kind or colour is tried.
   */
  private boolean mayPay(List<Condition> steps, int from, List<Long> wanted) {
    if (!mayHold(wanted)) {
      return false;
    }
    return from == steps.size()
        || choices(steps.get(from)).stream()
            .anyMatch(choice -> mayPay(steps, from + 1, joined(wanted, choice)));
  }

  private static List<Long> joined(List<Long> some, List<Long> others) {
    return Stream.concat(some.stream(), others.stream()).toList();
  }

  /** The ways to choose the groups of cards for a step, a mask for each card. */
  private static List<List<Long>> choices(Condition step) {
    List<Long> groups = Payments.groups(step);
    return switch (step.cards()) {
      case Condition.EACH -> List.of(groups);
      case 1 -> List.of(List.of(groups.stream().reduce(0L, (one, other) -> one | other)));
      default ->
          groups.stream()
              .map(group -> LongStream.generate(() -> group).limit(step.cards()).boxed().toList())
              .toList();
    };
  }

  /**
   * Whether it may hold a card for each mask. Known cards are assigned first. Hidden ones never
   * displace them from the assignment, so they are as few as possible.
   */
  private boolean mayHold(List<Long> wanted) {
    List<Card> cards = new ArrayList<>(known.list());
    int[] taker = new int[cards.size() + pool.size()];
    Arrays.fill(taker, NONE);
    List<Integer> open =
        IntStream.range(0, wanted.size())
            .filter(want -> !assign(want, wanted, cards, taker, new boolean[cards.size()]))
            .boxed()
            .toList();
    cards.addAll(pool.list());
    return open.size() <= hidden
        && open.stream()
            .allMatch(want -> assign(want, wanted, cards, taker, new boolean[cards.size()]));
  }

  /** Assigns a card, if need be by giving others another one (Kuhn's matching). */
  private static boolean assign(
      int want, List<Long> wanted, List<Card> cards, int[] taker, boolean[] tried) {
    for (int card = 0; card < cards.size(); card++) {
      if (!tried[card] && (wanted.get(want) & Cards.of(List.of(cards.get(card))).packed()) != 0) {
        tried[card] = true;
        if (taker[card] == NONE || assign(taker[card], wanted, cards, taker, tried)) {
          taker[card] = want;
          return true;
        }
      }
    }
    return false;
  }
}
