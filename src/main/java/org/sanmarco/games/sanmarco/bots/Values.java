package org.sanmarco.games.sanmarco.bots;

import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;

/** The value of each card to each seat in a position, in prestige gained over the others. */
public final class Values {

  private final double[][] values;

  /** The values in a position, each card played by itself. */
  public Values(SanMarcoPosition position, Evaluation evaluation) {
    OfferForecast offers =
        new OfferForecast(position, evaluation, new Hands(position, evaluation, false));
    values = new double[position.seats()][];
    for (int seat = 1; seat <= values.length; seat++) {
      int holder = position.player(seat);
      int own = seat;
      values[seat - 1] =
          Card.ALL.stream()
              .mapToDouble(card -> gain(position, offers, own, holder, card))
              .toArray();
    }
  }

  private static double gain(
      SanMarcoPosition position, OfferForecast offers, int seat, int holder, Card card) {
    double[] gain = new double[position.seats()];
    offers.add(seat, Cards.one(card.ordinal()), gain);
    double value = 0;
    for (int other = 1; other <= position.seats(); other++) {
      value +=
          position.player(other) == holder
              ? gain[other - 1]
              : -gain[other - 1] / (position.seats() - 1);
    }
    return value;
  }

  /** The value of these cards together to a seat, packed as in {@link Cards}. */
  public double of(int seat, long cards) {
    double sum = 0;
    double[] own = values[seat - 1];
    for (long left = cards; left != 0; left = Cards.afterFirst(left)) {
      int kind = Cards.first(left);
      sum += Cards.count(left, kind) * own[kind];
    }
    return sum;
  }
}
