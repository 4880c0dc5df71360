package org.sanmarco.ui.table.model;

import java.util.List;
import java.util.Optional;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.State;
import org.sanmarco.kernel.View;
import org.sanmarco.table.DecisionRule;
import org.sanmarco.table.SeenMove;

/**
 * The differences in how games proceed at a screen: how moves are made from choices, and which
 * results are on display before the game continues. Without a node; stateless.
 */
public interface GameFlow extends DecisionRule {

  /** The decision for a seat, or one without choices if none must decide. */
  default Decision decision(Decision.Ask ask) {
    return new Decision(ask);
  }

  /** The seats whose turn it is; none at the end. */
  default List<Integer> acting(View view) {
    return view.isOver() ? List.of() : List.of(view.onTurn());
  }

  /**
   * Whether seats hold hands that others don't see, so that a player may look at theirs whenever it
   * is their turn; otherwise there are single decisions at which a player looks alone.
   */
  default boolean hasHands() {
    return false;
  }

  /** Whether a seat's player may see all that another seat may. */
  default boolean sees(State state, int seat, int other) {
    return state.player(seat) == state.player(other);
  }

  /**
   * The cards that a seat's player should have before them, for a screen that draws no table.
   *
   * @param view the seat's view
   */
  default List<CardGroup> cards(View view) {
    return List.of();
  }

  /** The face of a card of {@link #cards}; empty if the game draws none. */
  default Optional<CardLook> look(Object card) {
    return Optional.empty();
  }

  /**
   * The name of chance's action in a position, as a text of the terms: draws, if nothing else is
   * said.
   */
  default String chance(View view) {
    return "chance.draw";
  }

  /** Whether a chance result is on display before the game continues. */
  default boolean isShown(SeenMove chanceMove, View after) {
    return false;
  }

  /** Whether chance's moves of a phase need no press of a button, which would be no experience. */
  default boolean isRoutine(Enum<?> phase) {
    return true;
  }

  /** The factor to a computer's usual pause before its move in a position; 0 for none. */
  default int patience(View view) {
    return 1;
  }

  /** Whether a move ended a round whose result is on display. */
  default boolean isRoundOver(SeenMove played) {
    return false;
  }

  /** Whether two moves have the same effect, though their notation may differ. */
  default boolean isSame(Move one, Move other) {
    return one.equals(other);
  }

  @Override
  default boolean isPart(Move move) {
    return false;
  }

  /** Whether all are called to look again after a player acted while the others looked away. */
  default boolean callsAll(SeenMove played) {
    return false;
  }

  /** Whether a move was made with its own button, so that it needs no confirmation. */
  default boolean isConfirmed(Move move) {
    return false;
  }

  /** Whether chance acts again at once, so that several of its moves are one. */
  default boolean chanceGoesOn(State before, State now) {
    return false;
  }

  /** Whether chance acts at once after a person's move, without being asked. */
  default boolean follows(State now) {
    return false;
  }

  /** Whether chance may be asked for all its moves up to the next decision. */
  default boolean canRollAll(State now) {
    return false;
  }
}
