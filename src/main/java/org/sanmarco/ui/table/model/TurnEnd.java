package org.sanmarco.ui.table.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.View;
import org.sanmarco.table.PlayedMove;
import org.sanmarco.table.Table;

/**
 * Whether a person is asked to end their turn before the game goes on: where their move can still
 * be taken back, and what comes next would end that.
 */
final class TurnEnd {

  private final Table table;
  private final GameFlow flow;
  private final Viewpoint viewpoint;
  private final BooleanSupplier isAsked;

  /**
   * Asks only while somebody wants to be asked.
   *
   * @param isAsked whether turns are to be ended by hand
   */
  TurnEnd(Table table, GameFlow flow, Viewpoint viewpoint, BooleanSupplier isAsked) {
    this.table = table;
    this.flow = flow;
    this.viewpoint = viewpoint;
    this.isAsked = isAsked;
  }

  /** Whether a person's move, which isn't played yet, would turn up what nobody saw before. */
  boolean isAskedBefore(Move move) {
    if (!mayAsk(move)) {
      return false;
    }
    Position ahead = table.position();
    List<Event> events = new ArrayList<>();
    ahead.play(move, events::add);
    return !(ahead.actor() instanceof Actor.Over) && events.stream().anyMatch(Event::reveals);
  }

  /** Whether the last move was a person's, and would be lost to them if the game just went on. */
  boolean isAskedNow() {
    if (table.size() == 0) {
      return false;
    }
    PlayedMove last = table.history().getLast();
    return last.by() instanceof Actor.Seat(int seat)
        && !table.seat(seat).isComputer()
        && mayAsk(last.move())
        && table.canUndo()
        && isLost(last, seat);
  }

  private boolean mayAsk(Move move) {
    return isAsked.getAsBoolean() && !table.isPractice() && !flow.isConfirmed(move);
  }

  private boolean isLost(PlayedMove last, int seat) {
    View all = table.view(0);
    return switch (table.actor()) {
      case Actor.Over _ -> false;
      case Actor.Chance _ -> flow.follows(all) || all.player(all.onTurn()) != all.player(seat);
      case Actor.Seat(int next) ->
          all.player(next) != all.player(seat)
              && (table.seat(next).isComputer()
                  || viewpoint.isCovered(next, all)
                  || viewpoint.isHiddenFrom(next, last));
    };
  }
}
