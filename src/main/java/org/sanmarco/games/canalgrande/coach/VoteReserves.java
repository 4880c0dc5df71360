package org.sanmarco.games.canalgrande.coach;

import module java.base;

import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;

/** The number of cards that can still be added in a vote, by what a seat knows of hands (GK2). */
final class VoteReserves {

  private VoteReserves() {}

  /** The most that these seats can add together. */
  static int of(CanalGrandeView view, List<Integer> seats, Card district) {
    return seats.stream().mapToInt(seat -> of(view, seat, district)).sum();
  }

  /** Unknown cards of a hand are assumed to be the most useful ones: some gondolas, or none. */
  private static int of(CanalGrandeView view, int seat, Card district) {
    Cards hand = view.hand(seat);
    int unknown = view.handSize(seat) - hand.size();
    int inDeck = view.deck().count(district);
    boolean mayCross = !view.table(seat).isEmpty() || view.seats() > 2;
    if (!mayCross && hand.count(district) + Math.min(unknown, inDeck) == 0) {
      return 0;
    }
    return IntStream.rangeClosed(0, Math.min(unknown, view.deck().count(Card.GONDOLA)))
        .map(gondolas -> {
          int crossings = hand.count(Card.GONDOLA) + gondolas;
          int rest = unknown - gondolas;
          return hand.count(district)
              + (crossings > 0 ? rest : Math.min(rest, inDeck))
              + largest(hand, district, crossings);
        })
        .max()
        .orElse(0);
  }

  /** The most cards of a hand that a number of gondolas can add (GV5). */
  private static int largest(Cards hand, Card district, int gondolas) {
    return Card.DISTRICTS.stream()
        .filter(other -> other != district)
        .map(hand::count)
        .sorted(Comparator.reverseOrder())
        .limit(gondolas)
        .mapToInt(count -> count)
        .sum();
  }
}
