package org.sanmarco.coach;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.words.Language;
import org.sanmarco.words.Messages;
import org.sanmarco.words.Speaker;

/**
 * Says what a text's arguments are called: as the notation writes them, or with their names. A game
 * adds its own things by {@link #say} and {@link #form}.
 */
public class Voice implements Speaker {

  private static final int LONGEST_QUOTE = 40;

  private final Messages shared;
  private final Messages ownTexts;
  private final @Nullable Names names;

  /**
   * A voice that knows people, and the terms beside its own class: of a game, if it is one's own.
   *
   * @param names how people are called; null to call them as moves are written
   */
  public Voice(Locale locale, @Nullable Names names) {
    shared = Messages.load(Voice.class.getPackageName() + ".terms", locale);
    this.names = names;
    ownTexts = texts("terms");
  }

  /**
   * The texts of a subject that lie beside this voice's own class.
   *
   * @param subject such as {@code transcript}
   */
  public final Messages texts(String subject) {
    return Messages.load(getClass().getPackageName() + "." + subject, locale());
  }

  /** The same, said by this voice. */
  public final Phrases phrases(String subject) {
    return new Phrases(this, texts(subject));
  }

  /** Whether people and things are called by their names, and not as moves are written. */
  protected final boolean isNaming() {
    return names != null;
  }

  /** The language, with its country if that is known. */
  public final Locale locale() {
    return shared.locale();
  }

  @Override
  public final Language language() {
    return shared.language();
  }

  /** A text as a sentence: with a large letter, unless it begins with a name as it is written. */
  public final String sentence(String text) {
    return isNaming() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  @Override
  public final String people(Object argument, String kind) {
    return switch (kind) {
      case "seats" -> list(((List<?>) argument).stream().map(one -> people(one, "seat")));
      case "players" -> list(((List<?>) argument).stream().map(one -> people(one, "player")));
      case "player" -> player((Integer) argument);
      // With two players the seat that leads stands for its player; the notation has only seats.
      case "leader" -> names == null ? seat((Integer) argument) : player((Integer) argument);
      default -> seat((Integer) argument);
    };
  }

  /** A term, with its arguments filled in. */
  public final String term(String key, Object... arguments) {
    return (ownTexts.has(key) ? ownTexts : shared).text(this, key, arguments);
  }

  @Override
  public String say(Object argument) {
    return switch (argument) {
      case Integer number -> Integer.toString(number);
      // What a user wrote comes back short, on one line, and can't move the cursor.
      case String text -> SafeText.of(text, LONGEST_QUOTE);
      case List<?> items -> list(items.stream().map(item -> say(Objects.requireNonNull(item))));
      case Literal(String text) -> text;
      case Offers(List<?> contents) -> offers(contents);
      case Actor.Seat(int number) -> seat(number);
      case Actor.Chance _ -> term("chance");
      case Actor.Over _ -> term("nobody");
      default -> throw new IllegalArgumentException("no words for " + argument.getClass());
    };
  }

  /** A text as a sentence begins, with a large letter. */
  public final String begin(String text) {
    return language().begin(text);
  }

  /** Several things in a row, as the language joins them. */
  public final String list(Stream<String> items) {
    List<String> all = items.toList();
    return all.isEmpty() ? term("nobody") : language().list(all);
  }

  /** Things that are alike once, with their number where there are several; cards, mostly. */
  protected final String counted(List<?> things) {
    return things.isEmpty()
        ? term("cards.none")
        : things.stream()
            .distinct()
            .map(thing -> counted(thing, Collections.frequency(things, thing)))
            .collect(Collectors.joining(term("cards.between")));
  }

  /** A thing, with its number where there are several of it. */
  protected String counted(Object thing, int count) {
    return count == 1 ? say(thing) : term("cards.several", count, thing);
  }

  private String offers(List<?> contents) {
    return IntStream.range(0, contents.size())
        .mapToObj(index -> term("offer", index + 1, contents.get(index)))
        .collect(Collectors.joining(term("offers.between")));
  }

  private String seat(int seat) {
    return names == null ? term("seat", seat) : names.seat(seat);
  }

  private String player(int player) {
    return names == null ? term("player", player) : names.player(player);
  }
}
