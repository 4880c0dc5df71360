package org.sanmarco.games.marcopolo.bots;

import org.sanmarco.bots.WeightFile;

/**
 * The numbers behind an {@link Evaluation}: by how much each thing changes the logarithm of the
 * odds of winning. Those called late count after the halfway scoring.
 *
 * @param gold a piece of gold
 * @param lateGold the same
 * @param space each space that a camel has come
 * @param reach each space of the furthest one that the hand pays for
 * @param chest a piece of gold in chests up to there
 * @param goods a card of goods in hand
 * @param lateGoods the same
 * @param cameleer a cameleer in hand
 * @param lateCameleer the same
 * @param missing the cost of each card that the way to Dadu lacks
 * @param lateMissing the same
 * @param turn the cost of each turn until the player's own
 */
public record Weights(
    double gold,
    double lateGold,
    double space,
    double reach,
    double chest,
    double goods,
    double lateGoods,
    double cameleer,
    double lateCameleer,
    double missing,
    double lateMissing,
    double turn) {

  /** Those of {@code assets/marco-polo/weights.txt}. */
  public static final Weights TUNED =
      WeightFile.packed("/assets/marco-polo/weights.txt", Weights.class);
}
