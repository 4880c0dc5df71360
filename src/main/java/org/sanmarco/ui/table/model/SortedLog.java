package org.sanmarco.ui.table.model;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.kernel.Event;
import org.sanmarco.ui.move.Highlight;

/**
 * A log whose lines have topics to search for.
 *
 * @param <K> the topics
 */
public abstract class SortedLog<K extends Enum<K>> implements LogReader {

  private final List<String> kinds;
  private final Function<List<Event>, List<LogSentence>> texts;

  /**
   * A log.
   *
   * @param kinds the topics, in the order in which they are offered
   * @param texts puts events into words
   */
  protected SortedLog(K[] kinds, Function<List<Event>, List<LogSentence>> texts) {
    this.kinds = Arrays.stream(kinds).map(Enum::name).toList();
    this.texts = texts;
  }

  @Override
  public final List<String> kinds() {
    return kinds;
  }

  /** Events in words. */
  protected final List<LogSentence> sentences(List<Event> events) {
    return texts.apply(events);
  }

  /**
   * A sentence as a line.
   *
   * @param move the number of its move
   * @param seat the seat that acted, 0 for chance and for all; ignored for a heading
   */
  protected final LogLine line(
      int move,
      int seat,
      LogSentence sentence,
      Set<K> about,
      Set<Integer> concerned,
      Highlight spoken) {
    return new LogLine(
        move,
        sentence.isHeading() ? 0 : seat,
        sentence.sentence(),
        sentence.isHeading(),
        about.stream().map(Enum::name).collect(Collectors.toSet()),
        concerned,
        spoken);
  }
}
