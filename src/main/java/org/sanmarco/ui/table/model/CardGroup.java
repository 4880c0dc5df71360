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
 * @param isWhole whether they are taken together or not at all, so that no single one is chosen
 * @param taking the choice that takes all of them; null if nobody can now
 */
public record CardGroup(Phrase title, List<?> cards, boolean isWhole, @Nullable Choice taking) {

  /** Cards that may be chosen one by one. */
  public CardGroup(Phrase title, List<?> cards) {
    this(title, cards, false, null);
  }

  /** Cards that are taken together or not at all. */
  public CardGroup(Phrase title, List<?> cards, @Nullable Choice taking) {
    this(title, cards, true, taking);
  }

  public CardGroup {
    cards = List.copyOf(cards);
  }
}
