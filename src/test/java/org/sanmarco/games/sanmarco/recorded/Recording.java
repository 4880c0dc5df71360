package org.sanmarco.games.sanmarco.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.table.Table;

/** A recorded game to look into. Moves are numbered from 1. */
final class Recording {

  private static final int BRIDGES = 12;

  private final Table table;

  Recording(Table table) {
    this.table = table;
  }

  boolean isOver() {
    return table.isOver();
  }

  int size() {
    return table.size();
  }

  /** The move as it was played. */
  Move move(int number) {
    return table.history().get(existing(number) - 1).move();
  }

  /** The events of a move. */
  <E extends SanMarcoEvent> List<E> events(int number, Class<E> kind) {
    return table.history().get(existing(number) - 1).events().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }

  /** The position before a move, which may be the one still to come. */
  Position before(int number) {
    assertThat(number - 1).as("moves before move %s", number).isLessThanOrEqualTo(size());
    return table.positionAfter(number - 1);
  }

  /** The position after some moves, 0 for the start. */
  Position after(int count) {
    assertThat(count).as("moves in the game").isLessThanOrEqualTo(size());
    return table.positionAfter(count);
  }

  private int existing(int number) {
    assertThat(number).as("moves in the game").isLessThanOrEqualTo(size());
    return number;
  }

  /** The value of a key of the position, in the words of a sentence. */
  static String words(Position position, Key key) {
    Map<String, @Nullable Object> all = position.describe();
    if (key.word().equals("supply")) {
      Map<?, ?> bridges = (Map<?, ?>) Objects.requireNonNull(all.get("bridges"));
      int standing = bridges.values().stream().mapToInt(owners -> ((List<?>) owners).size()).sum();
      return String.valueOf(BRIDGES - standing);
    }
    Object value = all.get(key.word());
    if (!key.detail().isEmpty()) {
      assertThat(value).as("%s in this position", key.word()).isNotNull();
      value = ((Map<?, ?>) Objects.requireNonNull(value)).get(key.detail());
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
    StringBuilder words = new StringBuilder();
    for (Object item : list) {
      words.append(words.isEmpty() ? "" : nested ? " / " : " ");
      words.append(item == null ? "-" : words(item));
    }
    return words.isEmpty() ? "none" : words.toString();
  }
}
