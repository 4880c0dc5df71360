package org.sanmarco.games.canalgrande.ui.model;

import java.util.List;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;

/**
 * The whereabouts of all cards of a kind, as far as a seat can know them from its view (GK).
 *
 * @param seen the cards that lie openly: discarded, won, in offers or on the table
 * @param own those in the viewer's hand
 * @param known those known to be in other hands
 * @param unknown the rest: in the deck, or in hands unseen
 */
public record Counting(Card kind, int seen, int own, int known, int unknown) {

  /** The counting of each kind of action card, in order. */
  public static List<Counting> of(CanalGrandeView view) {
    return Card.ACTIONS.stream().map(kind -> of(view, kind)).toList();
  }

  private static Counting of(CanalGrandeView view, Card kind) {
    int own = view.seat() == 0 ? 0 : view.hand(view.seat()).count(kind);
    int known = -own;
    for (int seat = 1; seat <= view.seats(); seat++) {
      known += view.hand(seat).count(kind);
    }
    int unknown = view.deck().count(kind);
    int seen = Cards.full(view.seats()).count(kind) - own - known - unknown;
    return new Counting(kind, seen, own, known, unknown);
  }
}
