package org.sanmarco.coach;

import java.util.Locale;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoEvent.Why;

/** How things are called in a player's language, for labels and tips. */
public final class Terms {

  private final Voice voice;

  private Terms(Voice voice) {
    this.voice = voice;
  }

  /** The terms of this language, or of English where it is not known. */
  public static Terms in(Locale locale) {
    return new Terms(Voice.of(locale, String::valueOf));
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

  /** What a card is for, a sentence. */
  public String use(Card card) {
    return voice.form(card, "use");
  }

  /** Several cards, each kind once. */
  public String cards(Cards cards) {
    return voice.say(cards);
  }

  /** What goes on in a phase, such as {@code dividing}. */
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

  /**
   * A colour, such as {@code red}.
   *
   * @param id its identifier, which is an English word in small letters
   */
  public String colour(String id) {
    return voice.term("colour." + id);
  }

  /**
   * One of a player's two colours, such as {@code Anna (red)}.
   *
   * @param player the player's name
   * @param colour the colour's identifier
   */
  public String colourOf(String player, String colour) {
    return voice.term("seat.of-two", new Literal(player), new Literal(colour(colour)));
  }

  /**
   * Who plays at a seat, such as {@code medium}.
   *
   * @param computer a computer's level; empty for a person
   */
  public String plays(String computer) {
    return voice.term("plays." + player(computer));
  }

  /**
   * How they play, a sentence.
   *
   * @param computer a computer's level; empty for a person
   */
  public String howPlays(String computer) {
    return voice.term("plays." + player(computer) + ".how");
  }

  /**
   * A player with who plays for him, if it isn't himself: {@code Anna, a computer (medium)}.
   *
   * @param name the player's
   * @param computer a computer's level; empty for a person
   */
  public String withComputer(String name, String computer) {
    return computer.isEmpty()
        ? name
        : voice.term("plays", new Literal(name), new Literal(plays(computer)));
  }

  private static String player(String computer) {
    return computer.isEmpty() ? "person" : computer;
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
