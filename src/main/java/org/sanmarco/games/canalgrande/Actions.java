package org.sanmarco.games.canalgrande;

import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.SpyPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorLapsed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorPlayed;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.UnseenDrawn;
import org.sanmarco.kernel.EventListener;

/** Carrying out an offer, card by card (GA3 to GA5). */
final class Actions {

  static final int SPY_DRAWS = 2;
  private static final long TRAITOR = Cards.one(Card.TRAITOR.ordinal());
  private static final long SPY = Cards.one(Card.SPY.ordinal());
  private static final long DOGE = Cards.one(Card.DOGE.ordinal());

  private Actions() {}

  /**
   * On with the owner's cards until a seat or chance has to act: traitors, then spies, then doges;
   * then with the divider's offer, with the bonuses, with the next turn.
   */
  static void next(CanalGrandePosition position, EventListener listener) {
    position.active = position.owner;
    while (true) {
      if (Cards.only(position.todo, Card.TRAITOR) != 0) {
        if (beginsRobbery(position, listener)) {
          return;
        }
      } else if (Cards.only(position.todo, Card.SPY) != 0) {
        beginSpying(position, listener);
        return;
      } else if (position.todo != 0) {
        position.todo -= DOGE;
        if (Votes.begins(position, listener)) {
          return;
        }
      } else if (!position.ending && position.owner == position.chooser) {
        Turns.takeOther(position, listener);
        position.active = position.owner;
      } else {
        Rounds.endPart(position, listener);
        return;
      }
    }
  }

  /** GA3: whether the next traitor finds somebody to rob. */
  private static boolean beginsRobbery(CanalGrandePosition position, EventListener listener) {
    position.todo -= TRAITOR;
    int victims = victims(position);
    if (victims == 0) {
      position.discard += TRAITOR;
      if (listener.isActive()) {
        listener.happened(new TraitorLapsed(position.owner()));
      }
      return false;
    }
    if ((victims & victims - 1) == 0) {
      rob(position, Integer.numberOfTrailingZeros(victims), listener);
    } else {
      position.phase = Phase.ROB;
    }
    return true;
  }

  /** GA3: the opponents of the owner that hold cards, a bit for each. */
  static int victims(CanalGrandeState state) {
    int victims = 0;
    for (int seat = 0; seat < state.seats; seat++) {
      if (state.sideOf(seat) != state.sideOf(state.owner) && state.sizeOfHand(seat) > 0) {
        victims |= 1 << seat;
      }
    }
    return victims;
  }

  static void rob(CanalGrandePosition position, int victim, EventListener listener) {
    position.victim = victim;
    position.phase = Phase.STEAL;
    if (listener.isActive()) {
      listener.happened(new TraitorPlayed(position.owner(), position.victim()));
    }
  }

  static void steal(CanalGrandePosition position, int card, EventListener listener) {
    int thief = position.owner;
    int victim = position.victim;
    position.hands[victim] -= Cards.one(card);
    position.hands[thief] += Cards.one(card);
    Knowledge.rob(position, thief, victim, card);
    position.discard += TRAITOR;
    position.victim = Fields.NONE;
    if (listener.isActive()) {
      listener.happened(new CardStolen(thief + 1, victim + 1, Card.ALL.get(card), position.open));
    }
    next(position, listener);
  }

  /** GA4: the spy is discarded before it draws. */
  private static void beginSpying(CanalGrandePosition position, EventListener listener) {
    position.todo -= SPY;
    position.discard += SPY;
    position.due = SPY_DRAWS;
    position.phase = Phase.SPY;
    if (listener.isActive()) {
      listener.happened(new SpyPlayed(position.owner()));
    }
  }

  /** GA4, GR2: what is not replaced is kept or noted; traitors wait until nothing is due. */
  static void drawUnseen(CanalGrandePosition position, long cards, EventListener listener) {
    long replaced = Cards.only(cards, Card.SPY);
    if (position.phase == Phase.BONUS) {
      replaced += Cards.only(cards, Card.DOGE);
    }
    long intoHand = Cards.inHand(cards);
    int seat = position.owner;
    if (listener.isActive()) {
      listener.happened(
          new UnseenDrawn(
              seat + 1,
              Turns.openPartner(position, seat),
              position.phase == Phase.BONUS,
              new Cards(cards),
              Cards.size(intoHand)));
    }
    Deck.take(position, cards, listener);
    position.discard += replaced;
    position.hands[seat] += intoHand;
    position.todo += cards - intoHand - replaced;
    position.due = Cards.size(replaced);
    if (position.due == 0) {
      next(position, listener);
    }
  }
}
