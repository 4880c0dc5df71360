package org.sanmarco.ui.dividing;

import java.util.Optional;

/** The actions of a player on cards that are divided and on offers. */
@FunctionalInterface
public interface OfferActions {

  /** The decision of the player who acts; empty where the offers are only looked at. */
  Optional<? extends OffersDecision<?>> decision();

  /** Puts a card that was drawn into the next offer. */
  default void putOn(int card) {
    decision().ifPresent(decision -> decision.putOn(card));
  }

  /**
   * Puts a card that was drawn somewhere.
   *
   * @param place the number of an offer, or 0 for out of all offers
   */
  default void put(int card, int place) {
    decision().ifPresent(decision -> decision.put(card, place));
  }

  /** Inspects an offer. */
  default void look(int number) {
    decision().ifPresent(decision -> decision.look(number));
  }

  /** Takes an offer. */
  default void take(int number) {
    look(number);
    decision().ifPresent(OffersDecision::takeOffer);
  }
}
