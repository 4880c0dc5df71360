package org.sanmarco.ui.table.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.model.LogLine;
import org.sanmarco.ui.table.model.LogLine.News;
import org.sanmarco.ui.table.model.LogReader;

/** The lines of the log, which follow the game and its undo. */
public final class LogBook {

  private final PanelContext context;
  private final LogReader reader;
  private final List<LogLine> lines = new ArrayList<>();

  /** The seat whose view the lines take. */
  private int teller;

  /**
   * A log without a line.
   *
   * @param reader makes lines of moves
   */
  public LogBook(PanelContext context, LogReader reader) {
    this.context = context;
    this.reader = reader;
  }

  /** The topics of lines. */
  List<String> kinds() {
    return reader.kinds();
  }

  /** All lines, the latest last; they change with {@link #update}. */
  List<LogLine> lines() {
    return Collections.unmodifiableList(lines);
  }

  /**
   * Adds lines for new moves and drops those of undone moves; all are new where somebody else looks
   * at the log than before.
   */
  void update() {
    if (teller != context.model().teller()) {
      teller = context.model().teller();
      lines.clear();
    }
    List<SeenMove> history = context.model().history();
    lines.removeIf(line -> line.move() > history.size());
    int known = lines.isEmpty() ? 0 : lines.getLast().move();
    if (known == 0) {
      mark(0);
    }
    for (int move = known + 1; move <= history.size(); move++) {
      int first = reader.first(history.subList(0, move));
      lines.removeIf(line -> line.move() >= first);
      IntStream.range(first, move).forEach(this::mark);
      lines.addAll(reader.lines(LogReader.together(history.subList(first - 1, move))));
      mark(move);
    }
    mark(history.size());
  }

  /** Adds, once, a line for each request for advice after a number of moves. */
  private void mark(int move) {
    context.model().advised().stream()
        .filter(advised -> advised.move() == move)
        .map(advised ->
            new LogLine(
                move,
                advised.seat(),
                context.text("advice.asked", context.name(advised.seat())),
                false,
                Set.of(),
                Set.of(advised.seat()),
                Highlight.NONE,
                News.OTHER))
        .filter(line -> !lines.contains(line))
        .forEach(lines::add);
  }
}
