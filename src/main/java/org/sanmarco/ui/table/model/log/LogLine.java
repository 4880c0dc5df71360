package org.sanmarco.ui.table.model.log;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.words.Isolation;
import org.sanmarco.words.WordSearch;

/**
 * A line of the log.
 *
 * @param move the number of its move
 * @param seat the seat that acted, 0 for chance and for all
 * @param text the sentence
 * @param heading whether a part of the game begins with it
 * @param kinds its topics: some of {@link LogReader#kinds}
 * @param concerned the seats it is about
 * @param spoken the places and scores that it mentions
 */
public record LogLine(
    int move,
    int seat,
    String text,
    boolean heading,
    Set<String> kinds,
    Set<Integer> concerned,
    Highlight spoken) {

  public LogLine {
    kinds = Set.copyOf(kinds);
    concerned = Set.copyOf(concerned);
  }

  /**
   * Whether it is of a kind, about one of these seats, and has all these words in it, in large or
   * small letters.
   *
   * @param kind null for any
   * @param seats none for all
   */
  public boolean matches(@Nullable String kind, List<Integer> seats, String words) {
    return (kind == null || kinds.contains(kind))
        && (seats.isEmpty() || seats.stream().anyMatch(concerned::contains))
        && WordSearch.hasAll(Isolation.bare(text), words);
  }
}
