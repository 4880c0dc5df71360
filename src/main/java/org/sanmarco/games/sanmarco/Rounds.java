package org.sanmarco.games.sanmarco;

import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ColourOut;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TurnBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.kernel.EventListener;

/** Beginnings and ends of turns, rounds and the game (T10, E, F1, V1, V4). */
final class Rounds {

  private Rounds() {}

  /** All are in, no seat has penalty cards, both decks are complete (S6, E6, E7). */
  static void begin(SanMarcoPosition position, EventListener listener) {
    position.in = position.all();
    position.penalty = 0;
    position.deck = Cards.FULL.packed();
    position.turn = 0;
    if (listener.isActive()) {
      listener.happened(new RoundBegan(position.round));
    }
    beginTurn(position, listener);
  }

  private static void beginTurn(SanMarcoPosition position, EventListener listener) {
    position.turn++;
    position.step = 0;
    position.roles = 0;
    position.roleCount = 0;
    if (listener.isActive()) {
      listener.happened(
          new TurnBegan(position.round, position.turn, position.leader(), position.isLastTurn()));
    }
    int first = leaderColour(position);
    int second = Integer.numberOfTrailingZeros(position.in & ~(1 << first));
    boolean two = Integer.bitCount(position.in) == 2;
    if (two && !position.samePlayer(first, second)) {
      Turns.giveRoles(position, SanMarcoState.roleOrder(first, second), 2, listener);
    } else {
      position.phase = Phase.ROLES;
      position.active = position.leader;
    }
  }

  /** The leading player's first colour that is in the round. */
  private static int leaderColour(SanMarcoState state) {
    int seat = state.leader;
    while ((state.in >>> seat & 1) == 0) {
      seat += state.players;
    }
    return seat;
  }

  /** After the last colour of a turn has played (E1 to E3, V4). */
  static void endTurn(SanMarcoPosition position, EventListener listener) {
    boolean last = position.isLastTurn();
    int before = position.in;
    int in = 0;
    for (int seat = 0; seat < position.seats(); seat++) {
      in |= position.penaltyOf(seat) < SanMarcoState.LIMIT ? 1 << seat : 0;
    }
    position.in = in;
    if (listener.isActive()) {
      for (int seat : SanMarcoState.seats(before & ~in)) {
        listener.happened(new ColourOut(seat, position.penalty(seat)));
      }
    }
    if (last || Integer.bitCount(in) < 2) {
      end(position, listener);
    } else {
      nextLeader(position);
      beginTurn(position, listener);
    }
  }

  /** Clockwise, passing over who has no colour in the round (T10, V1). */
  private static void nextLeader(SanMarcoPosition position) {
    do {
      position.leader = (position.leader + 1) % position.players;
    } while (!leads(position));
  }

  /** Whether the leader has a colour in the round. */
  static boolean leads(SanMarcoState state) {
    int colours = 1 << state.leader | (state.players == 2 ? 1 << state.leader + 2 : 0);
    return (state.in & colours) != 0;
  }

  /** Bonus and exile for few penalty points (E4, E5). */
  private static void end(SanMarcoPosition position, EventListener listener) {
    int highest = 0;
    int lowest = Integer.MAX_VALUE;
    int lowestSeat = -1;
    for (int seat = 0; seat < position.seats(); seat++) {
      int penalty = position.penaltyOf(seat);
      highest = Math.max(highest, penalty);
      if (penalty < lowest) {
        lowest = penalty;
        lowestSeat = seat;
      } else if (penalty == lowest) {
        lowestSeat = -1;
      }
    }
    if (listener.isActive()) {
      listener.happened(new RoundEnded(position.round, position.perSeat(position::penalty)));
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      int penalty = position.penaltyOf(seat);
      if (penalty < SanMarcoState.LIMIT) {
        position.earn(seat, highest - penalty);
        if (listener.isActive()) {
          listener.happened(new PrestigeScored(seat + 1, highest - penalty, Why.BONUS, null));
        }
      }
    }
    if (lowestSeat < 0) {
      afterBonus(position, listener);
    } else {
      position.phase = Phase.BONUS_EXILE;
      position.active = lowestSeat;
    }
  }

  /** The next round (E6), or the end of the game (F1). */
  static void afterBonus(SanMarcoPosition position, EventListener listener) {
    if (position.round < SanMarcoState.ROUNDS) {
      position.round++;
      position.in = position.all();
      nextLeader(position);
      begin(position, listener);
      return;
    }
    for (int district = 0; district < District.COUNT; district++) {
      Scoring.score(position, district, Why.FINAL, listener);
    }
    position.phase = Phase.OVER;
    position.active = 0;
    if (listener.isActive()) {
      listener.happened(new GameEnded(Scoring.result(position)));
    }
  }
}
