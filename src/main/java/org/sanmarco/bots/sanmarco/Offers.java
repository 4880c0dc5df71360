package org.sanmarco.bots.sanmarco;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleSupplier;
import org.sanmarco.rules.sanmarco.Card;
import org.sanmarco.rules.sanmarco.Cards;
import org.sanmarco.rules.sanmarco.SanMarcoPosition;

/**
 * Foresees who takes which offer and what comes of it. What an offer does for a colour is added up
 * from this position, as if the others' hands changed nothing. For one thread and one position.
 */
final class Offers {

  /** How much better a chance has to be for a chooser to see it, three times out of four. */
  private static final double BLUR = 0.03;

  private final SanMarcoPosition position;
  private final Outlook outlook;
  private final Hands hands;

  /** By seat and cards, what is gained by each colour when the seat plays them. */
  private final Map<Taken, double[]> played = new HashMap<>();

  private final SanMarcoPosition trial;
  private final double[] worth = new double[4];

  private record Taken(int seat, long cards) {}

  /** What an offer does for the worth of each colour when a seat takes it. */
  @FunctionalInterface
  interface Gains {
    double[] of(int seat, long cards);
  }

  Offers(SanMarcoPosition position, Outlook outlook, Hands hands) {
    this.position = position;
    this.outlook = outlook;
    this.hands = hands;
    this.trial = position.copy();
    outlook.worth(position, worth);
  }

  /** Exactly, by playing the hand out. */
  Gains played() {
    return (seat, cards) -> played.computeIfAbsent(new Taken(seat, cards), this::play);
  }

  /** Roughly, as the sum over the cards. */
  Gains summed() {
    Gains played = played();
    return (seat, cards) -> {
      double[] sum = new double[worth.length];
      for (Card card : Card.ALL) {
        int count = Cards.count(cards, card.ordinal());
        if (count > 0) {
          double[] one = played.of(seat, Cards.one(card.ordinal()));
          for (int i = 0; i < sum.length; i++) {
            sum[i] += count * one[i];
          }
        }
      }
      return sum;
    };
  }

  private double[] play(Taken taken) {
    trial.become(position);
    trial.suppose(taken.seat, new Cards(taken.cards));
    hands.playOut(trial);
    double[] gain = new double[worth.length];
    outlook.worth(trial, gain);
    for (int i = 0; i < gain.length; i++) {
      gain[i] -= worth[i];
    }
    return gain;
  }

  /**
   * Each player's chance to win when these offers are taken in this order, each as the taker likes
   * best, if not without error.
   *
   * @param takers the seats, the first taker first, as many as offers
   */
  double[] outcome(long[] offers, int[] takers, Gains gains) {
    return outcome(offers, takers, gains, 0, worth);
  }

  private double[] outcome(long[] offers, int[] takers, Gains gains, int step, double[] before) {
    double[] mean = new double[position.players()];
    if (step == takers.length) {
      outlook.chances(position, before, mean);
      return mean;
    }
    int player = position.player(takers[step]) - 1;
    double[][] outcomes = outcomes(offers, takers, gains, step, before);
    double best =
        Arrays.stream(outcomes)
            .filter(o -> o.length > 0)
            .mapToDouble(o -> o[player])
            .max()
            .orElse(0);
    double all = 0;
    for (double[] outcome : outcomes) {
      if (outcome.length > 0) {
        double weight = Math.exp((outcome[player] - best) / BLUR);
        all += weight;
        for (int i = 0; i < mean.length; i++) {
          mean[i] += weight * outcome[i];
        }
      }
    }
    for (int i = 0; i < mean.length; i++) {
      mean[i] /= all;
    }
    return mean;
  }

  /** By offer, the outcome if it is taken now; empty for those that are gone (0). */
  private double[][] outcomes(long[] offers, int[] takers, Gains gains, int step, double[] before) {
    double[][] outcomes = new double[offers.length][0];
    for (int i = 0; i < offers.length; i++) {
      long offer = offers[i];
      if (offer == 0) {
        continue;
      }
      double[] gain = gains.of(takers[step], offer);
      double[] after = new double[before.length];
      for (int seat = 0; seat < after.length; seat++) {
        after[seat] = before[seat] + gain[seat];
      }
      offers[i] = 0;
      outcomes[i] = outcome(offers, takers, gains, step + 1, after);
      offers[i] = offer;
    }
    return outcomes;
  }

  /**
   * The offer, from 0, that is best for the first of these takers.
   *
   * @param error how far each offer's chance is misjudged
   */
  int best(long[] offers, int[] takers, Gains gains, DoubleSupplier error) {
    int player = position.player(takers[0]) - 1;
    double[][] outcomes = outcomes(offers, takers, gains, 0, worth);
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < outcomes.length; i++) {
      if (outcomes[i].length > 0) {
        double chance = outcomes[i][player] + error.getAsDouble();
        if (chance > most) {
          most = chance;
          best = i;
        }
      }
    }
    return best;
  }
}
