package org.sanmarco.ui.table.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Note;
import org.sanmarco.room.Question;
import org.sanmarco.room.Room;
import org.sanmarco.room.Takeback;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Presence;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * A game as the people at one screen may see it: what panels read. It contains nothing that they
 * may not see: {@link #view} is a seat's own only while its player alone may look, and everybody's
 * otherwise. {@link #prompt} is the next thing to do or to look at. The position shown and the
 * {@link #decision} go with it, and all else is derived.
 */
public abstract sealed class GameView permits GameModel {

  final GameSource source;
  final GameFlow flow;
  final Viewpoint viewpoint;
  final AdviceMarks marks = new AdviceMarks();
  private final ExplainedTopics explained = new ExplainedTopics();

  /** The moves taken back last, and the position before they were; null once a move was made. */
  private @Nullable TakenBack takenBack;

  GameView(GameSource source, GameFlow flow, Viewpoint viewpoint) {
    this.source = source;
    this.flow = flow;
    this.viewpoint = viewpoint;
  }

  /** The state on display. */
  abstract Display display();

  /** The game and everybody at it. */
  abstract Room room();

  /**
   * A request for advice.
   *
   * @param move the number of moves before it
   */
  public record Advised(int move, int seat) {}

  /** The rules. */
  public final Game game() {
    return source.game();
  }

  /** The differences in how games proceed at a screen. */
  public final GameFlow flow() {
    return flow;
  }

  /** The seats, the first seat first. */
  public final List<Seat> seats() {
    return source.seats();
  }

  /** A seat; 1 for the first. */
  public final Seat seat(int number) {
    return seats().get(number - 1);
  }

  /** The next thing to do or to look at. */
  public final Prompt prompt() {
    return display().prompt();
  }

  /** The position as it may be seen now. */
  public final View view() {
    return decision().ahead(display().view());
  }

  /** The position after some of the moves, as the log tells it. */
  public final View after(int moves) {
    return source.view(teller(), moves);
  }

  /**
   * The choices made so far by the seat that decides; none while no seat decides, or while its
   * player has to open the hand first.
   */
  public final Decision decision() {
    return display().decision();
  }

  /**
   * The seats whose turn it is: one, or all of a player's; none at the end. A seat that has to end
   * its turn still has it.
   */
  public final List<Integer> acting() {
    return switch (prompt()) {
      case TurnOver(int seat, boolean _) -> List.of(seat);
      // The result on display belongs to the player it was drawn for, though the position is the
      // next one.
      case Shown _ -> flow.acting(source.view(0, size() - 1));
      default -> flow.acting(view());
    };
  }

  /** The game's name and its beginning, the same at all screens. */
  public final Occasion occasion() {
    return source.occasion();
  }

  /** The number of moves that have been played. */
  public final int size() {
    return source.size();
  }

  /** The number of moves before the position shown: {@link #size}, unless somebody looks back. */
  public final int moves() {
    return prompt() instanceof Past(int moves) ? moves : source.size();
  }

  /**
   * The seat whose view the log takes: in a game of hands that of the one person who plays with
   * computers; otherwise 0, for what all may know.
   */
  public final int teller() {
    return viewpoint.constant();
  }

  /** All moves as the log tells them: with the events that the {@link #teller} may see. */
  public final List<SeenMove> history() {
    return source.moves(teller());
  }

  /** All moves, with what may be seen now: by the seat of {@link #view}. */
  public final List<SeenMove> seenNow() {
    return source.moves(view().seat());
  }

  /** The move that led to the position shown, as it may be seen now; empty before the first. */
  public final Optional<SeenMove> lastMove() {
    return moves() == 0 ? Optional.empty() : Optional.of(seenNow().get(moves() - 1));
  }

  /** The events of {@link #lastMove}. */
  public final List<Event> lastEvents() {
    return lastMove().map(SeenMove::events).orElse(List.of());
  }

  /** Whether somebody looks back, so that nothing can be done. */
  public final boolean isPast() {
    return display().isPast();
  }

  /** Whether somebody may look back now: not before the first move, nor at a covered table. */
  public final boolean canLookBack() {
    return source.size() > 0 && !(prompt() instanceof Curtain || prompt() instanceof RoundOver);
  }

  /** Whether a hand may be seen for as long as its player holds it open. */
  public final boolean canPeek() {
    return display().canPeek();
  }

  /** Whether somebody holds their hand open. */
  public final boolean isPeeking() {
    return display().isPeeking();
  }

  /** Whether the player who decides has to open their hand first. */
  public final boolean isHidden() {
    return canPeek() && !isPeeking();
  }

  /** Whether {@link GameCommands#undo} is possible: to undo, to ask for it, or to agree. */
  public abstract boolean canUndo();

  /** The moves that an undo would take back; empty if nothing can be undone. */
  public abstract Optional<Takeback> takeback();

  /** The moves that were taken back last; empty once another move was made. */
  public final Optional<TakenBack> takenBack() {
    return Optional.ofNullable(takenBack);
  }

  /** The question to which players have to agree before the last decision is undone, if any. */
  public final Optional<Question> undoQuestion() {
    return room().undoQuestion();
  }

  /** Whether {@link GameCommands#redo} is possible. */
  public abstract boolean canRedo();

  /** Whether the game is for practice, so that every move can be undone. */
  public final boolean isPractice() {
    return source.isPractice();
  }

  /**
   * Whether a person plays for a seat at this screen, or beside it at a screen of their own: not in
   * a game that this screen has joined.
   */
  public final boolean isPersonNear(int seat) {
    return !source.seat(seat).isComputer() && room().isNear(seat);
  }

  /** Whether a player is at a screen of theirs; empty where that is not known of anybody. */
  public final Optional<Presence> presence(int seat) {
    return room().presence(seat);
  }

  /** Whether the game waits for this seat to end its turn. */
  public final boolean isEnding(int seat) {
    return room().awaited().task() == Awaited.Task.END && room().awaited().seat() == seat;
  }

  /** Whether only computers play. */
  public final boolean isWatched() {
    return seats().stream().allMatch(Seat::isComputer);
  }

  /**
   * Whether this program leads the game, so that it lets chance act, and people here decide who
   * plays for a seat.
   */
  public abstract boolean isLedHere();

  /** Whether the game is kept here: not one that another host leads, and no puzzle. */
  public abstract boolean isKept();

  /** Whether people here decide whether a computer plays for a seat's player. */
  public abstract boolean canHandOver(int seat);

  /** The notes of the players of a game elsewhere, in order. */
  public abstract List<Note> notes();

  /** The topics that hints have explained in this game. */
  public final ExplainedTopics explained() {
    return explained;
  }

  /** The requests for advice on the way to the present position, in order. */
  public final List<Advised> advised() {
    return Stream.concat(
            marks.all().stream(),
            notes().stream()
                .filter(note -> note.kind() == Note.Kind.ADVISED)
                .map(note -> new Advised(note.move(), note.seat())))
        .distinct()
        .toList();
  }

  /** Called when a move was made. */
  final void forgetUndone() {
    takenBack = null;
    marks.played();
  }

  /** Called when moves were undone. */
  final void noteUndone(@Nullable TakenBack undone) {
    takenBack = undone;
    marks.undone(source.size());
  }
}
