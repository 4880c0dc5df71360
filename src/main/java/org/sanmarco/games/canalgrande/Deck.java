package org.sanmarco.games.canalgrande;

import org.sanmarco.games.canalgrande.CanalGrandeEvent.DeckShuffled;
import org.sanmarco.kernel.EventListener;

/** The deck of action cards and its discards (GM4, GM5). */
final class Deck {

  private Deck() {}

  /** GM5: takes action cards; with the last one of the deck the discards become the new deck. */
  static void take(CanalGrandePosition position, long cards, EventListener listener) {
    long deck = Cards.actions(position.deck);
    position.deck -= deck;
    if (Cards.size(cards) < Cards.size(deck)) {
      position.deck += deck - cards;
      return;
    }
    position.deck += position.discard - (cards - deck);
    position.discard = 0;
    if (listener.isActive()) {
      listener.happened(new DeckShuffled());
    }
  }

  /**
   * Whether a draw can be these action cards: all of a deck that has fewer than are due, and the
   * rest from the discards (GM5).
   */
  static boolean gives(CanalGrandeState state, long cards, int due) {
    long deck = Cards.actions(state.deck);
    int size = Cards.size(deck);
    if (due <= size) {
      return Cards.size(cards) == due && Cards.contains(deck, cards);
    }
    return Cards.size(cards) == Math.min(due, size + Cards.size(state.discard))
        && Cards.contains(cards, deck)
        && Cards.contains(state.discard, cards - deck);
  }
}
