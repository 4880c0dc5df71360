package org.sanmarco.bots.tuning;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.WeightFile;

/**
 * Computer players with weights that can be improved by matches.
 *
 * @param weights the program's weights by their names; all above 0
 * @param players makes a player of weights; throws an {@link IllegalArgumentException} if one is
 *     missing, or there is one too many
 */
public record Tunable(Map<String, Double> weights, Function<Map<String, Double>, Bot> players) {

  /** A player with these weights. */
  public Bot bot(Map<String, Double> weights) {
    return players.apply(weights);
  }

  /**
   * A tunable player.
   *
   * @param weights those of the program, in a record
   * @param player makes a player of weights
   */
  public static <W extends Record> Tunable of(W weights, Function<W, Bot> player) {
    @SuppressWarnings("unchecked") // a record's class is its own
    Class<W> type = (Class<W>) weights.getClass();
    return new Tunable(byName(weights), names -> player.apply(WeightFile.of(type, names)));
  }

  /** The weights of a record by their names, in order. */
  public static Map<String, Double> byName(Record weights) {
    Map<String, Double> byName = new LinkedHashMap<>();
    try {
      for (RecordComponent weight : weights.getClass().getRecordComponents()) {
        byName.put(weight.getName(), (Double) weight.getAccessor().invoke(weights));
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(weights.toString(), e);
    }
    return byName;
  }

  /** Writes weights. */
  public static String write(Map<String, Double> weights) {
    StringBuilder lines = new StringBuilder();
    weights.forEach((weight, value) -> lines.append(weight).append(' ').append(value).append('\n'));
    return lines.toString();
  }
}
