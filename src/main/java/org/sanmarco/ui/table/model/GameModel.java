package org.sanmarco.ui.table.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * A game in progress as the people at one screen see it. What is due now is {@link #prompt}; the
 * position shown and the {@link #decision} on its way go with it, and all else is derived.
 *
 * <p>It hands out nothing that those in front of the screen may not see: {@link #view} is a seat's
 * own only while its player alone is to look, and everybody's otherwise. For one thread.
 *
 * <p>It is long because it is the one door of all panels to a game; what lies behind it is done by
 * its parts: {@link Agenda}, {@link Display}, {@link UndoRedo}, {@link ComputerTurns}.
 */
public final class GameModel {

  private final Table table;
  private final Consumer<GameRecord> autosave;
  private final Viewpoint viewpoint;
  private final Guide guide;
  private final GameFlow flow;
  private final Agenda agenda;
  private final ChancePlayer chance;
  private final List<Runnable> listeners = new ArrayList<>();
  private final ExplainedTopics explained = new ExplainedTopics();

  private final AdviceMarks advised = new AdviceMarks();
  private final UndoRedo undoRedo;
  private final Display display;
  private final ComputerTurns computers;

  /**
   * That a seat has asked for advice.
   *
   * @param move after how many moves
   */
  public record Advised(int move, int seat) {}

  /** What becomes of the moves that are put together. */
  private final class Taker implements Decision.Taker {
    @Override
    public @Nullable Refusal refusal(Move move) {
      return table.position().refusal(move);
    }

    @Override
    public Optional<Move> wish() {
      return guide.wish(table.size());
    }

    @Override
    public void play(Move move) {
      guide
          .admit(table.size(), move)
          .ifPresentOrElse(
              admitted -> {
                if (agenda.isAskedBefore(admitted)) {
                  undoRedo.hold(admitted);
                  enter();
                } else {
                  moved(admitted);
                }
              },
              display::beginAgain);
    }

    @Override
    public void changed() {
      tell();
    }
  }

  /**
   * A game on the screen, through which somebody leads.
   *
   * @param flow how the game goes at a screen
   * @param autosave gets the game after every move, to keep it safe
   * @param secrecy how what one player alone may see is hidden from the others
   * @param endsByHand whether people end their turns themselves
   */
  public GameModel(
      Table table,
      GameFlow flow,
      Consumer<GameRecord> autosave,
      Supplier<Secrecy> secrecy,
      BooleanSupplier endsByHand,
      Guide guide) {
    this.flow = flow;
    this.guide = guide;
    this.table = table;
    this.autosave = autosave;
    viewpoint = new Viewpoint(table, flow, secrecy);
    agenda =
        new Agenda(
            table,
            flow,
            viewpoint,
            () -> !guide.endsTurns() && endsByHand.getAsBoolean(),
            new Taker());
    chance = new ChancePlayer(table, flow, guide);
    undoRedo = new UndoRedo(table, agenda, viewpoint);
    display = new Display(agenda.due());
    computers = new ComputerTurns(table, display, chance, this::played);
  }

  /**
   * Has somebody told when anything has changed.
   *
   * @return ends that
   */
  public Runnable onChange(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  /** What is to be done or looked at now. */
  public Prompt prompt() {
    return display.prompt();
  }

  /** The position, as it may be seen now. */
  public View view() {
    return display.view();
  }

  /**
   * What the seat that must decide has put together so far; nothing while none must, or while its
   * player has to look at the hand first.
   */
  public Decision decision() {
    return display.decision();
  }

  /** Whether somebody may look at a hand, for as long as they hold it open. */
  public boolean canPeek() {
    return display.canPeek();
  }

  /** Whether somebody holds their hand open. */
  public boolean isPeeking() {
    return display.isPeeking();
  }

  /** Opens the hand of whoever may look at it until somebody else decides. */
  public void stayOpen() {
    if (canPeek()) {
      viewpoint.stayOpen();
      display.stayOpen();
      tell();
    }
  }

  /** Whether whoever must decide has to open their hand first. */
  public boolean isHidden() {
    return canPeek() && !isPeeking();
  }

  /** Opens the hand of whoever may look at it, or closes it. */
  public void peek(boolean open) {
    if (display.peek(open)) {
      tell();
    }
  }

  /** Who sits where, the first seat first. */
  public List<Seat> seats() {
    return table.seats();
  }

  /**
   * Whose turn it is: a seat, or all of a player's; none at the end. Whoever still has to end their
   * turn is at it, however far on the game is.
   */
  public List<Integer> acting() {
    return prompt() instanceof TurnOver(int seat) ? List.of(seat) : flow.acting(view());
  }

  /** What was played so far. Secret cards are in it: it is to be worded, not to be shown. */
  public List<PlayedMove> history() {
    return table.history();
  }

  /** After how many moves the game is shown: all of them, unless somebody looks back. */
  public int moves() {
    return prompt() instanceof Past(int moves) ? moves : table.size();
  }

  /** Whether somebody looks back, so that nothing can be done. */
  public boolean isPast() {
    return prompt() instanceof Past;
  }

  /** Whether one may look back now: not while the table is covered, nor before the first move. */
  public boolean canLookBack() {
    return table.size() > 0 && !(prompt() instanceof Curtain || prompt() instanceof RoundOver);
  }

  /**
   * Looks at the game as everybody could see it after some of its moves. What was going on goes on
   * when all of them are shown again.
   *
   * @param moves how many; with fewer than none it is the first position, with more than there are
   *     it is now
   */
  public void lookAt(int moves) {
    if (!canLookBack()) {
      return;
    }
    if (moves >= table.size()) {
      display.lookAhead();
    } else {
      display.lookBack(agenda.past(Math.max(moves, 0)));
    }
    tell();
  }

  /** A game of its own that goes on from the position that is shown, with chance of its own. */
  public Table continued(ChanceSource chance) {
    return table.from(moves(), chance);
  }

  /**
   * What the move brought that led to the position that is shown, as it may be seen now; nothing
   * before the first.
   */
  public List<Event> lastEvents() {
    return moves() == 0 ? List.of() : table.history().get(moves() - 1).seenBy(view().seat());
  }

  /** What was explained in this game already. */
  public ExplainedTopics explained() {
    return explained;
  }

  /** Who has asked for advice on the way to where the game is now, in order. */
  public List<Advised> advised() {
    return advised.all();
  }

  /** Marks that the seat that decides asks for advice; once for each decision. */
  public void askAdvice() {
    if (prompt() instanceof Deciding(int seat, var _)) {
      advised.add(new Advised(table.size(), seat));
      tell();
    }
  }

  /**
   * The seat through whose eyes the whole game is told: that of whoever plays alone with computers
   * in a game of hands; 0 for what all may know.
   */
  public int teller() {
    return viewpoint.constant();
  }

  /** All of the game, to be written down. */
  public GameRecord record() {
    return table.record();
  }

  /** What chance has just given, if the last move was its. */
  public Optional<PlayedMove> lastChance() {
    return last().filter(played -> played.by() instanceof Actor.Chance);
  }

  /** Goes on: lifts the curtain, lets chance act, ends a turn, or leaves what was looked at. */
  public void goOn() {
    switch (prompt()) {
      case Chance _ -> {
        chance.play();
        played();
      }
      case Curtain(int seat) when seat > 0 -> {
        viewpoint.take(seat);
        enter();
      }
      case TurnOver _ -> endTurn();
      case Curtain _, Shown _, RoundOver _ -> {
        agenda.looked();
        enter();
      }
      case Deciding _, Computer _, GameOver _, Past _ -> {}
    }
  }

  private void endTurn() {
    agenda.looked();
    int before = table.size();
    undoRedo.release();
    chance.follow();
    if (table.size() > before) {
      played();
    } else {
      enter();
    }
  }

  /** Plays a person's move; what would come by itself waits if they are to end their turn. */
  private void moved(Move move) {
    table.play(move);
    if (!agenda.isAskedNow()) {
      chance.follow();
    }
    played();
  }

  /** Has chance make all its moves that are due, up to the next decision. */
  public void rollAll() {
    if (prompt() instanceof Chance && chance.canPlayAll()) {
      chance.playAll();
      played();
    }
  }

  /**
   * Whether {@link #undo} is possible: not past chance, nor past anything that was turned up,
   * unless the game is for practice.
   */
  public boolean canUndo() {
    return !isPast() && undoRedo.canUndo();
  }

  /** How the game goes at a screen. */
  public GameFlow flow() {
    return flow;
  }

  /** Whose rules hold. */
  public Game game() {
    return table.game();
  }

  /** What the computers do. */
  public ComputerTurns computers() {
    return computers;
  }

  /** Whether nobody but computers plays. */
  public boolean isWatched() {
    return agenda.isWatched();
  }

  /** Hands a player's seats to a computer of a level, or back to the player if it is empty. */
  public void handOver(int seat, String computer) {
    if (isPast()) {
      return;
    }
    table.handOver(seat, computer);
    undoRedo.forget();
    if (prompt() instanceof TurnOver(int ended) && table.seat(ended).isComputer()) {
      // Whoever has taken the seat isn't asked, and decides anew what wasn't played yet.
      undoRedo.drop();
      agenda.looked();
    }
    autosave.accept(table.record());
    if (prompt() instanceof Deciding(int asked, var _) && !table.seat(asked).isComputer()) {
      // What is being put together stays.
      tell();
    } else {
      viewpoint.giveBack();
      enter();
    }
  }

  /** Whether the game is for practice, so that everything may be taken back. */
  public boolean isPractice() {
    return table.isPractice();
  }

  /** Makes the game one for practice, which it remains. */
  public void practise() {
    table.practise();
    autosave.accept(table.record());
    tell();
  }

  /** Takes the last decision back. */
  public void undo() {
    if (!canUndo()) {
      return;
    }
    undoRedo.undo();
    advised.undone(table.size());
    autosave.accept(table.record());
    enter();
  }

  /** Whether {@link #redo} is possible: while a person acts, until another move is made. */
  public boolean canRedo() {
    return (prompt() instanceof Deciding || prompt() instanceof Chance) && undoRedo.canRedo();
  }

  /** Does again what was taken back last, as it was: it turns up nothing that was not seen. */
  public void redo() {
    if (!canRedo()) {
      return;
    }
    int before = table.size();
    undoRedo.redo();
    if (table.size() > before) {
      advised.redone(table.size());
      autosave.accept(table.record());
    }
    enter();
  }

  private void played() {
    undoRedo.forget();
    advised.played();
    agenda.played(prompt() instanceof Computer);
    autosave.accept(table.record());
    enter();
  }

  /** Makes everything fit what is due now. */
  private void enter() {
    display.update(agenda.due());
    tell();
  }

  private Optional<PlayedMove> last() {
    List<PlayedMove> history = table.history();
    return history.isEmpty() ? Optional.empty() : Optional.of(history.getLast());
  }

  private void tell() {
    List.copyOf(listeners).forEach(Runnable::run);
  }
}
