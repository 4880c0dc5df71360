package org.sanmarco.games.canalgrande.ui.board;

import org.sanmarco.games.canalgrande.Card;

/** What a player does on the table; a table on which nothing can be done hears nothing. */
public interface TableActions {

  /** Puts a card that was drawn into the next offer. */
  default void putOn(int card) {}

  /**
   * Puts a card that was drawn somewhere.
   *
   * @param place the number of an offer, or 0 for out of all offers
   */
  default void put(int card, int place) {}

  /** Looks at an offer; at the second time takes it. */
  default void offer(int number) {}

  /** Takes an offer. */
  default void take(int number) {}

  /** Takes a card of the raise that is being put together back into the hand. */
  default void takeBack(Card card) {}

  /** Points at a seat's hand. */
  default void hand(int seat) {}
}
