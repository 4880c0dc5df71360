package org.sanmarco.ui.table.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.table.Awaited;
import org.sanmarco.table.Awaited.Task;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.RemoteSource;
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

  /** The same source if a host elsewhere leads the game and tells its prompts; else null. */
  private final @Nullable RemoteSource remote;

  private final GameFlow flow;
  private final Viewpoint viewpoint;
  private final SeatScreens screens;
  private final Decision.Taker taker;
  private final TurnEnd turnEnd;

  /** The prompts to be dismissed before the game continues. */
  private final Deque<Prompt> waiting = new ArrayDeque<>();

  /** The moves undone last, which the next decision restores. */
  private List<Move> takenBack = List.of();

  /**
   * The agenda of a table, which may be in the middle of a game.
   *
   * @param endsByHand whether people end their turns themselves
   */
  Agenda(
      GameSource source,
      GameFlow flow,
      Viewpoint viewpoint,
      SeatScreens screens,
      BooleanSupplier endsByHand,
      Decision.Taker taker) {
    this.source = source;
    remote = source instanceof RemoteSource elsewhere ? elsewhere : null;
    this.flow = flow;
    this.viewpoint = viewpoint;
    this.screens = screens;
    this.taker = taker;
    turnEnd = new TurnEnd(source, flow, viewpoint, endsByHand);
    askToEnd();
  }

  /** Whether only computers play. */
  boolean isWatched() {
    return source.seats().stream().allMatch(Seat::isComputer);
  }

  /**
   * Called when a move was made: adds the prompts that follow from it.
   *
   * @param byComputer whether it was a computer's, or chance's for one
   */
  void played(boolean byComputer) {
    waiting.clear();
    viewpoint.played();
    takenBack = List.of();
    if (remote != null) {
      return;
    }
    SeenMove played = source.lastMove(0);
    askToEnd();
    if (isPersonHere(played.by()) && viewpoint.hasCurtain() && flow.callsAll(played)) {
      waiting.add(new Curtain(0));
    }
    if (flow.isShown(played, source.view(0)) && !byComputer) {
      waiting.add(new Shown(played.number()));
    }
    if (!isWatched() && flow.isRoundOver(played)) {
      waiting.add(new RoundOver(played.number()));
    }
  }

  /** Adds a prompt for a person to end their turn first, if the settings ask for it. */
  private void askToEnd() {
    if (remote == null
        && turnEnd.isAskedNow()
        && source.lastMove(0).by() instanceof Actor.Seat(int seat)) {
      waiting.add(new TurnOver(seat));
    }
  }

  /** Whether a person is asked to end their turn now. */
  boolean isAskedNow() {
    return turnEnd.isAskedNow();
  }

  /** Whether a person's move, which isn't played yet, is to be asked about first. */
  boolean isAskedBefore(Move move) {
    return turnEnd.isAskedBefore(move);
  }

  /** Adds a prompt for a person to end their turn before their move is played. */
  void holdBack() {
    if (source.actor() instanceof Actor.Seat(int seat)) {
      waiting.add(new TurnOver(seat));
    }
  }

  /** Called when moves were undone that had been made together. */
  void takenBack(List<Move> moves) {
    waiting.clear();
    viewpoint.played();
    takenBack = List.copyOf(moves);
  }

  /** Dismisses the first waiting prompt. */
  void looked() {
    waiting.poll();
  }

  /** The prompt due now, with its view and decision. */
  DisplayState due() {
    View all = source.view(0);
    Prompt first = waiting.peek();
    Prompt prompt = first == null ? due(all) : first;
    if (prompt instanceof Chance(var _, int seat)) {
      viewpoint.draws(seat);
    } else if ((prompt instanceof Elsewhere || prompt instanceof Away) && remote == null) {
      viewpoint.giveBack();
    }
    int viewer = viewpoint.viewer(prompt, all);
    View view = viewer == 0 ? all : source.view(viewer);
    Perspective open =
        switch (prompt) {
          case Deciding(int seat, var _) -> {
            viewpoint.take(seat);
            yield new Perspective(
                view,
                isSending()
                    ? undecided(view, true)
                    : decision(viewer == seat ? view : source.view(seat)));
          }
          case Chance _, Shown _ -> new Perspective(view, undecided(view, true));
          default -> new Perspective(view, undecided(view, false));
        };
    return viewpoint.isPeeked(viewer)
        ? new DisplayState(prompt, open, new Perspective(all, undecided(all, true)))
        : new DisplayState(prompt, open);
  }

  private Prompt due(View all) {
    if (remote != null) {
      return due(all, remote, remote.awaited());
    }
    return switch (source.actor()) {
      case Actor.Over _ -> new GameOver();
      case Actor.Chance _ ->
          source.seat(all.onTurn()).isComputer()
              ? new Computer(all.onTurn(), true)
              : new Chance(all.phase(), all.onTurn());
      case Actor.Seat(int seat) when source.seat(seat).isComputer() -> new Computer(seat, false);
      case Actor.Seat(int seat) when viewpoint.isElsewhere(seat, all) ->
          screens.isAway(seat) ? new Away(seat) : new Elsewhere(seat);
      case Actor.Seat(int seat) ->
          viewpoint.isCovered(seat, all) ? new Curtain(seat) : new Deciding(seat, all.phase());
    };
  }

  /** Whether a decision has been made that the host has not played yet. */
  private boolean isSending() {
    return remote != null && remote.isSending();
  }

  private Prompt due(View all, RemoteSource host, Awaited awaited) {
    int seat = awaited.seat();
    if (awaited.task() == Task.JOIN) {
      return new Joining(seat);
    }
    if (awaited.task() != Task.OVER && !isHere(host, awaited)) {
      return new Elsewhere(seat);
    }
    return switch (awaited.task()) {
      case DECIDE ->
          viewpoint.isCovered(seat, all) ? new Curtain(seat) : new Deciding(seat, all.phase());
      case END -> new TurnOver(seat);
      case ROLL -> new Chance(all.phase(), seat);
      case SHOWN -> new Shown(awaited.move());
      case ROUND -> new RoundOver(awaited.move());
      case COMPUTER, COVERED, JOIN -> new Elsewhere(seat);
      case OVER -> new GameOver();
    };
  }

  /** Whether somebody at this screen can do what is awaited. */
  private boolean isHere(RemoteSource host, Awaited awaited) {
    return switch (awaited.task()) {
      case SHOWN, ROUND -> IntStream.rangeClosed(1, source.seats().size()).anyMatch(host::isHere);
      default -> host.isHere(awaited.seat());
    };
  }

  /** The state of the game after some of its moves. */
  DisplayState past(int moves) {
    View view = source.view(viewpoint.constant(), moves);
    return new DisplayState(new Past(moves), new Perspective(view, undecided(view, false)));
  }

  private Decision decision(View own) {
    Decision decision = flow.decision(new Decision.Ask(own, true, true, taker));
    takenBack.forEach(decision::restore);
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
