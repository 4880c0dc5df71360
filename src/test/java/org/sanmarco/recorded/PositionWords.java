package org.sanmarco.recorded;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * The values of a position's JSON form in the words of sentences. A path is a key and the keys
 * inside of it, those of a list of lists being numbers from 1: {@code doge}, {@code nobles MAR},
 * {@code known 1 2}.
 */
public final class PositionWords {

  private PositionWords() {}

  /**
   * The value at a path.
   *
   * @throws UnreadableException if there is no such path
   */
  public static String at(Map<String, @Nullable Object> position, String path) {
    @Nullable Object value = position;
    for (String key : path.split(" ", -1)) {
      if (!has(value, key)) {
        throw new UnreadableException("there is no \"" + path + "\"");
      }
      value = inside(value, key);
    }
    return words(value);
  }

  /**
   * The true sentences that begin with a path in these words.
   *
   * @throws UnreadableException if the words aren't a path and a value
   */
  static List<String> sentences(Map<String, @Nullable Object> position, List<String> words) {
    List<String> sentences = new ArrayList<>();
    @Nullable Object value = position;
    int keys = 0;
    while (keys < words.size() && has(value, words.get(keys))) {
      value = inside(value, words.get(keys++));
      if (!(value instanceof Map<?, ?>)) {
        sentences.add(String.join(" ", words.subList(0, keys)) + " " + words(value));
      }
    }
    if (sentences.isEmpty() || keys == words.size() || words.contains("")) {
      throw new UnreadableException("not a key and its value: " + words);
    }
    return sentences;
  }

  private static boolean has(@Nullable Object value, String key) {
    return switch (value) {
      case Map<?, ?> map -> map.containsKey(key);
      case List<?> list when list.stream().anyMatch(List.class::isInstance) ->
          key.matches("[1-9]") && Integer.parseInt(key) <= list.size();
      case null, default -> false;
    };
  }

  private static @Nullable Object inside(@Nullable Object value, String key) {
    return value instanceof List<?> list
        ? list.get(Integer.parseInt(key) - 1)
        : value instanceof Map<?, ?> map ? map.get(key) : null;
  }

  private static String words(@Nullable Object value) {
    if (value == null) {
      return "none";
    }
    if (!(value instanceof List<?> list)) {
      return value.toString();
    }
    boolean nested = list.stream().anyMatch(List.class::isInstance);
    List<String> words = new ArrayList<>();
    for (Object item : list) {
      words.add(item == null ? "-" : words(item));
    }
    return words.isEmpty() ? "none" : String.join(nested ? " / " : " ", words);
  }
}
