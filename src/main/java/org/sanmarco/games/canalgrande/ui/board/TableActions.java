package org.sanmarco.games.canalgrande.ui.board;

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

  /** Points at a seat's hand. */
  default void hand(int seat) {}
}
