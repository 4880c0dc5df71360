package org.sanmarco.games.sanmarco.bots;

import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.RandomSource;
import org.sanmarco.notation.MoveCodes;

/** Gives out roles (V1, V4): tries them with some of the cards that may come. */
final class RoleChooser {

  private static final int DEALS = 12;

  private RoleChooser() {}

  /** The number of the roles under which the player who decides fares best. */
  static long best(
      SanMarcoPosition position, Evaluation evaluation, Hands hands, RandomSource random) {
    OfferForecast offers = new OfferForecast(position, evaluation, hands);
    MoveCodes roles = new MoveCodes();
    position.codes(roles);
    int player = position.player(position.active()) - 1;
    SanMarcoPosition trial = position.copy();
    long best = roles.get(0);
    double most = -1;
    for (int i = 0; i < roles.size(); i++) {
      double winProbability = 0;
      for (int deal = 0; deal < DEALS; deal++) {
        trial.copyFrom(position);
        trial.advance(roles.get(i), EventListener.SILENT);
        winProbability += divided(trial, offers, random)[player];
      }
      if (winProbability > most) {
        most = winProbability;
        best = roles.get(i);
      }
    }
    return best;
  }

  /** The players' win probabilities once cards were drawn and divided, summed over the dividers. */
  private static double[] divided(
      SanMarcoPosition position, OfferForecast offers, RandomSource random) {
    double[] sum = new double[position.players()];
    while (position.phase() == Phase.DRAW) {
      position.advance(position.randomCode(random), EventListener.SILENT);
    }
    while (position.phase() == Phase.DIVIDE) {
      Dividing dividing = new Dividing(position, offers);
      long division = dividing.best(() -> 0);
      double[] winProbabilities = dividing.winProbabilities(division);
      for (int i = 0; i < sum.length; i++) {
        sum[i] += winProbabilities[i];
      }
      position.advance(division, EventListener.SILENT);
    }
    return sum;
  }
}
