package org.sanmarco.games.sanmarco.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a position's worth is made of; the numbers are in {@link Weights}. */
public enum Weight {
  /** How often the doge scores a district in a round. */
  SCORINGS,
  /** How fast a majority is lost: its share in what is to come falls with each such scoring. */
  CHURN,
  /** How much the larger of two groups of nobles outweighs the smaller, as a power. */
  POWER,
  /** A noble in a district, for each round to come. */
  NOBLE,
  /** A bridge, for each round to come, where the districts that it joins are of middling value. */
  BRIDGE,
  /** A penalty point. */
  PENALTY,
  /** Being out of the round. */
  OUT,
  /** What decides between players who are as good: points by which luck moves them in a round. */
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
