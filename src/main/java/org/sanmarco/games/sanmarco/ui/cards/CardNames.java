package org.sanmarco.games.sanmarco.ui.cards;

import java.util.Locale;
import org.sanmarco.games.sanmarco.coach.SanMarcoVoice;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.words.Messages;

/** The names of the cards on the screen. */
public final class CardNames {

  private final Messages messages;
  private final SanMarcoVoice terms;

  /** Their names in a player's language. */
  public CardNames(Locale locale) {
    messages = Messages.load("org.sanmarco.games.sanmarco.ui.cards.cards", locale);
    terms = SanMarcoVoice.of(locale);
  }

  /** The card's name. */
  public String of(Card card) {
    return card.isPenalty() ? messages.text("points", card.points()) : terms.begin(terms.say(card));
  }

  /** The effect of the card, in a sentence or two, with the rule's id. */
  public String use(Card card) {
    String key =
        switch (card) {
          case CAN, CRO, POL, MAR, DOR, CAS -> "use.district";
          case BRIDGE -> "use.BRI";
          case TRAITOR -> "use.TRA";
          case EXILE -> "use.EXI";
          case DOGE -> "use.DOG";
          case PENALTY_1, PENALTY_2, PENALTY_3 -> "use.penalty";
        };
    return messages.text(key, of(card));
  }

  /** The text on every penalty card. */
  String penalty() {
    return messages.text("penalty");
  }

  /** The name of a card that lies face down. */
  String back() {
    return messages.text("back");
  }
}
