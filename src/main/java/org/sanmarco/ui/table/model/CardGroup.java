package org.sanmarco.ui.table.model;

import java.util.List;
import org.sanmarco.coach.Phrase;

/**
 * Cards that lie together.
 *
 * @param title what they are, as a text of the game's terms
 * @param cards the cards, which the game's voice can say
 */
public record CardGroup(Phrase title, List<?> cards) {

  /** Copies the list. */
  public CardGroup {
    cards = List.copyOf(cards);
  }
}
