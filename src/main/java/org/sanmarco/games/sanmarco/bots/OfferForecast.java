package org.sanmarco.games.sanmarco.bots;

import java.util.Arrays;
import java.util.function.DoubleSupplier;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;

/**
 * Predicts which seat takes which offer, and the outcome. The effects of an offer on a colour are
 * added up from this position, as if the others' hands changed nothing. For one thread and one
 * position.
 */
final class OfferForecast {

  /** The difference in probability of winning that a chooser notices three times out of four. */
  private static final double PRIOR_TEMPERATURE = 0.03;

  private static final int MOST = 3;
  private static final int SEATS = 4;

  private final SanMarcoPosition position;
  private final Evaluation evaluation;
  private final Hands hands;

  /**
   * By seat and card, the gain of each colour when the seat plays it, where it has been computed.
   */
  private final double[][][] gains = new double[SEATS][Card.ALL.size()][0];

  private final SanMarcoPosition trial;
  private final double[] worth = new double[SEATS];

  /** By how many offers are taken, what colours have then; and by offer, how that ends. */
  private final double[][] before = new double[MOST + 1][SEATS];

  private final double[][][] outcomes = new double[MOST][MOST][SEATS];

  OfferForecast(SanMarcoPosition position, Evaluation evaluation, Hands hands) {
    this.position = position;
    this.evaluation = evaluation;
    this.hands = hands;
    this.trial = position.copy();
    evaluation.worth(position, worth);
  }

  /** Adds what an offer does for the worth of each colour when a seat takes it, card by card. */
  void add(int seat, long cards, double[] sum) {
    double[][] own = gains[seat - 1];
    for (long left = cards; left != 0; left = Cards.afterFirst(left)) {
      int card = Cards.first(left);
      if (own[card].length == 0) {
        own[card] = play(seat, card);
      }
      int count = Cards.count(left, card);
      for (int i = 0; i < sum.length; i++) {
        sum[i] += count * own[card][i];
      }
    }
  }

  private double[] play(int seat, int card) {
    trial.copyFrom(position);
    trial.assumeHand(seat, new Cards(Cards.one(card)));
    hands.playOut(trial);
    double[] gain = new double[worth.length];
    evaluation.worth(trial, gain);
    for (int i = 0; i < gain.length; i++) {
      gain[i] -= worth[i];
    }
    return gain;
  }

  /**
   * Each player's win probability when these offers are taken in this order, each as the taker
   * likes best, if not without error.
   *
   * @param takers the seats, the first taker first, as many as offers
   * @param winProbabilities is filled
   */
  void outcome(long[] offers, int[] takers, double[] winProbabilities) {
    System.arraycopy(worth, 0, before[0], 0, SEATS);
    outcome(offers, takers, 0, winProbabilities);
  }

  private void outcome(long[] offers, int[] takers, int step, double[] mean) {
    if (step == takers.length) {
      evaluation.winProbabilities(position, before[step], mean);
      return;
    }
    int player = position.player(takers[step]) - 1;
    double best = tryAll(offers, takers, step, player);
    Arrays.fill(mean, 0);
    double all = 0;
    for (int offer = 0; offer < offers.length; offer++) {
      if (offers[offer] != 0) {
        double[] outcome = outcomes[step][offer];
        double weight = Math.exp((outcome[player] - best) / PRIOR_TEMPERATURE);
        all += weight;
        for (int i = 0; i < mean.length; i++) {
          mean[i] += weight * outcome[i];
        }
      }
    }
    for (int i = 0; i < mean.length; i++) {
      mean[i] /= all;
    }
  }

  /**
   * Has each offer that is left taken; the player's best win probability. Offers that are gone are
   * 0.
   */
  private double tryAll(long[] offers, int[] takers, int step, int player) {
    double best = 0;
    for (int i = 0; i < offers.length; i++) {
      long offer = offers[i];
      if (offer != 0) {
        System.arraycopy(before[step], 0, before[step + 1], 0, SEATS);
        add(takers[step], offer, before[step + 1]);
        offers[i] = 0;
        outcome(offers, takers, step + 1, outcomes[step][i]);
        offers[i] = offer;
        best = Math.max(best, outcomes[step][i][player]);
      }
    }
    return best;
  }

  /**
   * The offer, from 0, that is best for the first of these takers.
   *
   * @param error how far each offer's win probability is misjudged
   */
  int best(long[] offers, int[] takers, DoubleSupplier error) {
    int player = position.player(takers[0]) - 1;
    System.arraycopy(worth, 0, before[0], 0, SEATS);
    tryAll(offers, takers, 0, player);
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < offers.length; i++) {
      if (offers[i] != 0) {
        double winProbability = outcomes[0][i][player] + error.getAsDouble();
        if (winProbability > most) {
          most = winProbability;
          best = i;
        }
      }
    }
    return best;
  }
}
