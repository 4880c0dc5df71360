package org.sanmarco.games.marcopolo;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Result;

/**
 * The events of Marco Polo, in the order in which they happen. Seats and camels are numbered from
 * 1, also where each seat has one camel.
 */
public sealed interface MarcoPoloEvent extends Event {

  @Override
  default boolean reveals() {
    return switch (this) {
      case HandDealt _, RowLaid _, CardDrawn _ -> true;
      default -> false;
    };
  }

  @Override
  default boolean settles() {
    return this instanceof CamelScored || this instanceof GameEnded;
  }

  /** A player got the first cards, which others don't see (MS2): to them they are none. */
  record HandDealt(int seat, Cards cards) implements MarcoPoloEvent {
    @Override
    public HandDealt seenBy(int seat) {
      return seat == this.seat ? this : new HandDealt(this.seat, Cards.NONE);
    }
  }

  /** Open cards were laid out: five at the start (MS2), then one for one that was taken (MT7). */
  record RowLaid(Cards cards) implements MarcoPoloEvent {}

  /** A turn began (MT1). */
  record TurnBegan(int turn, int seat) implements MarcoPoloEvent {}

  /** A player discarded cards for a step, which follows (MT2). */
  record CardsPaid(int seat, Cards cards) implements MarcoPoloEvent {}

  /** A player paid 1 gold for a step, which follows (MT5). */
  record BallastDropped(int seat) implements MarcoPoloEvent {}

  /** A camel came to the next free space (MT2). */
  record CamelMoved(int camel, int from, int to) implements MarcoPoloEvent {}

  /** A player got the gold of a chest (MT4). */
  record ChestOpened(int seat, int space, int gold) implements MarcoPoloEvent {}

  /** A camel was put on Ganzhou after the halfway scoring (MH2, MH3). */
  record CamelPutOnGanzhou(int camel, int from) implements MarcoPoloEvent {}

  /**
   * A player moves no further (MT1).
   *
   * @param passed whether no camel has moved
   */
  record MovingEnded(int seat, boolean passed) implements MarcoPoloEvent {}

  /** A player took an open card (MT7). */
  record CardTaken(int seat, Card card) implements MarcoPoloEvent {}

  /**
   * A player drew the deck's top card (MT7).
   *
   * @param card null for other seats, who don't see it
   */
  record CardDrawn(int seat, @Nullable Card card) implements MarcoPoloEvent {
    @Override
    public CardDrawn seenBy(int seat) {
      return seat == this.seat ? this : new CardDrawn(this.seat, null);
    }
  }

  /** The discards were shuffled and are the new deck (MC3). */
  record DeckRenewed(Cards cards) implements MarcoPoloEvent {}

  /** A camel earned its player the gold of its space, in the halfway or the final scoring (MB3). */
  record CamelScored(int seat, int camel, int space, int gold) implements MarcoPoloEvent {}

  /** The game ended (ME1, ME4). */
  record GameEnded(Result result) implements MarcoPoloEvent {}
}
