package org.sanmarco.games.sanmarco;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.CardsDrawn;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OfferTaken;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OffersMade;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.OffersTurnedUp;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RolesGiven;
import org.sanmarco.kernel.EventListener;

/** The turn machine: plays any legal move, and leads through roles, draws, offers and hands (T). */
final class Turns {

  private Turns() {}

  static void play(SanMarcoPosition position, long code, EventListener listener) {
    int number = (int) PackedMove.number(code);
    switch (PackedMove.kind(code)) {
      case PackedMove.ROLL -> {
        if (position.phase == Phase.SETUP_ROLL) {
          SetupPhase.roll(position, number, listener);
        } else {
          Actions.rollExile(position, number, listener);
        }
      }
      case PackedMove.KEEP -> SetupPhase.rolled(position);
      case PackedMove.REROLL -> SetupPhase.reroll(position, listener);
      case PackedMove.BRIDGE -> {
        if (position.phase == Phase.SETUP_BRIDGE) {
          SetupPhase.bridge(position, PackedMove.BRIDGE_PAIR.get(code), listener);
        } else {
          Actions.bridge(position, code, listener);
        }
      }
      case PackedMove.ROLES ->
          giveRoles(
              position, PackedMove.ROLE_ORDER.get(code), PackedMove.ROLE_COUNT.get(code), listener);
      case PackedMove.DRAW -> draw(position, PackedMove.number(code), listener);
      case PackedMove.DIVIDE -> divide(position, number, listener);
      case PackedMove.TAKE -> take(position, number, listener);
      case PackedMove.PLACE -> Actions.place(position, code, listener);
      case PackedMove.SEIZE -> Actions.seize(position, code, listener);
      case PackedMove.TRAITOR -> Actions.traitor(position, code, listener);
      case PackedMove.EXILE -> Actions.exile(position, number, listener);
      case PackedMove.DOGE -> Actions.doge(position, code, listener);
      case PackedMove.GIVE_UP -> Actions.giveUp(position, number, listener);
      case PackedMove.REMOVE -> Actions.remove(position, code, listener);
      case PackedMove.PASS -> Actions.pass(position, listener);
      default -> throw new AssertionError(code);
    }
  }

  /** T1 to T3, V1, V4; then the first divider draws. */
  static void giveRoles(SanMarcoPosition position, int roles, int count, EventListener listener) {
    position.roles = roles;
    position.roleCount = count;
    position.phase = Phase.DRAW;
    position.active = position.divider(0);
    if (listener.isActive()) {
      listener.happened(new RolesGiven(position.roles()));
    }
  }

  private static void draw(SanMarcoPosition position, long drawn, EventListener listener) {
    int index = position.cards[0] == 0 ? 0 : 1;
    deal(position, index, drawn);
    if (listener.isActive()) {
      listener.happened(
          new CardsDrawn(position.divider(index) + 1, new Cards(drawn), isSecret(position)));
    }
    boolean all = index + 1 == position.dividerCount();
    position.phase = all ? Phase.DIVIDE : Phase.DRAW;
    position.active = position.divider(all ? 0 : 1);
  }

  /** A divider's cards come from the deck. */
  static void deal(SanMarcoPosition position, int index, long drawn) {
    position.deck -= drawn;
    position.cards[index] = drawn;
  }

  private static void divide(SanMarcoPosition position, int rank, EventListener listener) {
    int index = position.dividing();
    cut(position, index, rank);
    boolean secret = isSecret(position);
    if (listener.isActive()) {
      int divider = position.divider(index) + 1;
      listener.happened(new OffersMade(divider, openOffers(position, index), secret));
    }
    if (index + 1 < position.dividerCount()) {
      position.active = position.divider(1);
      return;
    }
    if (secret) {
      turnUp(position, 0, listener);
    }
    nextTaker(position, listener);
  }

  /** A divider's cards become offers, those of the division with this rank. */
  static void cut(SanMarcoPosition position, int index, int rank) {
    long drawn = position.cards[index];
    long left = drawn;
    int last = position.offerCount() - 1;
    for (int i = 0; i < last; i++) {
      long offer = Divisions.offer(drawn, position.offerCount(), rank, i);
      position.cards[SanMarcoState.offerAt(index, i)] = offer;
      left -= offer;
    }
    position.cards[SanMarcoState.offerAt(index, last)] = left;
    position.cards[index] = 0;
  }

  /** T6: cards drawn and offers are secret with two dividers. */
  static boolean isSecret(SanMarcoState state) {
    return state.dividerCount() == 2;
  }

  private static void turnUp(SanMarcoPosition position, int index, EventListener listener) {
    if (listener.isActive()) {
      listener.happened(
          new OffersTurnedUp(position.divider(index) + 1, openOffers(position, index)));
    }
  }

  private static List<Cards> openOffers(SanMarcoState state, int index) {
    List<Cards> offers = new ArrayList<>();
    for (@Nullable Cards offer : state.offers(state.divider(index) + 1)) {
      if (offer != null) {
        offers.add(offer);
      }
    }
    return offers;
  }

  /** The colour whose offer is due: in a pair the chooser before the divider (T7). */
  static int taker(SanMarcoState state) {
    return state.role(state.roleCount == 3 ? (state.step + 1) % 3 : state.step ^ 1);
  }

  /** The divider, first (0) or second (1), whose offers are taken now. */
  static int pair(SanMarcoState state) {
    return state.roleCount == 4 ? state.step / 2 : 0;
  }

  private static void nextTaker(SanMarcoPosition position, EventListener listener) {
    position.active = taker(position);
    int index = pair(position);
    if (isSecret(position) && position.step == 2) {
      turnUp(position, index, listener);
    }
    int last = -1;
    int open = 0;
    for (int i = 0; i < position.offerCount(); i++) {
      if (position.cards[SanMarcoState.offerAt(index, i)] != 0) {
        open++;
        last = i;
      }
    }
    if (open == 1) {
      take(position, last, listener);
    } else {
      position.phase = Phase.CHOOSE;
    }
  }

  /** T7, T9. */
  private static void take(SanMarcoPosition position, int offer, EventListener listener) {
    int index = pair(position);
    int seat = position.active;
    int at = SanMarcoState.offerAt(index, offer);
    long taken = position.cards[at];
    position.cards[at] = 0;
    position.punish(seat, Cards.points(taken));
    position.hand = Cards.actions(taken);
    if (listener.isActive()) {
      listener.happened(
          new OfferTaken(
              seat + 1,
              position.divider(index) + 1,
              offer + 1,
              new Cards(taken),
              position.penaltyOf(seat)));
    }
    afterCard(position, listener);
  }

  /** On with the hand, or with the next colour once it is empty (T8). */
  static void afterCard(SanMarcoPosition position, EventListener listener) {
    if (position.hand != 0) {
      position.phase = Phase.PLAY;
      return;
    }
    position.step++;
    if (position.step == position.roleCount) {
      Rounds.endTurn(position, listener);
    } else {
      nextTaker(position, listener);
    }
  }
}
