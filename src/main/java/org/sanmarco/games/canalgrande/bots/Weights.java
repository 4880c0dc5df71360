package org.sanmarco.games.canalgrande.bots;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.sanmarco.bots.WeightFile;

/**
 * The numbers behind an {@link Evaluation}, in district cards held in hand where they are cards.
 */
public final class Weights {

  /** Those of {@code assets/canal-grande/weights.txt}. */
  public static final Weights TUNED =
      new Weights(WeightFile.packed("/assets/canal-grande/weights.txt"));

  private final Map<Weight, Double> values = new EnumMap<>(Weight.class);

  /**
   * Weights by their names.
   *
   * @throws IllegalArgumentException if a weight is missing, or there is one too many
   */
  Weights(Map<String, Double> byName) {
    for (Weight weight : Weight.values()) {
      Double value = byName.get(weight.toString());
      if (value == null) {
        throw new IllegalArgumentException("missing weight: " + weight);
      }
      values.put(weight, value);
    }
    if (byName.size() != values.size()) {
      throw new IllegalArgumentException("too many weights: " + byName.keySet());
    }
  }

  /** One of them. */
  double get(Weight weight) {
    return Objects.requireNonNull(values.get(weight));
  }

  /** The weights by their names, in order. */
  Map<String, Double> byName() {
    Map<String, Double> byName = new LinkedHashMap<>();
    values.forEach((weight, value) -> byName.put(weight.toString(), value));
    return byName;
  }
}
