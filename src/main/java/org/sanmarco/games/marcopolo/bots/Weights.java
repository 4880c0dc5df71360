package org.sanmarco.games.marcopolo.bots;

import org.sanmarco.bots.WeightFile;

/**
 * The numbers behind an {@link Evaluation}.
 *
 * @param card a card in hand, in spaces of the track
 * @param cameleer a cameleer in hand, in spaces
 * @param reach each step that the hand could pay for in a row, in spaces
 * @param halfway how much of the gold of the halfway scoring is counted on before it
 * @param end how much of the gold of the final scoring is counted on before it
 * @param ballast the gold for ballast, in spaces
 * @param luck the gold by which luck decides a game at its start
 */
public record Weights(
    double card,
    double cameleer,
    double reach,
    double halfway,
    double end,
    double ballast,
    double luck) {

  /** Those of {@code assets/marco-polo/weights.txt}. */
  public static final Weights TUNED =
      WeightFile.packed("/assets/marco-polo/weights.txt", Weights.class);
}
