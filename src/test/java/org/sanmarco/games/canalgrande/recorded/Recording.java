package org.sanmarco.games.canalgrande.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.State;
import org.sanmarco.table.Table;

/** A recorded game to look into. Moves are numbered from 1. */
final class Recording {

  /** Most words that say which part of a position is meant, such as {@code known 1 2}. */
  private static final int LONGEST = 3;

  private final Table table;

  Recording(Table table) {
    this.table = table;
  }

  /** The move as it was played. */
  Move move(int number) {
    return table.history().get(existing(number) - 1).move();
  }

  /** The events of a move, such as {@code deck shuffled}. */
  List<String> events(int number) {
    return table.history().get(existing(number) - 1).events().stream()
        .map(event -> event.getClass().getSimpleName().replaceAll("(?<=.)(?=[A-Z])", " "))
        .map(name -> name.toLowerCase(Locale.ROOT))
        .toList();
  }

  /** The position after some moves, 0 for the start. */
  Position after(int count) {
    return table.positionAfter(existing(count));
  }

  int size() {
    return table.size();
  }

  private int existing(int number) {
    assertThat(number).as("moves in the game").isBetween(0, table.size());
    return number;
  }

  /**
   * The value of a key at the beginning of a sentence: a key of the notation's JSON, perhaps with
   * keys inside of it, of a map or from 1 of a list. A sentence for each number of such keys.
   */
  static List<String> sentences(State state, List<String> words) {
    List<String> sentences = new ArrayList<>();
    for (int length = 1; length <= Math.min(LONGEST, words.size()); length++) {
      String path = String.join(" ", words.subList(0, length));
      try {
        sentences.add(path + " " + words(state, path));
      } catch (IllegalArgumentException _) {
        break;
      }
    }
    return sentences;
  }

  /** The values found, in the words of a sentence. */
  static String words(State state, String path) {
    @Nullable Object value = state.describe();
    for (String key : path.split(" ", -1)) {
      value =
          switch (value) {
            case Map<?, ?> map when map.containsKey(key) -> map.get(key);
            case List<?> list when key.matches("[1-9]") && Integer.parseInt(key) <= list.size() ->
                list.get(Integer.parseInt(key) - 1);
            case null, default -> throw new IllegalArgumentException("there is no " + path);
          };
    }
    return words(value);
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
