package org.sanmarco.ui.table.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Phrase;
import org.sanmarco.ui.move.Choice;

/**
 * Cards that lie together.
 *
 * @param title what they are, as a text of the game's terms
 * @param cards the cards, which the game's voice can say
 * @param taking the choice that takes all of them; null if they are no offer
 */
public record CardGroup(Phrase title, List<?> cards, @Nullable Choice taking) {

  /** Cards that are no offer. */
  public CardGroup(Phrase title, List<?> cards) {
    this(title, cards, null);
  }

  /** Copies the list. */
  public CardGroup {
    cards = List.copyOf(cards);
  }
}
