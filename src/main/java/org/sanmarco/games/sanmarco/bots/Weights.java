package org.sanmarco.games.sanmarco.bots;

import org.sanmarco.bots.WeightFile;

/**
 * The numbers behind an {@link Evaluation}, in points of prestige where they are points.
 *
 * @param scorings the number of times that the doge scores a district in a round
 * @param churn the rate at which a majority is lost: its share in the future falls with each such
 *     scoring
 * @param power the power by which the larger of two groups of nobles outweighs the smaller
 * @param noble a noble in a district, for each round to come
 * @param bridge a bridge, for each round to come, where the districts that it joins are of middling
 *     value
 * @param penalty a penalty point
 * @param out being out of the round
 * @param luck the luck that decides between equally good players: the points by which it moves them
 *     in a round
 */
public record Weights(
    double scorings,
    double churn,
    double power,
    double noble,
    double bridge,
    double penalty,
    double out,
    double luck) {

  /** The tuned ones of {@code assets/san-marco/weights.txt}. */
  public static final Weights TUNED =
      WeightFile.packed("/assets/san-marco/weights.txt", Weights.class);
}
