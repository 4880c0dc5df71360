package org.sanmarco.ui.table.offers;

import java.util.function.Supplier;
import org.sanmarco.ui.table.model.OffersDecision;

/** The actions of a player on cards that are divided and on offers. By default they do nothing. */
public interface OfferActions {

  /** Puts a card that was drawn into the next offer. */
  default void putOn(int card) {}

  /**
   * Puts a card that was drawn somewhere.
   *
   * @param place the number of an offer, or 0 for out of all offers
   */
  default void put(int card, int place) {}

  /** Inspects an offer. */
  default void look(int number) {}

  /** Takes an offer. */
  default void take(int number) {}

  /** The actions of the player whose decision it is. */
  static OfferActions of(Supplier<? extends OffersDecision<?>> decision) {
    return new OfferActions() {
      @Override
      public void putOn(int card) {
        decision.get().putOn(card);
      }

      @Override
      public void put(int card, int place) {
        decision.get().put(card, place);
      }

      @Override
      public void look(int number) {
        decision.get().look(number);
      }

      @Override
      public void take(int number) {
        decision.get().look(number);
        decision.get().takeOffer();
      }
    };
  }
}
