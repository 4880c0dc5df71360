package org.sanmarco.ui.table.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.room.LedRoom;
import org.sanmarco.room.Note;
import org.sanmarco.room.Question;
import org.sanmarco.room.Refusals;
import org.sanmarco.room.Room;
import org.sanmarco.room.Takeback;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Occasion;
import org.sanmarco.table.Presence;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Away;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.Elsewhere;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * A game in progress as the people at one screen see it. {@link #prompt} is the next thing to do or
 * to look at. The position shown and the {@link #decision} go with it, and all else is derived.
 *
 * <p>It contains nothing that the people at the screen may not see: {@link #view} is a seat's own
 * only while its player alone may look, and everybody's otherwise. For one thread.
 *
 * <p>It is long because it is the only access of all panels to a game. Its parts do the work:
 * {@link Agenda}, {@link Display}, {@link UndoRedo}, {@link ComputerTurns}.
 */
public final class GameModel implements GameView, GameCommands {

  private final GameSource source;

  private final Room room;

  /** The game, if it is led elsewhere; else null. */
  private final @Nullable RemoteGame joined;

  /** The parts of a game that this program leads; null if it is led elsewhere. */
  private final @Nullable Led led;

  private final Runnable autosave;
  private final Viewpoint viewpoint;
  private final Guide guide;
  private final GameFlow flow;
  private final Agenda agenda;
  private final List<Runnable> listeners = new ArrayList<>();
  private final ExplainedTopics explained = new ExplainedTopics();

  private final AdviceMarks advised = new AdviceMarks();
  private final Display display;

  /** The number of moves at the last update. */
  private int known;

  /** The number of the first move whose decisive moments are shown. */
  private int firstOfMoments;

  /** Begins another game. */
  private Runnable again = () -> {};

  /** Called when another decisive moment is on display. */
  private Runnable watch = () -> {};

  /** Shows decisive moments; nobody before there is a screen. */
  private MomentScreen moments = played -> false;

  /** The moves taken back last, and the position before they were; null once a move was made. */
  private @Nullable TakenBack takenBack;

  /** Shows the decisive moments of moves, one after the other. */
  @FunctionalInterface
  public interface MomentScreen {

    /** Whether moves have moments that are shown at this screen. */
    default boolean isDecisive(List<SeenMove> played) {
      return false;
    }

    /** Begins to show those of some moves; returns whether there are any. */
    boolean begin(List<SeenMove> played);

    /** Shows the next one, or ends them; for somebody at another screen. */
    default void next() {}
  }

  /**
   * Moves that were taken back.
   *
   * @param asker the seat whose player asked for it; 0 if that isn't known
   * @param last the last move of the decision, as all may see it
   * @param before the position before it, as all may see it
   */
  public record TakenBack(int asker, SeenMove last, View before) {}

  /** The parts of a game that this program leads. */
  private record Led(
      Table table, LedRoom room, ChancePlayer chance, UndoRedo undoRedo, ComputerTurns computers) {}

  /** Receives the moves that decisions complete. */
  private final class Taker implements Decision.Taker {

    private final Runnable changed;

    /** Whether the decision is made at this screen. */
    private final boolean isHere;

    Taker(Runnable changed, boolean isHere) {
      this.changed = changed;
      this.isHere = isHere;
    }

    private Optional<View> early() {
      return isHere ? room.early() : Optional.empty();
    }

    @Override
    public @Nullable Refusal refusal(List<Move> parts, Move move) {
      return early()
          .map(early -> Optional.ofNullable(EarlyMoves.refusal(early, move)))
          .orElseGet(() -> Optional.ofNullable(source.refusal(parts, move)))
          .orElse(null);
    }

    @Override
    public View ahead(int seat, List<Move> parts) {
      return source.ahead(seat, parts);
    }

    @Override
    public boolean isPart(Move move) {
      // A guide needs the moves made one by one.
      return flow.isPart(move) && wish().isEmpty() && !guide.isStill();
    }

    @Override
    public Optional<Move> wish() {
      return guide.wish(source.size());
    }

    @Override
    public boolean isWanted(Move move) {
      return wish().filter(wish -> flow.isSame(wish, move)).isPresent();
    }

    @Override
    public void strayed() {
      guide.strayed();
    }

    @Override
    public void play(List<Move> parts, Move last) {
      int early = early().map(EarlyMoves::seat).orElse(0);
      if (joined != null) {
        joined.propose(
            early > 0 ? early : room.awaited().seat(),
            Stream.concat(parts.stream(), Stream.of(last)).toList());
        return;
      }
      if (early > 0) {
        decideEarly(early, List.of(last));
        return;
      }
      if (guide.isStill()) {
        guide.admit(source.size(), parts.isEmpty() ? last : parts.getFirst());
        display.beginAgain();
        return;
      }
      Led here = parts();
      parts.forEach(here.table::play);
      guide
          .admit(source.size(), last)
          .ifPresentOrElse(
              admitted -> {
                if (agenda.isAskedBefore(admitted)) {
                  here.undoRedo.hold(admitted);
                  enter();
                } else {
                  moved(admitted);
                }
              },
              display::beginAgain);
    }

    @Override
    public void changed() {
      changed.run();
    }
  }

  /**
   * A game of this program on the screen, led by a guide.
   *
   * @param flow the game's flow at a screen
   * @param autosave called after every change of the game, to save it
   * @param secrecy how what one player alone may see is hidden from the others
   * @param endsByHand whether people end their turns themselves
   */
  public GameModel(
      Table table,
      GameFlow flow,
      Runnable autosave,
      Supplier<Secrecy> secrecy,
      BooleanSupplier endsByHand,
      Guide guide) {
    this.flow = flow;
    this.guide = guide;
    this.autosave = autosave;
    source = table;
    joined = null;
    LedRoom here = new LedRoom(table, flow::isPart);
    room = here;
    viewpoint = new Viewpoint(source, flow, room, secrecy);
    TurnEnd turnEnd =
        new TurnEnd(table, flow, viewpoint, () -> !guide.endsTurns() && endsByHand.getAsBoolean());
    here.endTurns(turnEnd::isAskedAfter);
    agenda = new Agenda(source, flow, viewpoint, here, turnEnd, new Taker(this::tell, true));
    display = new Display(agenda.due());
    known = source.size();
    ChancePlayer chance = new ChancePlayer(table, flow, guide);
    led =
        new Led(
            table,
            here,
            chance,
            new UndoRedo(table, here, agenda, viewpoint),
            new ComputerTurns(table, here, display, chance, this::played));
  }

  /**
   * A game that is led elsewhere, on this screen.
   *
   * @param secrecy how what one player alone may see is hidden from the others
   */
  public GameModel(RemoteGame joined, GameFlow flow, Supplier<Secrecy> secrecy) {
    this.flow = flow;
    this.joined = joined;
    guide = Guide.NONE;
    autosave = () -> {};
    source = joined;
    room = joined;
    led = null;
    viewpoint = new Viewpoint(source, flow, room, secrecy);
    agenda = new Agenda(joined, flow, viewpoint, new Taker(this::tell, true));
    display = new Display(agenda.due());
    known = source.size();
    List<SeenMove> moves = new ArrayList<>(joined.moves(0));
    JoinedState[] last = {JoinedState.of(joined)};
    joined.onChange(() -> {
      JoinedState before = last[0];
      JoinedState now = JoinedState.of(joined);
      last[0] = now;
      if (now.equals(before)) {
        // Something else has changed, such as who is there: a move under construction stays.
        tell();
        return;
      }
      if (joined.size() > moves.size()) {
        advised.played();
        agenda.played(true);
        takenBack = null;
      } else if (joined.size() < moves.size()) {
        takenBack = joined.undoneBy() == 0 ? null : takenBack(joined.undoneBy(), moves);
        advised.undone(joined.size());
        agenda.takenBack(List.of());
      }
      moves.clear();
      moves.addAll(joined.moves(0));
      enter();
    });
  }

  /**
   * The parts of a game led elsewhere that decide what is due here.
   *
   * @param own the position as the seat that is asked sees it, if it is at this screen
   */
  private record JoinedState(int size, Awaited awaited, boolean isSending, View all, View own) {

    static JoinedState of(RemoteGame game) {
      int asked = game.awaited().seat();
      return new JoinedState(
          game.size(),
          game.awaited(),
          game.isSending(),
          game.view(0),
          game.view(game.isHere(asked) ? asked : 0));
    }
  }

  /** The parts of a game that this program leads, where only such a game can do something. */
  private Led parts() {
    return Objects.requireNonNull(led, "the game is led elsewhere");
  }

  /** The room of a game that this program leads. */
  public LedRoom leads() {
    return parts().room;
  }

  /** The game, as it may be read. */
  public GameSource source() {
    return source;
  }

  /** The game and everybody at it. */
  public Room room() {
    return room;
  }

  @Override
  public boolean isPersonNear(int seat) {
    return !source.seat(seat).isComputer() && room.isNear(seat);
  }

  @Override
  public Optional<Presence> presence(int seat) {
    return room.presence(seat);
  }

  @Override
  public boolean isLedHere() {
    return led != null;
  }

  @Override
  public boolean isKept() {
    return isLedHere() && !guide.isStill();
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

  @Override
  public Prompt prompt() {
    return display.prompt();
  }

  /** The prompt that is due, also while somebody looks back. */
  public Prompt present() {
    return display.present();
  }

  @Override
  public View view() {
    return decision().ahead(display.view());
  }

  @Override
  public Decision decision() {
    return display.decision();
  }

  /**
   * Sets the seats that have screens of their own, and updates the prompt. What others may not see
   * is decided there. Seats whose screens are back are no longer played by a computer.
   *
   * @param present whether a seat's screen is there now
   */
  public void seatElsewhere(IntPredicate seats, IntPredicate present) {
    LedRoom here = parts().room;
    here.seat(seats, present);
    if (!(source.actor() instanceof Actor.Over)) {
      here.returned().forEach(seat -> seat(seat, ""));
    }
    if (!agenda.due().prompt().equals(present())) {
      enter();
    }
  }

  /**
   * A decision of the seat that is asked, for a screen of its own: besides that at this screen, as
   * if it were made here.
   *
   * @param changed called when its choices have changed
   */
  public Decision decisionElsewhere(int seat, Runnable changed) {
    return decision(source.view(seat), changed);
  }

  /** A decision in a position, for a screen of its own. */
  public Decision decision(View asked, Runnable changed) {
    return flow.decision(new Decision.Ask(asked, true, true, new Taker(changed, false)));
  }

  /**
   * Keeps the move of a player who is not asked yet, until they are.
   *
   * @return why it isn't kept; null if it is
   */
  public @Nullable Refusal decideEarly(int seat, List<Move> moves) {
    Refusal refusal = parts().room.decideEarly(seat, moves);
    if (refusal == null) {
      enter();
    }
    return refusal;
  }

  @Override
  public boolean canPeek() {
    return display.canPeek();
  }

  @Override
  public boolean isPeeking() {
    return display.isPeeking();
  }

  @Override
  public void stayOpen() {
    if (canPeek()) {
      viewpoint.stayOpen();
      display.stayOpen();
      tell();
    }
  }

  @Override
  public void peek(boolean open) {
    if (display.peek(open)) {
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
    return prompt() instanceof Past;
  }

  @Override
  public boolean canLookBack() {
    return source.size() > 0 && !(prompt() instanceof Curtain || prompt() instanceof RoundOver);
  }

  @Override
  public void lookAt(int moves) {
    if (!canLookBack()) {
      return;
    }
    if (moves >= source.size()) {
      display.lookAhead();
    } else {
      display.lookBack(agenda.past(Math.max(moves, 0)));
    }
    tell();
  }

  @Override
  public Table continued(ChanceSource chanceSource) {
    return source.continued(moves(), chanceSource);
  }

  @Override
  public Table again(ChanceSource chanceSource) {
    return parts().table.again(chanceSource);
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
  public List<Note> notes() {
    return joined == null ? List.of() : joined.notes();
  }

  @Override
  public boolean canHandOver(int seat) {
    return isKept() || joined != null && joined.canHandOver(seat);
  }

  @Override
  public void askAdvice() {
    if (prompt() instanceof Deciding(int seat, var _)) {
      advised.add(new Advised(source.size(), seat));
      if (joined != null) {
        joined.askAdvice(seat);
      }
      tell();
    }
  }

  @Override
  public Optional<GameRecord> record() {
    return guide.isStill() ? Optional.empty() : source.whole();
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
  public void proceed() {
    if (room.awaited().task() != Task.MOMENT) {
      next();
    } else if (joined != null) {
      joined.goOn();
    } else {
      moments.next();
    }
  }

  private void next() {
    if (joined != null && !(prompt() instanceof Curtain)) {
      if (asksToGoOn(prompt())) {
        joined.goOn();
      }
      return;
    }
    if (display.present() instanceof Curtain(int seat) && seat > 0) {
      viewpoint.take(seat);
      enter();
      return;
    }
    Led here = parts();
    switch (here.room.due().task()) {
      case ROLL -> {
        here.chance.play();
        played();
      }
      case END -> endTurn(here);
      case COVERED, SHOWN, ROUND -> {
        here.room.looked();
        enter();
      }
      case OVER -> playAgain();
      case DECIDE, COMPUTER, MOMENT, JOIN -> {}
    }
  }

  private static boolean asksToGoOn(Prompt prompt) {
    return switch (prompt) {
      case Chance _, TurnOver _, Shown _, RoundOver _ -> true;
      default -> false;
    };
  }

  private void endTurn(Led here) {
    here.room.looked();
    int before = source.size();
    here.undoRedo.release();
    here.chance.follow();
    if (source.size() > before) {
      played();
    } else {
      enter();
    }
  }

  /**
   * Plays a person's move, and chance's moves after it unless the player must end the turn first.
   */
  private void moved(Move move) {
    parts().table.play(move);
    if (!agenda.isAskedNow()) {
      parts().chance.follow();
    }
    played();
  }

  @Override
  public void rollAll() {
    if (led != null && prompt() instanceof Chance && led.chance.canPlayAll()) {
      led.chance.playAll();
      played();
    }
  }

  @Override
  public boolean canUndo() {
    return !isPast()
        && !guide.isStill()
        && (joined != null ? joined.canUndo() : canUndo(parts().room.spokesman()));
  }

  /** Whether a seat's player may undo the last decision, ask for it, or agree to it. */
  public boolean canUndo(int seat) {
    return parts().undoRedo.canUndo(seat);
  }

  @Override
  public Optional<Takeback> takeback() {
    return led == null
        ? Takeback.of(source)
        : led.undoRedo.isHolding() ? Optional.empty() : led.room.takeback();
  }

  @Override
  public Optional<TakenBack> takenBack() {
    return Optional.ofNullable(takenBack);
  }

  @Override
  public Optional<Question> undoQuestion() {
    return room.undoQuestion();
  }

  private @Nullable TakenBack takenBack(int asker, List<SeenMove> before) {
    List<SeenMove> dropped = before.subList(source.size(), before.size());
    return dropped.stream()
        .filter(move -> move.by() instanceof Actor.Seat)
        .findFirst()
        .map(move -> new TakenBack(asker, move, source.view(0)))
        .orElse(null);
  }

  @Override
  public GameFlow flow() {
    return flow;
  }

  @Override
  public Game game() {
    return source.game();
  }

  /** The turns of the computers. */
  public ComputerTurns computers() {
    return parts().computers;
  }

  @Override
  public boolean isWatched() {
    return agenda.isWatched();
  }

  @Override
  public void handOver(int seat, String computer) {
    if (isPast() || !canHandOver(seat)) {
      return;
    }
    if (joined == null) {
      seat(seat, computer);
    } else {
      joined.handOver(seat, computer);
    }
  }

  /** Seats a computer of a level, or the seat's person if it is empty. */
  private void seat(int seat, String computer) {
    Led here = parts();
    if (computer.isEmpty()) {
      here.room.relieve(seat);
    }
    here.table.handOver(seat, computer);
    here.undoRedo.forget();
    Awaited due = here.room.due();
    if (due.task() == Task.END && source.seat(due.seat()).isComputer()) {
      // The new player of the seat isn't asked, and decides again about a move not played yet.
      here.undoRedo.drop();
      here.room.looked();
    }
    autosave.run();
    if (present() instanceof Deciding(int asked, var _)
        && !source.seat(asked).isComputer()
        && source.actor().equals(new Actor.Seat(asked))) {
      // The move under construction stays.
      tell();
    } else {
      viewpoint.giveBack();
      enter();
    }
  }

  @Override
  public void decideHere() {
    int seat = elsewhere();
    if (seat > 0) {
      parts().room.decideHere(seat);
      enter();
    }
  }

  /** The seat of this program's game that decides at a screen of its own; 0 if none does. */
  private int elsewhere() {
    return switch (prompt()) {
      case Away(int seat) -> seat;
      case Elsewhere(int seat) when led != null -> seat;
      default -> 0;
    };
  }

  @Override
  public void substitute() {
    if (prompt() instanceof Away(int seat)) {
      parts().room.substitute(seat);
      seat(seat, BotLevel.MEDIUM.toString());
    }
  }

  @Override
  public Occasion occasion() {
    return source.occasion();
  }

  @Override
  public void name(String name) {
    Table table = parts().table;
    table.tell(table.occasion().named(name));
    autosave.run();
  }

  @Override
  public boolean isPractice() {
    return source.isPractice();
  }

  @Override
  public void practise() {
    parts().table.practise();
    autosave.run();
    tell();
  }

  @Override
  public void undo() {
    if (!canUndo()) {
      return;
    }
    if (joined != null) {
      joined.undo();
    } else {
      undo(parts().room.spokesman());
    }
  }

  /**
   * Undoes the last decision for a seat's player, asks others to agree, or agrees.
   *
   * @return why not; null if it was done
   */
  public @Nullable Refusal undo(int seat) {
    Led here = parts();
    if (!canUndo(seat)) {
      return Refusals.NOTHING_TO_UNDO;
    }
    if (!here.undoRedo.isHolding() && !here.room.agree(seat)) {
      tell();
      return null;
    }
    List<SeenMove> before = List.copyOf(source.moves(0));
    here.undoRedo.undo();
    takenBack = takenBack(here.room.undoneBy(), before);
    advised.undone(source.size());
    autosave.run();
    enter();
    return null;
  }

  @Override
  public boolean canRedo() {
    return led != null
        && (prompt() instanceof Deciding || prompt() instanceof Chance)
        && room.awaited().task() != Task.MOMENT
        && led.undoRedo.canRedo();
  }

  @Override
  public void redo() {
    if (!canRedo()) {
      return;
    }
    int before = source.size();
    parts().undoRedo.redo();
    if (source.size() > before) {
      advised.redone(source.size());
      autosave.run();
    }
    enter();
  }

  private void played() {
    parts().undoRedo.forget();
    takenBack = null;
    advised.played();
    agenda.played(prompt() instanceof Computer);
    autosave.run();
    enter();
  }

  /** Sets what begins another game of the same people once this one is over. */
  public void onAgain(Runnable next) {
    again = next;
  }

  @Override
  public boolean canPlayAgain() {
    return joined == null || joined.canPlayAgain();
  }

  @Override
  public void playAgain() {
    if (!(source.actor() instanceof Actor.Over)) {
      return;
    }
    if (joined != null) {
      joined.goOn();
    } else {
      // Two screens may ask for it at once.
      Runnable begin = again;
      again = () -> {};
      begin.run();
    }
  }

  /** Sets what is called when another decisive moment is on display, or none any more. */
  public void onMoment(Runnable next) {
    watch = next;
  }

  /** Sets what shows decisive moments at this screen. */
  public void showMoments(MomentScreen screen) {
    moments = screen;
  }

  /**
   * Shows a decisive moment to everybody at this program's game.
   *
   * @param events the number of the moves' events that may be told then
   */
  public void showMoment(int part, int events) {
    if (led != null) {
      led.room.showMoment(firstOfMoments, part, events);
      watch.run();
    }
  }

  /** Ends the decisive moments for everybody at this program's game. */
  public void endMoments() {
    if (led != null) {
      led.room.endMoments();
      watch.run();
    }
  }

  /** Updates the display to the prompt due now. */
  private void enter() {
    Optional<Move> early = led == null ? Optional.empty() : led.room.takeEarly();
    if (early.isPresent()) {
      moved(early.get());
      return;
    }
    display.update(agenda.due());
    int from = known;
    known = source.size();
    if (isPast() && known > from && moments.isDecisive(source.moves(0).subList(from, known))) {
      // Who looks back sees with all others what is decided.
      display.lookAhead();
    }
    if (known > from && !isPast() && moments.begin(seenNow().subList(from, known))) {
      firstOfMoments = from + 1;
      showMoment(0, 0);
    }
    tell();
  }

  private void tell() {
    List.copyOf(listeners).forEach(Runnable::run);
  }
}
