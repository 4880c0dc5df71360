package org.sanmarco.ui.table.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.room.Note;
import org.sanmarco.room.Question;
import org.sanmarco.room.Room;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Presence;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * A game in progress as the people at one screen see it. {@link #prompt} is the next thing to do or
 * to look at. The position shown and the {@link #decision} go with it, and all else is derived.
 * {@link LedModel} is a game of this program, {@link JoinedModel} one that is led elsewhere.
 *
 * <p>It contains nothing that the people at the screen may not see: {@link #view} is a seat's own
 * only while its player alone may look, and everybody's otherwise. For one thread.
 */
public abstract sealed class GameModel implements GameView, GameCommands
    permits LedModel, JoinedModel {

  final GameFlow flow;
  final Viewpoint viewpoint;
  final DecisiveMoments moments;
  final AdviceMarks advised = new AdviceMarks();
  private final GameSource source;
  private final ExplainedTopics explained = new ExplainedTopics();
  private final List<Runnable> listeners = new ArrayList<>();

  /** The moves taken back last, and the position before they were; null once a move was made. */
  private @Nullable TakenBack takenBack;

  GameModel(GameSource source, Room room, GameFlow flow, Supplier<Secrecy> secrecy) {
    this.source = source;
    this.flow = flow;
    viewpoint = new Viewpoint(source, flow, room, secrecy);
    moments = new DecisiveMoments(source);
  }

  /** The state on display. */
  abstract Display display();

  /** The game, as it may be read. */
  public GameSource source() {
    return source;
  }

  /** The game and everybody at it. */
  public abstract Room room();

  @Override
  public boolean isPersonNear(int seat) {
    return !source.seat(seat).isComputer() && room().isNear(seat);
  }

  @Override
  public Optional<Presence> presence(int seat) {
    return room().presence(seat);
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

  @Override
  public Prompt prompt() {
    return display().prompt();
  }

  /** The prompt that is due, also while somebody looks back. */
  public Prompt present() {
    return display().present();
  }

  @Override
  public View view() {
    return decision().ahead(display().view());
  }

  @Override
  public Decision decision() {
    return display().decision();
  }

  /**
   * The reason why a move is not legal after moves not played yet; null if it is.
   *
   * @param early the position of the player who decides, if they do so before they are asked
   */
  final @Nullable Refusal refusal(Optional<View> early, List<Move> parts, Move move) {
    return early.isPresent() ? EarlyMoves.refusal(early.get(), move) : source.refusal(parts, move);
  }

  @Override
  public boolean canPeek() {
    return display().canPeek();
  }

  @Override
  public boolean isPeeking() {
    return display().isPeeking();
  }

  @Override
  public void stayOpen() {
    if (canPeek()) {
      viewpoint.stayOpen();
      display().stayOpen();
      tell();
    }
  }

  @Override
  public void peek(boolean open) {
    if (display().peek(open)) {
      tell();
    }
  }

  @Override
  public List<Seat> seats() {
    return source.seats();
  }

  @Override
  public List<Integer> acting() {
    return switch (prompt()) {
      case TurnOver(int seat) -> List.of(seat);
      // The result on display belongs to the player it was drawn for, though the position is the
      // next one.
      case Shown _ -> flow.acting(source.view(0, size() - 1));
      default -> flow.acting(view());
    };
  }

  @Override
  public int size() {
    return source.size();
  }

  @Override
  public List<SeenMove> history() {
    return source.moves(teller());
  }

  @Override
  public int teller() {
    return viewpoint.constant();
  }

  @Override
  public View after(int moves) {
    return source.view(teller(), moves);
  }

  @Override
  public List<SeenMove> seenNow() {
    return source.moves(view().seat());
  }

  @Override
  public int moves() {
    return prompt() instanceof Past(int moves) ? moves : source.size();
  }

  @Override
  public boolean isPast() {
    return display().isPast();
  }

  @Override
  public boolean canLookBack() {
    return source.size() > 0 && !(prompt() instanceof Curtain || prompt() instanceof RoundOver);
  }

  @Override
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

  @Override
  public Table continued(ChanceSource chanceSource) {
    return source.continued(moves(), chanceSource);
  }

  @Override
  public ExplainedTopics explained() {
    return explained;
  }

  @Override
  public List<Advised> advised() {
    return Stream.concat(
            advised.all().stream(),
            notes().stream()
                .filter(note -> note.kind() == Note.Kind.ADVISED)
                .map(note -> new Advised(note.move(), note.seat())))
        .distinct()
        .toList();
  }

  @Override
  public void askAdvice() {
    if (prompt() instanceof Deciding(int seat, var _)) {
      advised.add(new Advised(source.size(), seat));
      tell();
    }
  }

  @Override
  public Optional<GameRecord> record() {
    return source.whole();
  }

  @Override
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

  @Override
  public Optional<TakenBack> takenBack() {
    return Optional.ofNullable(takenBack);
  }

  @Override
  public Optional<Question> undoQuestion() {
    return room().undoQuestion();
  }

  /** Called when a move was made. */
  final void forgetUndone() {
    takenBack = null;
    advised.played();
  }

  /** Called when moves were undone. */
  final void noteUndone(@Nullable TakenBack undone) {
    takenBack = undone;
    advised.undone(source.size());
  }

  @Override
  public GameFlow flow() {
    return flow;
  }

  @Override
  public Game game() {
    return source.game();
  }

  @Override
  public boolean isEnding(int seat) {
    return room().awaited().equals(Awaited.of(Awaited.Task.END, seat));
  }

  @Override
  public boolean isWatched() {
    return seats().stream().allMatch(Seat::isComputer);
  }

  @Override
  public Occasion occasion() {
    return source.occasion();
  }

  @Override
  public boolean isPractice() {
    return source.isPractice();
  }

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
}
