package org.sanmarco.games.sanmarco.bots;

import module java.base;

import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.notation.MoveCodes;

/** Weighs divisions and offers by their cards and by who will take what. */
public final class Dividing {

  /** The number of divisions among which a player who errs decides. */
  private static final int CONSIDERED = 12;

  private final SanMarcoPosition position;
  private final OfferForecast offers;
  private final int[] takers;

  /** Weighs the divisions, or the offers, that are due in a position. */
  public Dividing(SanMarcoPosition position, Evaluation evaluation, Hands hands) {
    this(position, new OfferForecast(position, evaluation, hands));
  }

  /** Weighs by offers that were weighed in an earlier position of the same turn. */
  Dividing(SanMarcoPosition position, OfferForecast offers) {
    this.position = position;
    this.offers = offers;
    this.takers = takers(position.roles(), position.active());
  }

  /**
   * The best divisions for the player who divides, the best one first.
   *
   * @param most how many
   */
  public List<RatedDivision> best(int most) {
    int player = position.player(position.active()) - 1;
    double[] winProbabilities = new double[position.players()];
    MoveCodes divisions = new MoveCodes();
    position.codes(divisions);
    return IntStream.range(0, divisions.size())
        .mapToLong(divisions::get)
        .mapToObj(division -> {
          offers.outcome(cut(division), takers, winProbabilities);
          return new RatedDivision(division, winProbabilities[player]);
        })
        .sorted(Comparator.comparingDouble(RatedDivision::winProbability).reversed())
        .limit(most)
        .toList();
  }

  /**
   * The best of a few good divisions. Among all of the thousands the error would decide alone.
   *
   * @param error how far each division's win probability is misjudged
   */
  long best(DoubleSupplier error) {
    return best(CONSIDERED).stream()
        .map(division ->
            new RatedDivision(division.code(), division.winProbability() + error.getAsDouble()))
        .max(Comparator.comparingDouble(RatedDivision::winProbability))
        .orElseThrow()
        .code();
  }

  /** Each player's win probability after a division. */
  double[] winProbabilities(long division) {
    double[] winProbabilities = new double[position.players()];
    offers.outcome(cut(division), takers, winProbabilities);
    return winProbabilities;
  }

  /**
   * A division, and what the player who makes it can expect.
   *
   * @param code the move's number
   * @param winProbability from 0 to 1
   */
  public record RatedDivision(long code, double winProbability) {}

  private long[] cut(long division) {
    return IntStream.range(0, takers.length)
        .mapToLong(offer -> position.offer(division, offer))
        .toArray();
  }

  /**
   * The offer, from 1, that is best for the player who chooses.
   *
   * @param error how far each offer's win probability is misjudged
   */
  int take(DoubleSupplier error) {
    long[] open =
        position.offers(position.offering()).stream()
            .mapToLong(offer -> offer == null ? 0 : offer.packed())
            .toArray();
    return offers.best(open, takers, error) + 1;
  }

  /**
   * The seats that take offers, in order: from the chooser who is due, or from the first if one
   * divides.
   */
  private static int[] takers(List<Integer> roles, int active) {
    int role = roles.indexOf(active);
    if (roles.size() == 3) {
      int[] order = {roles.get(1), roles.get(2), roles.get(0)};
      int from = role == 0 ? 0 : role - 1;
      return Arrays.copyOfRange(order, from, order.length);
    }
    int pair = role / 2 * 2;
    return new int[] {roles.get(pair + 1), roles.get(pair)};
  }
}
