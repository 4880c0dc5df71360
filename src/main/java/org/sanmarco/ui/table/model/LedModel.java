package org.sanmarco.ui.table.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.LedRoom;
import org.sanmarco.room.Note;
import org.sanmarco.room.Refusals;
import org.sanmarco.room.Takeback;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Away;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.OtherScreen;

/** A game of this program on the screen: what is decided here is played. */
public final class LedModel extends GameModel {

  private final Table table;
  private final LedRoom room;
  private final Runnable autosave;
  private final Guide guide;
  private final LedAgenda agenda;
  private final Display display;
  private final ChancePlayer chance;
  private final UndoRedo undoRedo;
  private final ComputerTurns computers;

  /** Begins another game of the same people. */
  private Runnable onAgain = () -> {};

  /** Begins another game than this one. */
  private Consumer<Function<ChanceSource, Table>> onAnother = another -> {};

  /** Called when another decisive moment is on display, or none any more. */
  private Runnable onMoment = () -> {};

  /**
   * A game led by a guide.
   *
   * @param flow the game's flow at a screen
   * @param autosave called after every change of the game, to save it
   * @param secrecy how what one player alone may see is hidden from the others
   * @param endsByHand whether people end their turns themselves
   */
  public LedModel(
      Table table,
      GameFlow flow,
      Runnable autosave,
      Supplier<Secrecy> secrecy,
      BooleanSupplier endsByHand,
      Guide guide) {
    LedRoom room = new LedRoom(table, flow);
    super(table, room, flow, secrecy);
    this.table = table;
    this.room = room;
    this.autosave = autosave;
    this.guide = guide;
    TurnEnd turnEnd =
        new TurnEnd(table, flow, viewpoint, () -> !guide.endsTurns() && endsByHand.getAsBoolean());
    room.endTurns(turnEnd::isAskedAfter);
    agenda = new LedAgenda(table, room, turnEnd, new LedTaker(this, guide, this::tell, true));
    display = new Display(agenda);
    chance = new ChancePlayer(table, flow, guide);
    undoRedo = new UndoRedo(table, room, agenda, viewpoint);
    computers = new ComputerTurns(table, room, display, chance, this::played);
  }

  @Override
  public LedRoom room() {
    return room;
  }

  Table table() {
    return table;
  }

  /** The turns of the computers. */
  public ComputerTurns computers() {
    return computers;
  }

  @Override
  Display display() {
    return display;
  }

  @Override
  public boolean isLedHere() {
    return true;
  }

  @Override
  public boolean isKept() {
    return !guide.isStill();
  }

  @Override
  public Optional<GameRecord> record() {
    return guide.isStill() ? Optional.empty() : super.record();
  }

  @Override
  public List<Note> notes() {
    return List.of();
  }

  /**
   * Sets the seats that have screens of their own, and updates the prompt. What others may not see
   * is decided there. Seats whose screens are back are no longer played by a computer.
   *
   * @param present whether a seat's screen is there now
   */
  public void seatAtOwnScreens(IntPredicate seats, IntPredicate present) {
    room.seat(seats, present);
    if (!(table.actor() instanceof Actor.Over)) {
      room.returned().forEach(seat -> seat(seat, ""));
    }
    if (!agenda.present().prompt().equals(present())) {
      update();
    }
  }

  /**
   * A decision of the seat that is asked, for a screen of its own: besides that at this screen, as
   * if it were made here.
   *
   * @param changed called when its choices have changed
   */
  public Decision decisionAtOwnScreen(int seat, Runnable changed) {
    return decision(table.view(seat), changed);
  }

  /** A decision in a position, for a screen of its own. */
  public Decision decision(View asked, Runnable changed) {
    return flow.decision(
        new Decision.Ask(asked, true, true, new LedTaker(this, guide, changed, false)));
  }

  /**
   * Keeps the move of a player who is not asked yet, until they are.
   *
   * @return why it isn't kept; null if it is
   */
  public @Nullable Refusal decideEarly(int seat, List<Move> moves) {
    Refusal refusal = room.decideEarly(seat, moves);
    if (refusal == null) {
      update();
    }
    return refusal;
  }

  @Override
  public void proceed() {
    if (room.awaited().task() == Task.MOMENT) {
      moments.next();
    } else {
      next();
    }
  }

  @Override
  void advance() {
    switch (room.due().task()) {
      case ROLL -> {
        chance.play();
        played();
      }
      case END -> endTurn();
      case COVERED, SHOWN, ROUND -> {
        room.looked();
        update();
      }
      case OVER -> playAgain();
      case DECIDE, COMPUTER, MOMENT, JOIN -> {}
    }
  }

  private void endTurn() {
    room.looked();
    int before = table.size();
    undoRedo.release();
    chance.follow();
    if (table.size() > before) {
      played();
    } else {
      update();
    }
  }

  /** Takes a person's move, or holds it back if the player must end the turn first. */
  void take(Move move) {
    if (agenda.isAskedBefore(move)) {
      undoRedo.hold(move);
      update();
    } else {
      play(move);
    }
  }

  /**
   * Plays a person's move, and chance's moves after it unless the player must end the turn first.
   */
  private void play(Move move) {
    table.play(move);
    if (!agenda.isAskedNow()) {
      chance.follow();
    }
    played();
  }

  private void played() {
    undoRedo.forget();
    forgetUndone();
    agenda.played(prompt() instanceof Computer);
    autosave.run();
    update();
  }

  @Override
  public void rollAll() {
    if (prompt() instanceof Chance && chance.canPlayAll()) {
      chance.playAll();
      played();
    }
  }

  @Override
  public boolean canUndo() {
    return !isPast() && !guide.isStill() && canUndo(room.spokesman());
  }

  /** The last of the first moves, which stands for the position after it; null for none. */
  public @Nullable PlayedMove played(int moves) {
    return moves == 0 ? null : table.history().get(moves - 1);
  }

  /** Whether a seat's player may undo the last decision, ask for it, or agree to it. */
  public boolean canUndo(int seat) {
    return undoRedo.canUndo(seat);
  }

  @Override
  public Optional<Takeback> takeback() {
    return undoRedo.isHolding() ? Optional.empty() : room.takeback();
  }

  @Override
  public void undo() {
    if (canUndo()) {
      undo(room.spokesman());
    }
  }

  /**
   * Undoes the last decision for a seat's player, asks others to agree, or agrees.
   *
   * @return why not; null if it was done
   */
  public @Nullable Refusal undo(int seat) {
    if (!canUndo(seat)) {
      return Refusals.NOTHING_TO_UNDO;
    }
    if (!undoRedo.isHolding() && !room.agree(seat)) {
      tell();
      return null;
    }
    List<SeenMove> before = List.copyOf(table.moves(0));
    undoRedo.undo();
    noteUndone(TakenBack.of(room.undoneBy(), before, table));
    autosave.run();
    update();
    return null;
  }

  @Override
  public boolean canRedo() {
    return (prompt() instanceof Deciding || prompt() instanceof Chance)
        && room.awaited().task() != Task.MOMENT
        && undoRedo.canRedo();
  }

  @Override
  public void redo() {
    if (!canRedo()) {
      return;
    }
    int before = table.size();
    undoRedo.redo();
    if (table.size() > before) {
      marks.redone(table.size());
      autosave.run();
    }
    update();
  }

  @Override
  public boolean canHandOver(int seat) {
    return isKept();
  }

  @Override
  public void handOver(int seat, String computer) {
    if (!isPast() && canHandOver(seat)) {
      seat(seat, computer);
    }
  }

  /** Seats a computer of a level, or the seat's person if it is empty. */
  private void seat(int seat, String computer) {
    if (computer.isEmpty()) {
      room.relieve(seat);
    }
    table.handOver(seat, computer);
    undoRedo.forget();
    Awaited due = room.due();
    if (due.task() == Task.END && table.seat(due.seat()).isComputer()) {
      // The new player of the seat isn't asked, and decides again about a move not played yet.
      undoRedo.drop();
      room.looked();
    }
    autosave.run();
    if (present() instanceof Deciding(int asked, var _)
        && !table.seat(asked).isComputer()
        && table.actor().equals(new Actor.Seat(asked))) {
      // The move under construction stays.
      tell();
    } else {
      viewpoint.giveBack();
      update();
    }
  }

  @Override
  public void decideHere() {
    if (prompt() instanceof Away(int seat)) {
      decideHere(seat);
    } else if (prompt() instanceof OtherScreen(int seat)) {
      decideHere(seat);
    }
  }

  private void decideHere(int seat) {
    room.decideHere(seat);
    update();
  }

  @Override
  public void substitute() {
    if (prompt() instanceof Away(int seat)) {
      room.substitute(seat);
      seat(seat, BotLevel.MEDIUM.toString());
    }
  }

  @Override
  public void name(String name) {
    table.tell(table.occasion().named(name));
    autosave.run();
    tell();
  }

  @Override
  public void practise() {
    table.practise();
    autosave.run();
    tell();
  }

  /** Sets what begins another game of the same people once this one is over. */
  public void onAgain(Runnable next) {
    onAgain = next;
  }

  @Override
  public boolean canPlayAgain() {
    return true;
  }

  @Override
  public void playAgain() {
    next(onAgain);
  }

  /** Begins the next game once this one is over. Two screens may ask for it at once. */
  private void next(Runnable begin) {
    if (table.actor() instanceof Actor.Over) {
      onAgain = () -> {};
      onAnother = another -> {};
      begin.run();
    }
  }

  /** Sets what begins another game than this one once this one is over. */
  public void onAnother(Consumer<Function<ChanceSource, Table>> next) {
    onAnother = next;
  }

  /** Begins another game once this one is over. */
  public void playAnother(Function<ChanceSource, Table> another) {
    Consumer<Function<ChanceSource, Table>> begin = onAnother;
    next(() -> begin.accept(another));
  }

  /** Another game of the same players in which the next one begins; see {@link Table#again}. */
  public Table again(ChanceSource chanceSource) {
    return table.again(room.nextPlayers(), chanceSource);
  }

  /** Sets what is called when another decisive moment is on display, or none any more. */
  public void onMoment(Runnable next) {
    onMoment = next;
  }

  @Override
  public void showMoment(int part, int events) {
    room.showMoment(moments.first(), part, events);
    onMoment.run();
  }

  @Override
  public void endMoments() {
    room.endMoments();
    onMoment.run();
  }

  /** Plays the move of a player who has decided before they were asked, or updates the display. */
  @Override
  void update() {
    room.takeEarly().ifPresentOrElse(this::play, super::update);
  }
}
