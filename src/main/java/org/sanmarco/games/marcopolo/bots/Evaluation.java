package org.sanmarco.games.marcopolo.bots;

import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.Payments;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.Game;

/**
 * Estimates the value of a position to each player. A camel counts as ahead of its space by the
 * value of its player's hand; the distances behind the first camel then estimate both scorings. For
 * one thread; allocates nothing.
 */
final class Evaluation {

  private static final int MOST_CAMELS = 5;

  /** The gold of the first in the halfway scoring and in the final one (MB3). */
  private static final double HALFWAY_GOLD = 6;

  private static final double FINAL_GOLD = 7;

  /** The value of a scoring that is out of reach. */
  private static final double HOPE = 0.5;

  /** The number of consecutive steps that are examined. */
  private static final int MOST_STEPS = 5;

  /** The part of the luck at the start that is left right before the end. */
  private static final double LAST_LUCK = 0.25;

  private static final long CAMELEERS =
      Card.ALL.stream()
          .filter(card -> card.kind() == Card.Kind.CAM)
          .mapToLong(card -> 3 * Cards.NONE.with(card).packed())
          .sum();

  private final Weights weights;
  private final double[] potentials = new double[MOST_CAMELS];
  private final double[] values = new double[Game.MOST_SEATS];

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
      shares(position, winProbabilities);
      return;
    }
    weigh(position);
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < position.seats(); seat++) {
      best = Math.max(best, values[seat]);
    }
    double luck = luck(position);
    double all = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      winProbabilities[seat] = Math.exp((values[seat] - best) / luck);
      all += winProbabilities[seat];
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      winProbabilities[seat] /= all;
    }
  }

  /** ME3. */
  private static void shares(MarcoPoloPosition position, double[] winProbabilities) {
    int best = 0;
    int winners = 0;
    for (int seat = 1; seat <= position.seats(); seat++) {
      int rank = position.rank(seat);
      winners = rank > best ? 1 : rank == best ? winners + 1 : winners;
      best = Math.max(best, rank);
    }
    for (int seat = 1; seat <= position.seats(); seat++) {
      winProbabilities[seat - 1] = position.rank(seat) == best ? 1.0 / winners : 0;
    }
  }

  /** Luck decides less the nearer the first camel is to Dadu. */
  private double luck(MarcoPoloState state) {
    int first = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(state.occupied());
    double left = (double) (Track.DADU - first) / Track.DADU;
    return weights.luck() * (LAST_LUCK + (1 - LAST_LUCK) * left);
  }

  /** The estimated gold of each player at the end. */
  private void weigh(MarcoPoloPosition position) {
    for (int seat = 1; seat <= position.seats(); seat++) {
      values[seat - 1] = position.gold(seat);
    }
    Track track = position.track();
    if (!position.isPastHalfway()) {
      double first = potentials(position, false);
      for (int camel = 1; camel <= position.camels(); camel++) {
        int space = position.space(camel);
        values[position.owner(camel) - 1] +=
            position.isHalfwayDue()
                ? track.isHalfway(space) ? track.score(space) : 0
                : weights.halfway() * hoped(HALFWAY_GOLD - first + potentials[camel - 1]);
      }
    }
    double first = potentials(position, true);
    for (int camel = 1; camel <= position.camels(); camel++) {
      values[position.owner(camel) - 1] +=
          weights.end() * hoped(FINAL_GOLD - first + potentials[camel - 1]);
    }
  }

  /** Gold, as it would be with no less luck than others have. */
  private static double hoped(double gold) {
    return gold > 0 ? gold + HOPE : HOPE / (1 - gold);
  }

  /**
   * Takes down how far each camel counts as standing, and returns the furthest.
   *
   * @param gathered whether all camels from 11 to 16 are on Ganzhou, as after the halfway scoring
   */
  private double potentials(MarcoPoloPosition position, boolean gathered) {
    double first = 0;
    for (int camel = 1; camel <= position.camels(); camel++) {
      int space = position.space(camel);
      int stand = gathered && position.track().isHalfway(space) ? Track.GANZHOU : space;
      potentials[camel - 1] = stand + hand(position, camel);
      first = Math.max(first, potentials[camel - 1]);
    }
    return first;
  }

  /** The value of the hand of a camel's player to this camel, in spaces. */
  private double hand(MarcoPoloPosition position, int camel) {
    int seat = position.owner(camel);
    long hand = position.hand(seat).packed();
    double worth = cards(hand) + (isToDraw(position, seat) ? weights.card() : 0);
    int camels = position.camels() / position.seats();
    return worth / camels + weights.reach() * steps(position, position.space(camel), hand);
  }

  private static boolean isToDraw(MarcoPoloPosition position, int seat) {
    Phase phase = position.phase();
    return position.onTurn() == seat
        && (phase == Phase.MOVE || phase == Phase.TAKE || phase == Phase.CARD);
  }

  private double cards(long hand) {
    int cameleers = Cards.size(hand & CAMELEERS);
    return weights.card() * (Cards.size(hand) - cameleers) + weights.cameleer() * cameleers;
  }

  /**
   * The value of packed cards to a player whose camel stands on a space, in spaces of the track.
   */
  double worth(MarcoPoloPosition position, int space, long hand) {
    return cards(hand) + weights.reach() * steps(position, space, hand);
  }

  /**
   * The number of consecutive steps that a hand can pay for from a space, with other camels as they
   * stand now; the first that it can't pay for counts by the cards already held.
   */
  private static double steps(MarcoPoloPosition position, int space, long hand) {
    int taken = position.occupied();
    long left = hand;
    int at = space;
    for (int steps = 0; steps < MOST_STEPS; steps++) {
      if (at >= Track.DADU) {
        return steps;
      }
      at = MarcoPoloState.freeBehind(at, taken);
      Condition condition = position.track().condition(at);
      int missing = Payments.missing(condition, left);
      if (missing > 0) {
        return steps + 1 - (double) missing / Payments.price(condition);
      }
      left -= Payments.get(condition, left, 0);
    }
    return MOST_STEPS;
  }
}
