package org.sanmarco.games.sanmarco.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The factors of a position's value; the numbers are in {@link Weights}. */
public enum Weight {
  /** The number of times that the doge scores a district in a round. */
  SCORINGS,
  /** The rate at which a majority is lost: its share in the future falls with each such scoring. */
  CHURN,
  /** The power by which the larger of two groups of nobles outweighs the smaller. */
  POWER,
  /** A noble in a district, for each round to come. */
  NOBLE,
  /** A bridge, for each round to come, where the districts that it joins are of middling value. */
  BRIDGE,
  /** A penalty point. */
  PENALTY,
  /** Being out of the round. */
  OUT,
  /**
   * The luck that decides between equally good players: the points by which it moves them in a
   * round.
   */
  LUCK;

  /** All of them, in order. */
  public static final List<Weight> ALL = List.of(values());

  /** The weight of this name. */
  static Optional<Weight> of(String name) {
    return Arrays.stream(values()).filter(weight -> weight.toString().equals(name)).findFirst();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
