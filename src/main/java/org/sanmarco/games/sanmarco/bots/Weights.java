package org.sanmarco.games.sanmarco.bots;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.sanmarco.bots.WeightFile;

/** The numbers behind an {@link Evaluation}, in points of prestige where they are points. */
public final class Weights {

  /** The tuned ones of {@code assets/san-marco/weights.txt}. */
  public static final Weights TUNED = of(WeightFile.packed("/assets/san-marco/weights.txt"));

  private final Map<Weight, Double> values;

  /** These weights; each needs a value. */
  public Weights(Map<Weight, Double> values) {
    this.values = new EnumMap<>(values);
    if (this.values.size() != Weight.ALL.size()) {
      throw new IllegalArgumentException("missing weights: " + values);
    }
  }

  /** One of them. */
  public double get(Weight weight) {
    return Objects.requireNonNull(values.get(weight));
  }

  /** The same, except for one. */
  public Weights with(Weight weight, double value) {
    Map<Weight, Double> changed = new EnumMap<>(values);
    changed.put(weight, value);
    return new Weights(changed);
  }

  /**
   * Weights as they are written: a line each, with its name and its value; what begins with a
   * {@code #} is a remark.
   *
   * @throws IllegalArgumentException if a line says something else, or a weight is missing
   */
  public static Weights of(List<String> lines) {
    return of(WeightFile.read(lines));
  }

  /**
   * Weights by their names.
   *
   * @throws IllegalArgumentException if a weight is missing, or there is one too many
   */
  static Weights of(Map<String, Double> byName) {
    Map<Weight, Double> values = new EnumMap<>(Weight.class);
    byName.forEach((name, value) ->
        values.put(
            Weight.of(name)
                .orElseThrow(() -> new IllegalArgumentException("unknown weight: " + name)),
            value));
    return new Weights(values);
  }

  /** The weights by their names, in order. */
  Map<String, Double> byName() {
    Map<String, Double> byName = new LinkedHashMap<>();
    values.forEach((weight, value) -> byName.put(weight.toString(), value));
    return byName;
  }

  @Override
  public String toString() {
    return WeightFile.write(byName());
  }
}
