package org.sanmarco.ui.table.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.Awaited.Task;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.room.LedRoom;
import org.sanmarco.room.Room;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.Seat;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.DisplayState.Perspective;
import org.sanmarco.ui.table.model.Prompt.Away;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.Elsewhere;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Joining;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/** The prompts due at a table, and the view shown with each. */
final class Agenda {

  private final GameSource source;
  private final Room room;

  /** The room if this program leads it; null if it is led elsewhere. */
  private final @Nullable LedRoom led;

  private final GameFlow flow;
  private final Viewpoint viewpoint;
  private final Decision.Taker taker;
  private final @Nullable TurnEnd turnEnd;

  /** Whether a proposal is on its way to the one who leads the game. */
  private final BooleanSupplier isSending;

  /** The decision of a player who may decide before they are asked; null if there was none yet. */
  private @Nullable Decision early;

  /** The moves undone last, which the next decision restores. */
  private List<Move> takenBack = List.of();

  /** The agenda of a table of this program, which may be in the middle of a game. */
  Agenda(
      GameSource source,
      GameFlow flow,
      Viewpoint viewpoint,
      LedRoom led,
      TurnEnd turnEnd,
      Decision.Taker taker) {
    this.source = source;
    room = led;
    this.led = led;
    this.flow = flow;
    this.viewpoint = viewpoint;
    this.taker = taker;
    this.turnEnd = turnEnd;
    isSending = () -> false;
    askToEnd(led);
  }

  /** The agenda of a game that is led elsewhere. */
  Agenda(RemoteGame joined, GameFlow flow, Viewpoint viewpoint, Decision.Taker taker) {
    source = joined;
    room = joined;
    led = null;
    this.flow = flow;
    this.viewpoint = viewpoint;
    this.taker = taker;
    turnEnd = null;
    isSending = joined::isSending;
  }

  /** Whether only computers play. */
  boolean isWatched() {
    return source.seats().stream().allMatch(Seat::isComputer);
  }

  /**
   * Called when a move was made: adds what has to be done or looked at before the game continues.
   *
   * @param byComputer whether it was a computer's, or chance's for one
   */
  void played(boolean byComputer) {
    // A player who is asked while they decide keeps the screen.
    if (early == null || !early.asked().equals(source.view(early.asked().seat()))) {
      viewpoint.played();
    }
    takenBack = List.of();
    LedRoom here = led;
    if (here == null) {
      return;
    }
    here.played();
    SeenMove played = source.lastMove(0);
    int turn = Math.max(source.view(0).onTurn(), 1);
    askToEnd(here);
    if (isPersonHere(played.by()) && viewpoint.hasCurtain() && flow.callsAll(played)) {
      here.stop(Awaited.of(Task.COVERED, turn));
    }
    if (flow.isShown(played, source.view(0)) && !byComputer) {
      here.stop(new Awaited(Task.SHOWN, turn, played.number(), 0));
    }
    if (!isWatched() && flow.isRoundOver(played)) {
      here.stop(new Awaited(Task.ROUND, turn, played.number(), 0));
    }
  }

  /** Asks a person to end their turn first, if the settings ask for it. */
  private void askToEnd(LedRoom here) {
    if (turnEnd != null
        && turnEnd.isAskedNow()
        && source.lastMove(0).by() instanceof Actor.Seat(int seat)) {
      here.stop(Awaited.of(Task.END, seat));
    }
  }

  /** Whether a person is asked to end their turn now. */
  boolean isAskedNow() {
    return turnEnd != null && turnEnd.isAskedNow();
  }

  /** Whether a person's move, which isn't played yet, is to be asked about first. */
  boolean isAskedBefore(Move move) {
    return turnEnd != null && turnEnd.isAskedBefore(move);
  }

  /** Called when moves were undone that had been made together. */
  void takenBack(List<Move> moves) {
    viewpoint.played();
    takenBack = List.copyOf(moves);
  }

  /** The prompt due now, with its view and decision. */
  DisplayState due() {
    View all = source.view(0);
    Prompt prompt = prompt(awaited(), all);
    if (prompt instanceof Chance(var _, int seat)) {
      viewpoint.draws(seat);
    } else if ((prompt instanceof Elsewhere || prompt instanceof Away) && led != null) {
      viewpoint.giveBack();
    }
    int viewer = viewpoint.viewer(prompt, all);
    View own = viewer == 0 ? all : source.view(viewer);
    View view =
        prompt instanceof Deciding(int seat, var _) && seat != awaited().seat()
            ? room.early().orElse(own)
            : own;
    Perspective open =
        switch (prompt) {
          case Deciding(int seat, var _) -> {
            viewpoint.take(seat);
            yield new Perspective(
                view,
                isSending.getAsBoolean()
                    ? undecided(view, true)
                    : decision(view.seat() == seat ? view : source.view(seat)));
          }
          case Chance _, Shown _ -> new Perspective(view, undecided(view, true));
          default -> new Perspective(view, undecided(view, false));
        };
    return viewpoint.isPeeked(viewer)
        ? new DisplayState(prompt, open, new Perspective(all, undecided(all, true)))
        : new DisplayState(prompt, open);
  }

  /** The prompt at this screen for what the game waits for. */
  private Prompt prompt(Awaited awaited, View all) {
    int seat = awaited.seat();
    if (awaited.task().isSeats() && !room.isHere(seat)) {
      return early().orElseGet(() -> room.isAway(seat) ? new Away(seat) : new Elsewhere(seat));
    }
    return switch (awaited.task()) {
      case DECIDE -> deciding(seat, all);
      case END -> new TurnOver(seat);
      case ROLL -> new Chance(all.phase(), seat);
      case COMPUTER ->
          led == null
              ? early().orElseGet(() -> new Elsewhere(seat))
              : new Computer(seat, source.actor() instanceof Actor.Chance);
      case COVERED -> led == null ? new Elsewhere(seat) : new Curtain(0);
      case SHOWN -> mayContinue() ? new Shown(awaited.move()) : new Elsewhere(seat);
      case ROUND -> mayContinue() ? new RoundOver(awaited.move()) : new Elsewhere(seat);
      // The moment itself comes first.
      case MOMENT -> all.isOver() ? new GameOver() : new Elsewhere(seat);
      case JOIN -> new Joining(seat);
      case OVER -> new GameOver();
    };
  }

  /** The prompt of a player at this screen who may decide before they are asked, if one may. */
  private Optional<Prompt> early() {
    return room.early().map(own -> deciding(EarlyMoves.seat(own), own));
  }

  private Prompt deciding(int seat, View all) {
    return viewpoint.isCovered(seat, all) ? new Curtain(seat) : new Deciding(seat, all.phase());
  }

  /** The thing that the game waits for once a decisive moment on display has been seen. */
  private Awaited awaited() {
    return led == null ? room.awaited() : led.due();
  }

  /** Whether somebody at this screen may continue from what is on display. */
  private boolean mayContinue() {
    return led != null || IntStream.rangeClosed(1, source.seats().size()).anyMatch(room::isHere);
  }

  /** The state of the game after some of its moves. */
  DisplayState past(int moves) {
    View view = source.view(viewpoint.constant(), moves);
    return new DisplayState(new Past(moves), new Perspective(view, undecided(view, false)));
  }

  private Decision decision(View own) {
    // A player who has begun before they were asked goes on where they are.
    if (early != null && early.asked().equals(own)) {
      return early;
    }
    Decision decision = flow.decision(new Decision.Ask(own, true, true, taker));
    takenBack.forEach(decision::restore);
    early = room.early().filter(own::equals).isPresent() ? decision : null;
    return decision;
  }

  private Decision undecided(View view, boolean awaited) {
    return flow.decision(new Decision.Ask(view, false, awaited, taker));
  }

  private boolean isPersonHere(Actor actor) {
    return actor instanceof Actor.Seat(int seat)
        && !source.seat(seat).isComputer()
        && !viewpoint.isElsewhere(seat);
  }
}
