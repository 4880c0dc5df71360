package org.sanmarco.ui.table.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.room.Room;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;

/**
 * A game in progress at one screen. {@link LedModel} is a game of this program, {@link JoinedModel}
 * one that another host leads. For one thread.
 */
public abstract sealed class GameModel extends GameView implements GameCommands
    permits LedModel, JoinedModel {

  final DecisiveMoments moments;
  private final List<Runnable> listeners = new ArrayList<>();

  GameModel(GameSource source, Room room, GameFlow flow, Supplier<Secrecy> secrecy) {
    super(source, flow, new Viewpoint(source, flow, room, secrecy));
    moments = new DecisiveMoments(source);
  }

  /** The game, as it may be read. */
  public GameSource source() {
    return source;
  }

  @Override
  public abstract Room room();

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
  public void askAdvice() {
    if (prompt() instanceof Deciding(int seat, var _)) {
      marks.add(new Advised(source.size(), seat));
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
