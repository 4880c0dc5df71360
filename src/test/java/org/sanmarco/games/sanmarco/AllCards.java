package org.sanmarco.games.sanmarco;

import org.sanmarco.games.sanmarco.material.Cards;

/** Counts the cards that are in the game: those in the deck, in a hand, drawn, and in offers. */
final class AllCards {

  private AllCards() {}

  static Cards in(SanMarcoState state) {
    long all = state.deck().packed() + state.hand().packed();
    for (int divider : state.dividers()) {
      all += state.drawn(divider).packed();
      for (Cards offer : state.offers(divider)) {
        all += offer == null ? 0 : offer.packed();
      }
    }
    return new Cards(all);
  }
}
