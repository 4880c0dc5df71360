package org.sanmarco.rules.sanmarco;

/** Counts the cards that are in the game: those in the deck, in a hand, drawn, and in offers. */
final class AllCards {

  private AllCards() {}

  static Cards in(Sight sight) {
    long all = sight.deck().packed() + sight.hand().packed();
    for (int divider : sight.dividers()) {
      all += sight.drawn(divider).packed();
      for (Cards offer : sight.offers(divider)) {
        all += offer == null ? 0 : offer.packed();
      }
    }
    return new Cards(all);
  }
}
