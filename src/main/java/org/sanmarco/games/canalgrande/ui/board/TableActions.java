package org.sanmarco.games.canalgrande.ui.board;

import org.sanmarco.games.canalgrande.Card;

/** The actions of a player on the table. By default they do nothing. */
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

  /** Takes a card of the unfinished raise back into the hand. */
  default void takeBack(Card card) {}

  /** Points at a seat's hand. */
  default void hand(int seat) {}
}
