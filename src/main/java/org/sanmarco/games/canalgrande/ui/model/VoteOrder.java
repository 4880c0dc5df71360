package org.sanmarco.games.canalgrande.ui.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;

/** The order of the cards of a vote: those of its district, then each gondola with its cards. */
public final class VoteOrder {

  private VoteOrder() {}

  /**
   * The cards of a seat in the order in which they lie.
   *
   * @param cards without the gondolas
   */
  public static List<Card> of(@Nullable Card district, Cards cards, int gondolas) {
    List<Card> row = new ArrayList<>();
    int left = gondolas;
    if (district != null) {
      add(row, district, cards.count(district));
    }
    for (Card other : Card.DISTRICTS) {
      if (other != district && cards.count(other) > 0) {
        if (left > 0) {
          row.add(Card.GONDOLA);
          left--;
        }
        add(row, other, cards.count(other));
      }
    }
    add(row, Card.GONDOLA, left);
    return row;
  }

  private static void add(List<Card> row, Card card, int count) {
    for (int i = 0; i < count; i++) {
      row.add(card);
    }
  }
}
