package org.sanmarco.games.marcopolo.coach;

import java.util.Locale;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.Condition;

/** The names of Marco Polo's things in a player's language, for labels and tips. */
public final class Terms {

  private final MarcoPoloVoice voice;

  private Terms(MarcoPoloVoice voice) {
    this.voice = voice;
  }

  /** The terms of this language, or of English where it is not known. */
  public static Terms in(Locale locale) {
    return new Terms(new MarcoPoloVoice(locale, String::valueOf));
  }

  /** A card's name, such as {@code violet spice}. */
  public String card(Card card) {
    return voice.say(card);
  }

  /** Several cards, each once. */
  public String cards(Cards cards) {
    return voice.say(cards);
  }

  /** The price of a step, such as {@code 2 cameleers}. */
  public String condition(Condition condition) {
    return voice.say(condition);
  }

  /** A space, 0 to 29; a city by its name. */
  public String space(int space) {
    return voice.say(new Space(space));
  }

  /** A text as a sentence begins. */
  public String begin(String text) {
    return voice.language().begin(text);
  }
}
