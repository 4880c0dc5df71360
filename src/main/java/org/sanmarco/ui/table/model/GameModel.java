package org.sanmarco.ui.table.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.room.Note;
import org.sanmarco.room.Question;
import org.sanmarco.room.Room;
import org.sanmarco.room.Takeback;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Presence;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Away;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.OtherScreen;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * A game in progress as the people at one screen may see it, and their commands. It contains
 * nothing that they may not see: {@link #view} is a seat's own only while its player alone may
 * look, and everybody's otherwise. {@link #prompt} is the next thing to do or to look at. The
 * position shown and the {@link #decision} go with it, and all else is derived. A command that is
 * not possible now does nothing. {@link LedModel} is a game of this program, {@link JoinedModel}
 * one that another host leads. For one thread.
 */
public abstract sealed class GameModel permits LedModel, JoinedModel {

  final GameSource source;
  final GameFlow flow;
  final Viewpoint viewpoint;
  final AdviceMarks marks = new AdviceMarks();
  final DecisiveMoments moments;
  private final List<Runnable> listeners = new ArrayList<>();

  /** The number of moves when a topic was explained to a player. */
  private final Map<Explanation, Integer> explained = new HashMap<>();

  /** The moves taken back last, and the position before they were; null once a move was made. */
  private @Nullable TakenBack takenBack;

  GameModel(GameSource source, Room room, GameFlow flow, Supplier<Secrecy> secrecy) {
    this.source = source;
    this.flow = flow;
    viewpoint = new Viewpoint(source, flow, room, secrecy);
    moments = new DecisiveMoments(source);
  }

  abstract Display display();

  /** The game and everybody at it. */
  public abstract Room room();

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
      case OtherScreen(int seat) when isEnding(seat) -> List.of(seat);
      case Away(int seat) when isEnding(seat) -> List.of(seat);
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

  /** Whether {@link #undo} is possible: to undo, to ask for it, or to agree. */
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

  /** Whether {@link #redo} is possible. */
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

  private record Explanation(int player, String topic) {}

  /**
   * Whether a topic is to be explained at length to a player: the first time, for as long as the
   * game stays where it is.
   */
  public final boolean isNew(int player, String topic) {
    return explained.computeIfAbsent(new Explanation(player, topic), one -> moves()) == moves();
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

  /** The game, as it may be read. */
  public GameSource source() {
    return source;
  }

  /**
   * Adds a listener for changes.
   *
   * @return removes the listener
   */
  public Runnable onChange(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  final void tell() {
    List.copyOf(listeners).forEach(Runnable::run);
  }

  /** The prompt that is due, also while somebody looks back. */
  public Prompt present() {
    return display().present();
  }

  /**
   * The reason why a move is not legal after moves not played yet; null if it is.
   *
   * @param early the position of the player who decides, if they do so before they are asked
   */
  final @Nullable Refusal refusal(Optional<View> early, List<Move> parts, Move move) {
    return early.isPresent() ? EarlyMoves.refusal(early.get(), move) : source.refusal(parts, move);
  }

  /** Opens the hand of the player who may look at it until another player decides. */
  public void stayOpen() {
    if (canPeek()) {
      viewpoint.stayOpen();
      display().stayOpen();
      tell();
    }
  }

  /** Opens or closes the hand of the player who may look at it. */
  public void peek(boolean open) {
    if (display().peek(open)) {
      tell();
    }
  }

  /**
   * Shows the game as all could see it after some of its moves, until all of them are shown again.
   *
   * @param moves 0 or less for the first position, {@link #size} or more for the present
   */
  public void lookAt(int moves) {
    if (canLookBack()) {
      if (moves < source.size()) {
        display().lookBack(Math.max(moves, 0));
      } else {
        display().lookAhead();
      }
      tell();
    }
  }

  /** A new game from the position shown, with a chance source of its own. */
  public Table continued(ChanceSource chanceSource) {
    return source.continued(moves(), chanceSource);
  }

  /** Marks that the seat that decides asks for advice; once for each decision. */
  public void askAdvice() {
    if (prompt() instanceof Deciding(int seat, var _)) {
      marks.add(new Advised(source.size(), seat));
      tell();
    }
  }

  /**
   * The whole game with its secret moves, to be saved or exported; empty if another host leads it,
   * until the log of the finished game was checked.
   */
  public Optional<GameRecord> record() {
    return source.whole();
  }

  /** Continues: lifts the curtain, lets chance act, ends a turn, or closes what is on display. */
  public void goOn() {
    if (!isPast() && !(prompt() instanceof GameOver)) {
      next();
    }
  }

  /**
   * The same for a seat at a screen of its own, also while somebody here looks back; from a
   * decisive moment, too, which this screen's own buttons continue.
   */
  public abstract void proceed();

  /** Lifts the curtain, or continues. */
  final void next() {
    if (present() instanceof Curtain(int seat) && seat > 0) {
      viewpoint.take(seat);
      update();
    } else {
      advance();
    }
  }

  /** Continues an uncovered game. */
  abstract void advance();

  /** Sets what shows decisive moments at this screen. */
  public void showMoments(MomentScreen screen) {
    moments.showAt(screen);
  }

  /**
   * Shows a decisive moment to everybody at this program's game.
   *
   * @param events the number of the moves' events that may be told then
   */
  public void showMoment(int part, int events) {}

  /** Ends the decisive moments for everybody at this program's game. */
  public void endMoments() {}

  /** Updates the display to the prompt due now. */
  void update() {
    display().update();
    if (moments.begin(display())) {
      showMoment(0, 0);
    }
    tell();
  }

  /** Lets chance make all its moves up to the next decision. */
  public void rollAll() {}

  /** Undoes the last decision. */
  public abstract void undo();

  /** Redoes the last undo: it reveals nothing that was not seen before. */
  public void redo() {}

  /** Hands a player's seats to a computer of a level, or back to the player if it is empty. */
  public abstract void handOver(int seat, String computer);

  /** Lets the seat whose screen is away decide here until the screen is back. */
  public void decideHere() {}

  /** Lets a computer play for the seat whose screen is away until the screen is back. */
  public void substitute() {}

  /** Gives the game a name. */
  public void name(String name) {}

  /** Makes the game one for practice for good: every move can be undone. */
  public void practise() {}

  /** Whether people here can begin another game with the same players. */
  public abstract boolean canPlayAgain();

  /** Begins another game with the same players, if this one is over. */
  public abstract void playAgain();
}
