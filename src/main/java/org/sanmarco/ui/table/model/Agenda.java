package org.sanmarco.ui.table.model;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Awaited;
import org.sanmarco.room.EarlyMoves;
import org.sanmarco.room.Room;
import org.sanmarco.table.GameSource;
import org.sanmarco.ui.table.model.DisplayState.Perspective;
import org.sanmarco.ui.table.model.Prompt.Away;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Joining;
import org.sanmarco.ui.table.model.Prompt.OtherScreen;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/** The prompts due at a table, and the view shown with each. */
abstract sealed class Agenda permits LedAgenda, JoinedAgenda {

  final GameFlow flow;
  final Viewpoint viewpoint;
  private final GameSource source;
  private final Room room;
  private final Decision.Taker taker;

  /** The decision of a player who may decide before they are asked; null if there was none yet. */
  private @Nullable Decision early;

  /** The moves undone last, which the next decision restores. */
  private List<Move> takenBack = List.of();

  Agenda(GameSource source, Room room, GameFlow flow, Viewpoint viewpoint, Decision.Taker taker) {
    this.source = source;
    this.room = room;
    this.flow = flow;
    this.viewpoint = viewpoint;
    this.taker = taker;
  }

  /** The thing that the game waits for once a decisive moment on display has been seen. */
  abstract Awaited due();

  /** The prompt while a computer acts for a seat. */
  abstract Prompt computer(int seat);

  /** The prompt while the screen is covered until all may look again. */
  abstract Prompt covered(int seat);

  /** Whether somebody at this screen may continue from what is on display. */
  abstract boolean mayContinue();

  /** Called when a seat decides at another screen. */
  void decidesAtOtherScreen() {}

  /**
   * Called when a move was made.
   *
   * @param byComputer whether it was a computer's, or chance's for one
   */
  void played(boolean byComputer) {
    // A player who is asked while they decide keeps the screen.
    if (early == null || !early.asked().equals(source.view(early.asked().seat()))) {
      viewpoint.played();
    }
    takenBack = List.of();
  }

  /** Called when moves were undone that had been made together. */
  void takenBack(List<Move> moves) {
    viewpoint.played();
    takenBack = List.copyOf(moves);
  }

  /** The present state: the prompt due now, with its view and decision. */
  DisplayState present() {
    View all = source.view(0);
    Prompt prompt = prompt(due(), all);
    if (prompt instanceof Chance(var _, int seat)) {
      viewpoint.draws(seat);
    } else if (prompt instanceof OtherScreen || prompt instanceof Away) {
      decidesAtOtherScreen();
    }
    int viewer = viewpoint.viewer(prompt, all);
    View own = source.shown(viewer);
    View view =
        prompt instanceof Deciding(int seat, var _) && seat != due().seat()
            ? room.early().orElse(own)
            : own;
    Perspective open =
        switch (prompt) {
          case Deciding(int seat, var _) -> {
            viewpoint.take(seat);
            yield new Perspective(view, decision(seat, view));
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
      return early().orElseGet(() -> room.isAway(seat) ? new Away(seat) : new OtherScreen(seat));
    }
    return switch (awaited.task()) {
      case DECIDE -> deciding(seat, all);
      case END -> new TurnOver(seat, awaited.move() > 0);
      case ROLL -> new Chance(all.phase(), seat);
      case COMPUTER -> computer(seat);
      case COVERED -> covered(seat);
      case SHOWN -> mayContinue() ? new Shown(awaited.move()) : new OtherScreen(seat);
      case ROUND -> mayContinue() ? new RoundOver(awaited.move()) : new OtherScreen(seat);
      // The moment itself comes first.
      case MOMENT -> all.isOver() ? new GameOver() : new OtherScreen(seat);
      case JOIN -> new Joining(seat);
      case OVER -> new GameOver();
    };
  }

  /** The prompt of a player at this screen who may decide before they are asked, if one may. */
  final Optional<Prompt> early() {
    return room.early().map(own -> deciding(EarlyMoves.seat(own), own));
  }

  private Prompt deciding(int seat, View all) {
    return viewpoint.isCovered(seat, all) ? new Curtain(seat) : new Deciding(seat, all.phase());
  }

  /** The state of the game after some of its moves. */
  DisplayState past(int moves) {
    View view = source.view(viewpoint.constant(), moves);
    return new DisplayState(new Past(moves), new Perspective(view, undecided(view, false)));
  }

  /**
   * The decision of a seat.
   *
   * @param shown the view on display, which may be that of a partner
   */
  Decision decision(int seat, View shown) {
    View own = shown.seat() == seat ? shown : source.view(seat);
    // A player who has begun before they were asked goes on where they are.
    if (early != null && early.asked().equals(own)) {
      return early;
    }
    Decision decision = flow.decision(new Decision.Ask(own, true, true, taker));
    takenBack.forEach(decision::restore);
    early = room.early().filter(own::equals).isPresent() ? decision : null;
    return decision;
  }

  final Decision undecided(View view, boolean awaited) {
    return flow.decision(new Decision.Ask(view, false, awaited, taker));
  }
}
