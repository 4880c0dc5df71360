package org.sanmarco.ui.cards;

import java.util.ResourceBundle;
import org.sanmarco.rules.sanmarco.Card;

/** What the cards are called on the screen. */
public final class CardNames {

  private CardNames() {}

  /** The card's name, in the language of the screen. */
  public static String of(Card card) {
    return text("card." + card);
  }

  static String text(String key) {
    return ResourceBundle.getBundle("org.sanmarco.ui.cards.cards").getString(key);
  }
}
