package org.sanmarco.ui.table.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.sanmarco.coach.LogSentence;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.move.Highlight;

/** Makes lines of the log of what was played. */
public interface LogReader {

  /** What lines may be about, to be looked for; the words are the texts {@code log.kind.KIND}. */
  default List<String> kinds() {
    return List.of();
  }

  /**
   * The number of the first of the moves that the last one is told together with, such as dice that
   * one seat rolls in a row.
   *
   * @param history what was played, one move at least
   * @return the last one's own number if it stands alone
   */
  default int first(List<SeenMove> history) {
    return history.getLast().number();
  }

  /** The lines that tell of a move, or of several that are told together. */
  List<LogLine> lines(SeenMove played);

  /** Moves that are told together as one, which has the number of the last. */
  static SeenMove together(List<SeenMove> moves) {
    SeenMove last = moves.getLast();
    return new SeenMove(
        last.number(),
        last.by(),
        last.move(),
        moves.stream().flatMap(move -> move.events().stream()).toList());
  }

  /**
   * A reader that has every sentence beside whoever made the move.
   *
   * @param texts puts events into words
   */
  static LogReader plain(Function<List<Event>, List<LogSentence>> texts) {
    return played -> {
      int seat = played.by() instanceof Actor.Seat(int number) ? number : 0;
      List<LogLine> lines = new ArrayList<>();
      for (LogSentence sentence : texts.apply(played.events())) {
        lines.add(
            new LogLine(
                played.number(),
                sentence.isHeading() ? 0 : seat,
                sentence.sentence(),
                sentence.isHeading(),
                Set.of(),
                seat == 0 ? Set.of() : Set.of(seat),
                Highlight.NONE));
      }
      return lines;
    };
  }
}
