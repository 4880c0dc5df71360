package org.sanmarco.games.sanmarco.coach;

import java.util.Locale;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoEvent.Why;

/** The names of San Marco's things in a player's language, for labels and tips. */
public final class Terms {

  private final SanMarcoVoice voice;

  private Terms(SanMarcoVoice voice) {
    this.voice = voice;
  }

  /** The terms of this language, or of English where it is not known. */
  public static Terms in(Locale locale) {
    return new Terms(new SanMarcoVoice(locale, String::valueOf));
  }

  /** A district's name, such as {@code Cannaregio}. */
  public String district(District district) {
    return voice.say(district);
  }

  /** Two neighbours, such as {@code Cannaregio–San Marco}. */
  public String pair(Pair pair) {
    return voice.say(pair);
  }

  /** A card's name, such as {@code traitor}, or the district's. */
  public String card(Card card) {
    return voice.say(card);
  }

  /** The purpose of a card, as a sentence. */
  public String use(Card card) {
    return voice.form(card, "use");
  }

  /** Several cards, each kind once. */
  public String cards(Cards cards) {
    return voice.say(cards);
  }

  /** The activity of a phase, such as {@code dividing}. */
  public String phase(Phase phase) {
    return voice.say(phase);
  }

  /**
   * A role, such as {@code first chooser}.
   *
   * @param index its place in the list of roles, from 0
   * @param count how many roles the turn has, 2 to 4
   */
  public String role(int index, int count) {
    return voice.term("role." + count + "." + (index + 1));
  }

  /** A term as a sentence begins, with a large letter. */
  public String begin(String term) {
    return voice.language().begin(term);
  }

  /** Why prestige was scored. */
  public String why(Why why) {
    return voice.term("why." + why.name());
  }
}
