package org.sanmarco.games.canalgrande.ui.motion;

import org.sanmarco.games.canalgrande.Card;

/** A place where a card can be. */
public sealed interface Anchor {

  /** On the deck of action cards. */
  record OnDeck() implements Anchor {}

  /** On the deck of number cards. */
  record OnNumbers() implements Anchor {}

  /** On the discards. */
  record OnDiscards() implements Anchor {}

  /** In a seat's hand. */
  record InHand(int seat) implements Anchor {}

  /** In the middle of the table. */
  record InMiddle() implements Anchor {}

  /**
   * In an offer, or among the drawn cards.
   *
   * @param number of the offer, 0 for the drawn cards
   * @param index of the card, from 0; -1 for anywhere
   */
  record InOffer(int number, int index) implements Anchor {}

  /** Among the cards that the owner of an offer still has to use. */
  record InUse() implements Anchor {}

  /**
   * In a seat's row of a vote.
   *
   * @param index from 0
   * @param count the number of cards there
   */
  record InRow(int seat, int index, int count) implements Anchor {}

  /** With a side's points in the round. */
  record AmongPoints(int side) implements Anchor {}

  /** Among the cards a side has won. */
  record AmongWon(int side, Card district) implements Anchor {}
}
