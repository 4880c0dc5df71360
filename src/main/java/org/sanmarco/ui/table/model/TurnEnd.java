package org.sanmarco.ui.table.model;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.table.SeenMove;
import org.sanmarco.table.Table;

/**
 * Decides whether a person is asked to end their turn before the game continues: where their move
 * can still be undone, and the next event would end that.
 *
 * @param isAsked whether turns are to be ended by hand
 */
record TurnEnd(Table source, GameFlow flow, Viewpoint viewpoint, BooleanSupplier isAsked) {

  /**
   * Whether a person's move, which isn't played yet, needs a prompt: it would reveal something new,
   * or end the game by a choice.
   */
  boolean isAskedBefore(Move move) {
    return mayAsk(move) && source.reveals(move)
        || mayAsk(null) && source.ends(move) && source.position().legal().size() > 1;
  }

  /** Whether the last move was a person's and could no longer be undone if the game continued. */
  boolean isAskedNow() {
    return !source.isOver() && isAskedAfter(source.size()) && source.canUndo(flow);
  }

  /**
   * Whether the same is so, or was, after a number of moves, as far as what followed decides it.
   */
  boolean isAskedAfter(int moves) {
    if (moves == 0 || !mayAsk(null)) {
      return false;
    }
    SeenMove last = source.moves(0).get(moves - 1);
    if (!(last.by() instanceof Actor.Seat(int seat)) || source.seat(seat).isComputer()) {
      return false;
    }
    View after = source.view(0, moves);
    if (after.actor() instanceof Actor.Over) {
      // Its player was asked before the move was played.
      return source.view(seat, moves - 1).legal().size() > 1;
    }
    return mayAsk(source.moves(seat).get(moves - 1).move())
        && isLost(last, seat, after)
        && !(source.seat(after.onTurn()).isComputer() && wasForced(seat, moves));
  }

  /** Whether a move was the only legal one and its player's first in this turn. */
  private boolean wasForced(int seat, int moves) {
    int before = moves - 1;
    return source.view(seat, before).legal().size() == 1
        && (before == 0 || !source.moves(0).get(before - 1).by().equals(new Actor.Seat(seat)));
  }

  private boolean mayAsk(@Nullable Move move) {
    return isAsked.getAsBoolean()
        && !source.isPractice()
        && !(move != null && flow.isConfirmed(move));
  }

  private boolean isLost(SeenMove last, int seat, View all) {
    return switch (all.actor()) {
      case Actor.Over _ -> false;
      case Actor.Chance _ -> flow.follows(all) || all.player(all.onTurn()) != all.player(seat);
      case Actor.Seat(int next) ->
          all.player(next) != all.player(seat)
              && (source.seat(next).isComputer()
                  || viewpoint.isCoveredAfter(seat, next, all)
                  || viewpoint.isHiddenFrom(next, last));
    };
  }
}
