package org.sanmarco.games.marcopolo.bots;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
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
record Weights(
    double card,
    double cameleer,
    double reach,
    double halfway,
    double end,
    double ballast,
    double luck) {

  private static final List<String> NAMES =
      List.of("card", "cameleer", "reach", "halfway", "end", "ballast", "luck");

  /** Those of {@code assets/marco-polo/weights.txt}. */
  static final Weights TUNED = of(WeightFile.packed("/assets/marco-polo/weights.txt"));

  /**
   * Weights by their names.
   *
   * @throws IllegalArgumentException if a weight is missing, or there is one too many
   */
  static Weights of(Map<String, Double> byName) {
    if (!byName.keySet().equals(Set.copyOf(NAMES))) {
      throw new IllegalArgumentException("unexpected weights: " + byName.keySet());
    }
    double[] all = NAMES.stream().mapToDouble(name -> value(byName, name)).toArray();
    return new Weights(all[0], all[1], all[2], all[3], all[4], all[5], all[6]);
  }

  private static double value(Map<String, Double> byName, String name) {
    return Objects.requireNonNull(byName.get(name));
  }

  /** The weights by their names, in order. */
  Map<String, Double> byName() {
    double[] all = {card, cameleer, reach, halfway, end, ballast, luck};
    Map<String, Double> byName = new LinkedHashMap<>();
    for (int i = 0; i < all.length; i++) {
      byName.put(NAMES.get(i), all[i]);
    }
    return byName;
  }
}
