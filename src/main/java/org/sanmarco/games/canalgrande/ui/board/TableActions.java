package org.sanmarco.games.canalgrande.ui.board;

import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.ui.table.offers.OfferActions;

/** The actions of a player on the table. By default they do nothing. */
public interface TableActions extends OfferActions {

  /** Takes a card of the unfinished raise back into the hand. */
  default void takeBack(Card card) {}

  /** Points at a seat's hand. */
  default void hand(int seat) {}
}
