package org.sanmarco.games.marcopolo.bots;

import java.util.Objects;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.kernel.Result;

/**
 * Estimates each player's win probability from gold, spaces, hands, and how far these pay for the
 * way to Dadu. For one thread; allocates nothing while the game is running.
 */
final class Evaluation {

  private static final long CAMELEERS =
      Card.ALL.stream()
          .filter(card -> card.kind() == Card.Kind.CAM)
          .mapToLong(card -> 3 * Cards.NONE.with(card).packed())
          .sum();

  private final Weights weights;
  private final Journey journey = new Journey();

  Evaluation(Weights weights) {
    this.weights = weights;
  }

  /**
   * Each player's win probability.
   *
   * @param winProbabilities takes them, the first seat's first
   */
  void winProbabilities(MarcoPoloPosition position, double[] winProbabilities) {
    if (position.isOver()) {
      Result result = Objects.requireNonNull(position.result());
      for (int seat = 1; seat <= position.seats(); seat++) {
        winProbabilities[seat - 1] = result.share(seat);
      }
      return;
    }
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 1; seat <= position.seats(); seat++) {
      winProbabilities[seat - 1] = worth(position, seat);
      best = Math.max(best, winProbabilities[seat - 1]);
    }
    double all = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      winProbabilities[seat] = Math.exp(winProbabilities[seat] - best);
      all += winProbabilities[seat];
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      winProbabilities[seat] /= all;
    }
  }

  /** The value of what a seat has; its exponential is proportional to the win probability. */
  double worth(MarcoPoloPosition position, int seat) {
    int seats = position.seats();
    long hand = position.hand(seat).packed();
    int turnsUntil = (seat - position.onTurn() + seats) % seats;
    double gold = position.isPastHalfway() ? weights.lateGold() : weights.gold();
    double worth = gold * position.gold(seat) + cards(position, hand) - weights.turn() * turnsUntil;
    for (int camel = seat; camel <= position.camels(); camel += seats) {
      int space = position.space(camel);
      worth += weights.space() * space + way(position, seat, space, hand);
    }
    return worth;
  }

  /** The value of packed cards to a seat whose camel stands on a space. */
  double worth(MarcoPoloPosition position, int seat, int space, long hand) {
    return cards(position, hand) + way(position, seat, space, hand);
  }

  private double cards(MarcoPoloPosition position, long hand) {
    int cameleers = Cards.size(hand & CAMELEERS);
    int goods = Cards.size(hand) - cameleers;
    return position.isPastHalfway()
        ? weights.lateGoods() * goods + weights.lateCameleer() * cameleers
        : weights.goods() * goods + weights.cameleer() * cameleers;
  }

  private double way(MarcoPoloPosition position, int seat, int space, long hand) {
    journey.follow(position, seat, space, hand);
    double missing = position.isPastHalfway() ? weights.lateMissing() : weights.missing();
    return weights.reach() * journey.reach()
        + weights.chest() * journey.gold()
        - missing * journey.missing();
  }
}
