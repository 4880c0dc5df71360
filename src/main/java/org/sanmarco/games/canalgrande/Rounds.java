package org.sanmarco.games.canalgrande;

import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundEnded;
import org.sanmarco.kernel.EventListener;

/** The ends of turns and rounds (GR). */
final class Rounds {

  static final int LIMIT_OF_TWO = 10;
  static final int LIMIT_OF_FOUR = 14;

  static final int BONUS = 3;

  private Rounds() {}

  /** The owner has nothing to do any more, neither as the divider nor with a bonus. */
  static void endPart(CanalGrandePosition position, EventListener listener) {
    if (!position.ending) {
      endTurn(position, listener);
    } else if (position.seats == Fields.MOST_SEATS && position.owner % 2 == 0) {
      beginBonus(position, position.owner + 1);
    } else {
      beginRound(position, listener);
    }
  }

  /** GR1. */
  private static void endTurn(CanalGrandePosition position, EventListener listener) {
    int one = position.pointsOf(0);
    int other = position.pointsOf(1);
    if (Math.max(one, other) < position.limit()) {
      Turns.begin(position, nextDivider(position), listener);
      return;
    }
    if (listener.isActive()) {
      listener.happened(
          new RoundEnded(
              position.round, position.perSeat(seat -> position.points(position.side(seat)))));
    }
    if (one == other) {
      beginRound(position, listener);
    } else {
      position.ending = true;
      beginBonus(position, one < other ? 0 : position.seats / 2);
    }
  }

  /** GR2: from the lower seat of the side to the higher. */
  private static void beginBonus(CanalGrandePosition position, int seat) {
    position.owner = seat;
    position.active = seat;
    position.due = BONUS;
    position.phase = Phase.BONUS;
  }

  /** GT4, GR4. */
  private static int nextDivider(CanalGrandeState state) {
    return (state.divider + 1) % state.seats;
  }

  /** GR3, GR4: the divider of the next round's first turn. */
  static int firstDivider(CanalGrandeState state) {
    int one = state.pointsOf(0);
    int other = state.pointsOf(1);
    int divider = nextDivider(state);
    while (one != other && state.sideOf(divider) != (one > other ? 0 : 1)) {
      divider = (divider + 1) % state.seats;
    }
    return divider;
  }

  /** GR5. */
  private static void beginRound(CanalGrandePosition position, EventListener listener) {
    int divider = firstDivider(position);
    position.deck =
        Cards.actions(position.deck)
            + position.discard
            + Cards.numbers(Cards.full(position.seats).packed());
    position.discard = 0;
    position.points = 0;
    position.ending = false;
    position.round++;
    position.turn = 0;
    Turns.begin(position, divider, listener);
  }
}
