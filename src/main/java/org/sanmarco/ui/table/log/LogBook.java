package org.sanmarco.ui.table.log;

import module java.base;

import org.sanmarco.room.Note;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.ui.table.model.log.LogLine;
import org.sanmarco.ui.table.model.log.LogReader;
import org.sanmarco.ui.table.model.log.Recap;

/**
 * The lines of the log, which follow the game and its undo. A mark stands where the last turn of
 * the player at the screen ended; from there on the lines tell what that player may see.
 */
public final class LogBook {

  /** The kind of the line that marks the player's last turn. */
  static final String MARK = "mark";

  /** The kind of a line that says who asked for advice. */
  private static final String ADVICE = "advice";

  /** The kind of a line that a player has written. */
  private static final String CHAT = "chat";

  private final PanelContext context;
  private final LogReader reader;
  private boolean recalls;
  private final List<LogLine> lines = new ArrayList<>();

  /** The seat whose view the lines take. */
  private int teller;

  /** The player whose last turn is marked, 0 for nobody. */
  private int markedPlayer;

  private Recap recap = Recap.NONE;

  /**
   * A log without a line.
   *
   * @param reader makes lines of moves
   * @param recalls whether the player's last turn is marked
   */
  public LogBook(PanelContext context, LogReader reader, boolean recalls) {
    this.context = context;
    this.reader = reader;
    this.recalls = recalls;
    List<Integer> people = people();
    markedPlayer = people.size() == 1 ? people.getFirst() : 0;
  }

  /** Sets whether the player's last turn is marked. */
  void recalls(boolean marked) {
    recalls = marked;
  }

  private List<Integer> people() {
    GameModel model = context.model();
    return IntStream.rangeClosed(1, model.seats().size())
        .filter(seat -> !model.seat(seat).isComputer())
        .map(model.view()::player)
        .distinct()
        .boxed()
        .toList();
  }

  List<String> kinds() {
    return reader.kinds();
  }

  /** The moves since the player's last turn; none where nothing is marked. */
  Recap recap() {
    return recap;
  }

  /** All lines, the latest last. */
  List<LogLine> lines() {
    if (recap.lines().isEmpty()) {
      return List.copyOf(lines);
    }
    List<SeenMove> history = context.model().history();
    Map<Integer, List<LogLine>> news =
        recap.lines().stream().collect(Collectors.groupingBy(LogLine::move));
    List<LogLine> all =
        lines.stream()
            .takeWhile(line -> line.move() < recap.from())
            .collect(Collectors.toCollection(ArrayList::new));
    List<LogLine> after = lines.subList(all.size(), lines.size());
    // Moves that are told together may have begun before the recap.
    after.stream()
        .filter(line -> !isNote(line))
        .findFirst()
        .map(line -> reader.first(history.subList(0, line.move())))
        .ifPresent(first -> all.addAll(reader.lines(history, first, recap.from() - 1)));
    // The headings of what follows were made by the last own move.
    int mark = all.size();
    while (mark > 0 && all.get(mark - 1).heading()) {
      mark--;
    }
    all.add(
        mark,
        new LogLine(
            recap.from() - 1,
            0,
            context.text("recap"),
            true,
            Set.of(MARK),
            Set.of(),
            Highlight.NONE));
    Set<Integer> added = new HashSet<>();
    for (LogLine line : after) {
      List<LogLine> seen = news.get(line.move());
      int first = reader.first(history.subList(0, line.move()));
      if (seen == null && first <= recap.to()) {
        seen = parted(history, first, line.move());
      }
      if (seen == null || isNote(line)) {
        all.add(line);
      } else if (added.add(line.move())) {
        all.addAll(seen);
      }
    }
    return all;
  }

  private static boolean isNote(LogLine line) {
    return line.kinds().contains(ADVICE) || line.kinds().contains(CHAT);
  }

  /** The recap's lines of moves that are told together, then those of the moves after it. */
  private List<LogLine> parted(List<SeenMove> history, int first, int last) {
    List<LogLine> told =
        recap.lines().stream()
            .filter(line -> line.move() >= first && line.move() <= Math.min(last, recap.to()))
            .toList();
    int end = told.isEmpty() ? Math.max(first, recap.from()) - 1 : told.getLast().move();
    return Stream.concat(told.stream(), reader.lines(history, end + 1, last).stream()).toList();
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
    recall();
  }

  private void recall() {
    GameModel model = context.model();
    int asked =
        switch (model.prompt()) {
          case Deciding(int seat, var _) -> seat;
          case Chance(var _, int seat) -> seat;
          case TurnOver(int seat, boolean _) -> seat;
          default -> 0;
        };
    if (asked > 0) {
      markedPlayer = model.view().player(asked);
    }
    recap =
        markedPlayer == 0 || !recalls
            ? Recap.NONE
            : Recap.of(
                model.seenNow(),
                context.seatsOf(markedPlayer),
                reader,
                move -> model.flow().isShown(move, model.view()),
                move -> !move.events().equals(model.history().get(move.number() - 1).events()));
  }

  /**
   * Adds, once, a line for each request for advice after a number of moves, and for each line that
   * a player has written then. Requests with no line between them, in moves that are told together,
   * have one line.
   */
  private void mark(int move) {
    context.model().advised().stream()
        .filter(advised -> advised.move() == move)
        .map(advised ->
            note(
                ADVICE,
                move,
                advised.seat(),
                context.text("advice.asked", context.name(advised.seat()))))
        .filter(line -> !lines.contains(line))
        .filter(line -> lines.isEmpty() || !lines.getLast().text().equals(line.text()))
        .forEach(lines::add);
    long known =
        lines.stream().filter(line -> line.move() == move && line.kinds().contains(CHAT)).count();
    context.model().notes().stream()
        .filter(note -> note.kind() == Note.Kind.SAID && note.move() == move)
        // A player may write the same line twice.
        .skip(known)
        .map(note -> note(CHAT, move, note.seat(), chat(note)))
        .forEach(lines::add);
  }

  private String chat(Note note) {
    return context.text(
        "chat.said", context.player(context.model().view().player(note.seat())), note.text());
  }

  private static LogLine note(String kind, int move, int seat, String text) {
    return new LogLine(move, seat, text, false, Set.of(kind), Set.of(seat), Highlight.NONE);
  }
}
