package org.sanmarco.games.canalgrande.bots;

import java.util.Objects;
import org.sanmarco.games.canalgrande.CanalGrandeState;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.Phase;

/**
 * Estimates the probability that the first side wins, from the cards that both sides have won and
 * can still use. In a vote both outcomes are weighted by the cards that can still be played.
 * Allocates almost nothing; safe for several threads.
 */
public record Evaluation(Weights weights) {

  private static final int GONDOLA = Card.GONDOLA.ordinal();
  private static final int ALIKE = 4;

  /** The win probability of a side, 1 or 2, from a position in which all hands are known. */
  double winProbability(CanalGrandeState state, int side) {
    double first = winProbability(state);
    return side == 1 ? first : 1 - first;
  }

  private double winProbability(CanalGrandeState state) {
    if (state.isOver()) {
      return Objects.requireNonNull(state.result()).share(1);
    }
    double lead = worth(state, 1) - worth(state, 2) + offers(state);
    Card district = state.district();
    if (district == null) {
      double opening = state.isVoting() ? sign(state.side(state.challenger())) * weights.doge() : 0;
      return logistic((lead + opening) / weights.luck());
    }
    double odds = logistic(weights.reach() * margin(state, district));
    return odds * afterVote(state, district, 1, lead)
        + (1 - odds) * afterVote(state, district, 2, lead);
  }

  private static int sign(int side) {
    return side == 1 ? 1 : -1;
  }

  private static double logistic(double lead) {
    return 1 / (1 + Math.exp(-lead));
  }

  /**
   * The value of a side's won cards, hands and points, and of one of the cards it still has to use.
   */
  private double worth(CanalGrandeState state, int side) {
    double sum = won(state, side, -1);
    if (state.phase() != Phase.BONUS) {
      sum -= weights.point() * state.points(side);
    }
    for (int seat = 1; seat <= state.seats(); seat++) {
      if (state.side(seat) == side) {
        sum += hand(state.hand(seat).packed());
      }
    }
    int owner = state.owner();
    if (owner != 0 && state.side(owner) == side) {
      sum += todo(state.todo().packed()) + inUse(state);
    }
    return sum;
  }

  /** The value of the cards in use at this moment. */
  private double inUse(CanalGrandeState state) {
    return switch (state.phase()) {
      case ROB, STEAL -> weights.traitor();
      case SPY, BONUS -> weights.card() * state.due();
      case DEAL, DRAW, DIVIDE, CHOOSE, VOTE, OVER -> 0;
    };
  }

  /** The value of won cards, with one more of a district unless that is -1. */
  private double won(CanalGrandeState state, int side, int more) {
    int all = 0;
    int different = 0;
    int alike = 0;
    for (int i = 0; i < Card.DISTRICTS.size(); i++) {
      int count = state.won(Card.DISTRICTS.get(i), side) + (i == more ? 1 : 0);
      all += count;
      different += count > 0 ? 1 : 0;
      alike = Math.max(alike, count);
    }
    int missing = Card.DISTRICTS.size() - different;
    return weights.won() * all
        + weights.near() / (1 << missing)
        + weights.near() / (1 << ALIKE - alike);
  }

  private double hand(long hand) {
    double sum = weights.gondola() * Cards.count(hand, GONDOLA);
    for (int district = 0; district < Card.DISTRICTS.size(); district++) {
      int count = Cards.count(hand, district);
      sum += count * (weights.card() + weights.pair() * (count - 1) / 2);
    }
    return sum;
  }

  private double todo(long cards) {
    return weights.traitor() * Cards.count(cards, Card.TRAITOR.ordinal())
        + weights.spy() * Cards.count(cards, Card.SPY.ordinal())
        + weights.doge() * Cards.count(cards, Card.DOGE.ordinal());
  }

  /** The value of an offer's cards to the seat that gets them. */
  double offer(CanalGrandeState state, int seat, long cards) {
    long hand = state.hand(seat).packed();
    return hand(hand + Cards.inHand(cards))
        - hand(hand)
        + todo(cards)
        - weights.point() * Cards.points(cards);
  }

  /**
   * The advantage of a turn's chooser over its divider if it takes the one offer and leaves the
   * other.
   */
  double choice(CanalGrandeState state, long taken, long left) {
    return offer(state, state.chooser(), taken) - offer(state, state.divider(), left);
  }

  /** The advantage of the first side from open offers: the chooser takes the better. */
  private double offers(CanalGrandeState state) {
    long one = state.offer(1).packed();
    long two = state.offer(2).packed();
    if (state.phase() == Phase.CHOOSE) {
      double better = Math.max(choice(state, one, two), choice(state, two, one));
      return sign(state.side(state.chooser())) * better;
    }
    long left = one + two;
    return left == 0 ? 0 : sign(state.side(state.divider())) * offer(state, state.divider(), left);
  }

  /**
   * The number of cards by which the first side can exceed the second in the vote; winning ties
   * counts half a card.
   */
  private static double margin(CanalGrandeState state, Card district) {
    int lead = state.votes(1) - state.votes(2);
    boolean ahead = state.seats() == 2 ? lead > 0 : state.side(state.challenger()) == 1;
    double sum = lead + (ahead ? 0.5 : -0.5);
    for (int seat = 1; seat <= state.seats(); seat++) {
      sum += sign(state.side(seat)) * reach(state, seat, district.ordinal());
    }
    return sum;
  }

  /** The number of cards that a seat can still add (GV4, GV5, GP2, GP3). */
  private static int reach(CanalGrandeState state, int seat, int district) {
    if (state.hasPassed(seat)) {
      return 0;
    }
    long hand = state.hand(seat).packed();
    int own = Cards.count(hand, district);
    if (own == 0 && state.table(seat).isEmpty() && state.seats() == 2) {
      return 0;
    }
    long others = Cards.without(hand, district);
    int sum = own;
    for (int gondolas = Cards.count(hand, GONDOLA); gondolas > 0; gondolas--) {
      int best = most(others);
      sum += Cards.count(others, best);
      others = Cards.without(others, best);
    }
    return sum;
  }

  private static int most(long hand) {
    int best = 0;
    for (int district = 1; district < Card.DISTRICTS.size(); district++) {
      best = Cards.count(hand, district) > Cards.count(hand, best) ? district : best;
    }
    return best;
  }

  /** The first side's win probability once a side has won the vote (GV8, GP5, GP6). */
  private double afterVote(CanalGrandeState state, Card district, int side, double lead) {
    if (state.winsWith(district, side)) {
      return side == 1 ? 1 : 0;
    }
    int own = state.votes(side);
    int others = state.votes(3 - side);
    int lacking = Math.max(0, others + 1 - own);
    int returned = Math.max(0, others - 1);
    double prize = won(state, side, district.ordinal()) - won(state, side, -1);
    return logistic(
        (lead + sign(side) * (prize - weights.card() * (lacking + returned))) / weights.luck());
  }
}
