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
 * A log whose lines are about something that can be looked for.
 *
 * @param <K> what a line may be about
 */
public abstract class SortedLog<K extends Enum<K>> implements LogReader {

  private final List<String> kinds;
  private final Function<List<Event>, List<LogSentence>> texts;

  /**
   * A log.
   *
   * @param kinds what lines may be about, in the order in which it is offered
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
   * @param move the number of the move it tells of
   * @param seat whose doing it was, 0 for chance and for all; a heading is nobody's
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
