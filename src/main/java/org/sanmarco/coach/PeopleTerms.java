package org.sanmarco.coach;

import module java.base;

import org.sanmarco.kernel.BotLevel;

/** The terms for players in a language, for labels and tooltips. */
public final class PeopleTerms {

  private final Voice voice;

  private PeopleTerms(Voice voice) {
    this.voice = voice;
  }

  /** The terms of this language, or of English where it is not known. */
  public static PeopleTerms in(Locale locale) {
    return new PeopleTerms(new Voice(locale, String::valueOf));
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
   * The kind of player at a seat, such as {@code computer, medium}.
   *
   * @param computer a computer's level; empty for a person
   */
  public String plays(String computer) {
    return voice.term("plays." + player(computer));
  }

  /**
   * The same to choose from, with the rank of a computer's level: {@code Computer, medium · 3}.
   *
   * @param computer a computer's level; empty for a person
   */
  public String ranked(String computer) {
    return begin(plays(computer))
        + BotLevel.of(computer).map(level -> " · " + level.rank()).orElse("");
  }

  /**
   * Their way of playing, in a sentence.
   *
   * @param computer a computer's level; empty for a person
   */
  public String howPlays(String computer) {
    return voice.term("plays." + player(computer) + ".how");
  }

  /**
   * The names under which computers of a level play.
   *
   * @param computer a computer's level; empty for a person, who has a name of their own
   * @return one for each possible seat, or none
   */
  public List<String> cast(String computer) {
    return computer.isEmpty() ? List.of() : list("cast." + computer);
  }

  /**
   * The place of a player in the cast of a level, from 0; empty for anybody else. A game may come
   * from where the cast has its names in the Latin alphabet.
   *
   * @param name the player's
   * @param computer a computer's level; empty for a person
   */
  public OptionalInt place(String name, String computer) {
    return Stream.of(this, in(Locale.ENGLISH))
        .mapToInt(terms -> terms.cast(computer).indexOf(name))
        .filter(place -> place >= 0)
        .findFirst();
  }

  /**
   * The character of a player of the cast, and their way of playing.
   *
   * @param name the player's
   * @param computer a computer's level; empty for a person
   */
  public String character(String name, String computer) {
    OptionalInt place = place(name, computer);
    return place.isEmpty()
        ? howPlays(computer)
        : voice.term(
            "cast.plays",
            new Literal(list("cast." + computer + ".who").get(place.getAsInt())),
            new Literal(howPlays(computer)));
  }

  private List<String> list(String key) {
    return List.of(voice.term(key).split(",", -1));
  }

  /**
   * A player, and that a computer plays for them: {@code Anna: computer, medium}.
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
}
