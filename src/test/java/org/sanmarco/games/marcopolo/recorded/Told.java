package org.sanmarco.games.marcopolo.recorded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The value of a key of a position's JSON, in the words of a sentence: {@code gold 3 4 2}, {@code
 * hands 2 OIL.B CAM.R}, {@code moved ballast true}.
 */
final class Told {

  /** Lists that have a list for each player or camel. */
  private static final Set<String> NESTED = Set.of("hands", "known", "been");

  private Told() {}

  /**
   * The key and its value.
   *
   * @param key one word, or two where the value is a list for each player or camel, or an object
   * @throws IllegalArgumentException if there is no such key
   */
  static String sentence(Map<String, @Nullable Object> position, String key) {
    return key + " " + words(value(position, key.split(" ", -1)));
  }

  /** The number of these words that form a key. */
  static int keyLength(Map<String, @Nullable Object> position, List<String> words) {
    String first = words.getFirst();
    return NESTED.contains(first) || position.get(first) instanceof Map<?, ?> ? 2 : 1;
  }

  private static @Nullable Object value(Map<String, @Nullable Object> position, String... key) {
    if (!position.containsKey(key[0])) {
      throw new IllegalArgumentException("there is no " + Arrays.toString(key));
    }
    Object value = position.get(key[0]);
    return switch (value) {
      case Map<?, ?> map -> map.get(key[1]);
      case List<?> list when key.length > 1 -> list.get(Integer.parseInt(key[1]) - 1);
      case null, default -> value;
    };
  }

  private static String words(@Nullable Object value) {
    if (!(value instanceof List<?> list)) {
      return value == null ? "none" : value.toString();
    }
    List<String> words = new ArrayList<>();
    list.forEach(item -> words.add(String.valueOf(item)));
    return words.isEmpty() ? "none" : String.join(" ", words);
  }
}
