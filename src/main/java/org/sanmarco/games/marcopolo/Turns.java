package org.sanmarco.games.marcopolo;

import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardDrawn;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardTaken;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CardsPaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.DeckRenewed;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.HandDealt;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.MovingEnded;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.RowLaid;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.TurnBegan;
import org.sanmarco.kernel.EventListener;

/** The turn machine: plays any legal move and leads from turn to turn (MS, MT, MC3, ME4). */
final class Turns {

  private Turns() {}

  /** MS1 to MS4: camels are put down in turn, the leader's first, and chests stay. */
  static void begin(MarcoPoloPosition position) {
    for (int space = 0; space < position.camels(); space++) {
      int owner = (position.leader + space) % position.players;
      position.put(space - space % position.players + owner, space);
    }
    for (int player = 0; player < position.players; player++) {
      position.earn(player, MarcoPoloState.GOLD);
    }
    position.chests = position.track.chests();
    position.player = position.leader;
  }

  static void play(MarcoPoloPosition position, long code, EventListener listener) {
    long cards = PackedMove.cards(code);
    switch (PackedMove.kind(code)) {
      case PackedMove.DEAL -> deal(position, cards, listener);
      case PackedMove.ROW -> layRow(position, cards, listener);
      case PackedMove.STEP -> {
        pay(position, cards, listener);
        move(position, position.camel(PackedMove.camel(code)), listener);
      }
      case PackedMove.BALLAST -> {
        dropBallast(position, listener);
        move(position, position.camel(PackedMove.camel(code)), listener);
      }
      case PackedMove.STOP -> {
        if (listener.isActive()) {
          boolean passed = position.moved == MarcoPoloState.NONE;
          listener.happened(new MovingEnded(position.player + 1, passed));
        }
        endMoving(position, listener);
      }
      case PackedMove.TAKE -> take(position, cards, listener);
      case PackedMove.CARD -> draw(position, cards, listener);
      default -> throw new AssertionError(code);
    }
  }

  /** The player whose hand is dealt next (MS2). */
  private static int dealt(MarcoPoloPosition position) {
    int player = 0;
    while (position.hands[player] != 0) {
      player++;
    }
    return player;
  }

  private static void deal(MarcoPoloPosition position, long cards, EventListener listener) {
    int player = dealt(position);
    position.deck -= cards;
    position.hands[player] = cards;
    if (listener.isActive()) {
      listener.happened(new HandDealt(player + 1, new Cards(cards)));
    }
    if (player + 1 == position.players) {
      position.phase = Phase.ROW;
    }
  }

  /** The first cards of the row begin the first turn (MS2), a later one ends a turn (MT7). */
  private static void layRow(MarcoPoloPosition position, long cards, EventListener listener) {
    takeFromDeck(position, cards, listener);
    position.row += cards;
    if (listener.isActive()) {
      listener.happened(new RowLaid(new Cards(cards)));
    }
    if (position.turn == 0) {
      beginTurn(position, listener);
    } else {
      endTurn(position, true, listener);
    }
  }

  /** MC3: an empty deck is renewed at the very moment in which a card is drawn. */
  private static void takeFromDeck(MarcoPoloPosition position, long cards, EventListener listener) {
    if (position.deck == 0) {
      position.deck = position.discard;
      position.discard = 0;
      if (listener.isActive()) {
        listener.happened(new DeckRenewed(position.deck()));
      }
    }
    position.deck -= cards;
  }

  /** MT2; a card paid takes one like it out of those that all know of (MK2). */
  private static void pay(MarcoPoloPosition position, long cards, EventListener listener) {
    int player = position.player;
    position.hands[player] -= cards;
    position.known[player] = Cards.without(position.known[player], cards);
    position.discard += cards;
    if (listener.isActive()) {
      listener.happened(new CardsPaid(player + 1, new Cards(cards)));
    }
  }

  /** MT5. */
  private static void dropBallast(MarcoPoloPosition position, EventListener listener) {
    position.earn(position.player, -1);
    position.ballast = true;
    if (listener.isActive()) {
      listener.happened(new BallastDropped(position.player + 1));
    }
  }

  /** A camel moves; then the game is over (ME1), or moving is where no camel may move any more. */
  private static void move(MarcoPoloPosition position, int camel, EventListener listener) {
    Caravan.move(position, camel, listener);
    if (position.spaceOf(camel) == Track.DADU) {
      Caravan.end(position, listener);
    } else if (position.movable() == 0) {
      endMoving(position, listener);
    }
  }

  /** A card is to be taken where there is any (MT7, MC3). */
  private static void endMoving(MarcoPoloPosition position, EventListener listener) {
    if ((position.row | position.stock()) != 0) {
      position.phase = Phase.TAKE;
    } else {
      endTurn(position, false, listener);
    }
  }

  /** MT7, MK2, MC3. */
  private static void take(MarcoPoloPosition position, long card, EventListener listener) {
    if (card == 0) {
      position.phase = Phase.CARD;
      return;
    }
    int player = position.player;
    position.row -= card;
    position.hands[player] += card;
    position.known[player] += card;
    if (listener.isActive()) {
      listener.happened(new CardTaken(player + 1, new Cards(card).list().getFirst()));
    }
    if (position.stock() != 0) {
      position.phase = Phase.ROW;
    } else {
      endTurn(position, true, listener);
    }
  }

  private static void draw(MarcoPoloPosition position, long card, EventListener listener) {
    takeFromDeck(position, card, listener);
    position.hands[position.player] += card;
    if (listener.isActive()) {
      listener.happened(new CardDrawn(position.player + 1, new Cards(card).list().getFirst()));
    }
    endTurn(position, true, listener);
  }

  /** MH2 and ME4; then it is the left neighbour's turn (MT1). */
  private static void endTurn(MarcoPoloPosition position, boolean drew, EventListener listener) {
    if (position.isHalfwayDue()) {
      Caravan.scoreHalfway(position, listener);
    }
    boolean idle = !drew && position.moved == MarcoPoloState.NONE;
    position.idle = idle ? position.idle + 1 : 0;
    if (position.idle == position.players) {
      Caravan.end(position, listener);
    } else {
      position.player = (position.player + 1) % position.players;
      beginTurn(position, listener);
    }
  }

  private static void beginTurn(MarcoPoloPosition position, EventListener listener) {
    position.turn++;
    position.phase = Phase.MOVE;
    position.moved = MarcoPoloState.NONE;
    position.ballast = false;
    position.stopped = 0;
    if (listener.isActive()) {
      listener.happened(new TurnBegan(position.turn, position.player + 1));
    }
  }
}
