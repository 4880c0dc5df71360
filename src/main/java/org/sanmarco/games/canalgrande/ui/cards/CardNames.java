package org.sanmarco.games.canalgrande.ui.cards;

import java.util.Locale;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.words.Messages;

/** The names of the cards on the screen, and the effect of each. */
public final class CardNames {

  private final Messages messages;
  private final Messages terms;

  /** Their names in a player's language. */
  public CardNames(Locale locale) {
    messages = Messages.load("org.sanmarco.games.canalgrande.ui.cards.cards", locale);
    terms =
        Messages.load("org.sanmarco.coach.terms", locale)
            .with("org.sanmarco.games.canalgrande.coach.terms");
  }

  /** The card's name, as a sentence begins. */
  public String of(Card card) {
    return terms.language().begin(terms.text("card." + card));
  }

  /** A name that fits into a corner. */
  public String inShort(Card card) {
    return messages.text("short." + card);
  }

  /** The effect of the card, as a sentence. */
  public String use(Card card) {
    String kind = card.isDistrict() ? "district" : card.isNumber() ? "number" : card.toString();
    return messages.text("use." + kind, of(card), card.points());
  }

  /** Cards in a row, each kind once with its number. */
  public String list(Cards cards) {
    return messages
        .language()
        .list(
            cards.list().stream()
                .distinct()
                .map(card ->
                    cards.count(card) == 1
                        ? of(card)
                        : terms.text("cards.several", cards.count(card), of(card)))
                .toList());
  }

  /** The name of a card that lies face down. */
  public String back() {
    return messages.text("back");
  }
}
