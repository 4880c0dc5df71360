package org.sanmarco.ui.table.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.room.Note;
import org.sanmarco.room.Room;
import org.sanmarco.room.Takeback;
import org.sanmarco.save.settings.Settings.Secrecy;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/** A game that another host leads, on this screen: what is decided here is proposed there. */
public final class JoinedModel extends GameModel {

  private final RemoteGame game;
  private final Agenda agenda;
  private final Display display;

  /** The moves and the state at the last change. */
  private List<SeenMove> moves;

  private State state;

  /**
   * A joined game.
   *
   * @param secrecy how what one player alone may see is hidden from the others
   */
  public JoinedModel(RemoteGame game, GameFlow flow, Supplier<Secrecy> secrecy) {
    super(game, game, flow, secrecy);
    this.game = game;
    agenda = new JoinedAgenda(game, flow, viewpoint, new Taker());
    display = new Display(agenda);
    moves = List.copyOf(game.moves(0));
    state = State.of(game);
    game.onChange(this::changed);
  }

  /**
   * The parts of the game on which the prompt at this screen depends.
   *
   * @param own the position as the seat that is asked sees it, if it is at this screen
   */
  private record State(int size, Awaited awaited, boolean isSending, View all, View own) {

    static State of(RemoteGame game) {
      int asked = game.awaited().seat();
      return new State(
          game.size(),
          game.awaited(),
          game.isSending(),
          game.view(0),
          game.view(game.isHere(asked) ? asked : 0));
    }
  }

  /** Proposes the moves that decisions complete. */
  private final class Taker implements Decision.Taker {

    @Override
    public @Nullable Refusal refusal(List<Move> parts, Move move) {
      return JoinedModel.this.refusal(game.early(), parts, move);
    }

    @Override
    public View ahead(int seat, List<Move> parts) {
      return game.ahead(seat, parts);
    }

    @Override
    public boolean isPart(Move move) {
      return flow.isPart(move);
    }

    @Override
    public void play(List<Move> parts, Move last) {
      game.propose(
          game.early().map(EarlyMoves::seat).orElse(game.awaited().seat()),
          Stream.concat(parts.stream(), Stream.of(last)).toList());
    }

    @Override
    public void changed() {
      tell();
    }
  }

  private void changed() {
    State before = state;
    state = State.of(game);
    if (state.equals(before)) {
      // Something else has changed, such as who is there: a move under construction stays.
      tell();
      return;
    }
    if (game.size() > moves.size()) {
      forgetUndone();
      agenda.played(true);
    } else if (game.size() < moves.size()) {
      int asker = game.people().undoneBy();
      noteUndone(asker == 0 ? null : TakenBack.of(asker, moves, game));
      agenda.takenBack(List.of());
    }
    moves = List.copyOf(game.moves(0));
    update();
  }

  @Override
  public Room room() {
    return game;
  }

  @Override
  Display display() {
    return display;
  }

  @Override
  public boolean isLedHere() {
    return false;
  }

  @Override
  public boolean isKept() {
    return false;
  }

  @Override
  public List<Note> notes() {
    return game.notes();
  }

  @Override
  public void askAdvice() {
    if (prompt() instanceof Deciding(int seat, var _)) {
      super.askAdvice();
      game.askAdvice(seat);
    }
  }

  @Override
  public void proceed() {
    if (game.awaited().task() == Task.MOMENT) {
      game.goOn();
    } else {
      goOn();
    }
  }

  @Override
  void advance() {
    switch (prompt()) {
      case Chance _, TurnOver _, Shown _, RoundOver _ -> game.goOn();
      default -> {}
    }
  }

  @Override
  public boolean canUndo() {
    return !isPast() && game.canUndo();
  }

  @Override
  public Optional<Takeback> takeback() {
    return Takeback.of(game);
  }

  @Override
  public void undo() {
    if (canUndo()) {
      game.undo();
    }
  }

  @Override
  public boolean canRedo() {
    return false;
  }

  @Override
  public boolean canHandOver(int seat) {
    return game.canHandOver(seat);
  }

  @Override
  public void handOver(int seat, String computer) {
    if (!isPast() && canHandOver(seat)) {
      game.handOver(seat, computer);
    }
  }

  @Override
  public boolean canPlayAgain() {
    return game.canPlayAgain();
  }

  @Override
  public void playAgain() {
    if (game.actor() instanceof Actor.Over) {
      game.goOn();
    }
  }
}
