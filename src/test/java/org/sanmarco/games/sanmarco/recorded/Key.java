package org.sanmarco.games.sanmarco.recorded;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;

/**
 * The subject of a sentence: a key of the notation's JSON, or {@code supply}.
 *
 * @param detail a key inside of it, empty where there is none
 */
record Key(String word, String detail) {

  private static final Set<String> PLAIN =
      Set.of(
          "round",
          "turn",
          "leader",
          "phase",
          "actor",
          "doge",
          "supply",
          "reserve",
          "prestige",
          "penalty",
          "in",
          "roles",
          "hand");

  /** The number of words of a sentence that the key takes. */
  int length() {
    return detail.isEmpty() ? 1 : 2;
  }

  /** The key at the beginning of these words. */
  static Key of(List<String> words) {
    String word = words.getFirst();
    if (PLAIN.contains(word)) {
      return new Key(word, "");
    }
    String detail = words.size() > 1 ? words.get(1) : "";
    if (!details(word).contains(detail)) {
      throw new UnreadableException("there is no \"" + (word + " " + detail).strip() + "\"");
    }
    return new Key(word, detail);
  }

  private static List<String> details(String word) {
    return switch (word) {
      case "board", "nobles" -> names(District.ALL);
      case "bridges" -> names(Pair.ALL);
      case "deck" -> names(Card.ALL);
      case "drawn", "offers" -> names(IntStream.rangeClosed(1, 4).boxed().toList());
      case "exile" -> List.of("district", "by", "die", "bonus");
      case "result" -> List.of("score", "winners");
      default -> throw new UnreadableException("there is no \"" + word + "\"");
    };
  }

  private static List<String> names(List<?> things) {
    return Arrays.asList(things.stream().map(Object::toString).toArray(String[]::new));
  }

  @Override
  public String toString() {
    return (word + " " + detail).strip();
  }
}
