package org.sanmarco.ui.table.model.log;

import module java.base;

import org.sanmarco.coach.LogSentence;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.move.Highlight;

/** Turns moves into lines of the log. */
public interface LogReader {

  /** The topics of lines, for a search; their names are the texts {@code log.kind.KIND}. */
  default List<String> kinds() {
    return List.of();
  }

  /**
   * The number of the first move in the group of the last one, such as dice that one seat rolls in
   * a row.
   *
   * @param history the moves played, at least one
   * @return the last one's own number if it stands alone
   */
  default int first(List<SeenMove> history) {
    return history.getLast().number();
  }

  /** The lines of a move, or of a group of moves. */
  List<LogLine> lines(SeenMove played);

  /**
   * Adds the lines of a move, in the place of those of its group.
   *
   * @param lines those of the moves before it
   * @param history the moves played, up to this one at least
   * @param from the number of the first move that a group may begin with
   * @param move the number of the move
   */
  default void add(List<LogLine> lines, List<SeenMove> history, int from, int move) {
    int first = Math.max(from, first(history.subList(0, move)));
    lines.removeIf(line -> line.move() >= first);
    lines.addAll(lines(together(history.subList(first - 1, move))));
  }

  /**
   * The lines of moves in a row, in groups that begin with the first of them or later.
   *
   * @param history the moves played, up to the last of them at least
   * @param from the number of the first
   * @param to the number of the last
   */
  default List<LogLine> lines(List<SeenMove> history, int from, int to) {
    List<LogLine> lines = new ArrayList<>();
    for (int move = from; move <= to; move++) {
      add(lines, history, from, move);
    }
    return lines;
  }

  /** A group of moves as one, which has the number of the last. */
  static SeenMove together(List<SeenMove> moves) {
    SeenMove last = moves.getLast();
    return new SeenMove(
        last.number(),
        last.by(),
        last.move(),
        moves.stream().flatMap(move -> move.events().stream()).toList());
  }

  /**
   * A reader that gives every sentence the seat of its move.
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
