package org.sanmarco.coach;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.words.Language;
import org.sanmarco.words.Messages;
import org.sanmarco.words.Speaker;

/** Says what a text's arguments are called: as the notation writes them, or with their names. */
final class Voice implements Speaker {

  private static final int LONGEST_QUOTE = 40;

  private final Messages terms;
  private final @Nullable Names names;

  private Voice(Locale locale, @Nullable Names names) {
    this.terms = load("terms", locale);
    this.names = names;
  }

  /** The texts of a subject of this package, such as {@code hints}. */
  static Messages load(String subject, Locale locale) {
    return Messages.load(Voice.class.getPackageName() + "." + subject, locale);
  }

  /** Speaks as moves are written: {@code seat 2}, {@code CAN}. */
  static Voice ofNotation(Locale locale) {
    return new Voice(locale, null);
  }

  /** Speaks with names: {@code Anna}, {@code Cannaregio}. */
  static Voice of(Locale locale, Names names) {
    return new Voice(locale, names);
  }

  /** A text as a sentence: with a large letter, unless it begins with a name as it is written. */
  String sentence(String text) {
    return names == null ? text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) : text;
  }

  @Override
  public Language language() {
    return terms.language();
  }

  @Override
  public String people(Object argument, String kind) {
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
  String term(String key, Object... arguments) {
    return terms.text(this, key, arguments);
  }

  @Override
  public String say(Object argument) {
    return switch (argument) {
      case Integer number -> Integer.toString(number);
      // What a user wrote comes back short, on one line, and can't move the cursor.
      case String text -> SafeText.of(text, LONGEST_QUOTE);
      case District district -> names == null ? district.toString() : term("district." + district);
      case Card card -> names == null ? card.toString() : term("card." + card);
      case Cards cards -> names == null ? cards.toString() : cards(cards);
      case Pair pair -> names == null ? pair.toString() : term("pair", pair.low(), pair.high());
      case Phase phase -> term("phase." + phase);
      case List<?> items -> list(items.stream().map(item -> say(Objects.requireNonNull(item))));
      case Literal(String text) -> text;
      case Share(int seat, int points) -> term("share", seat, points);
      case Offers(List<Cards> offers) -> offers(offers);
      case Actor.Seat(int number) -> seat(number);
      case Actor.Chance _ -> term("chance");
      case Actor.Over _ -> term("nobody");
      default -> throw new IllegalArgumentException("no words for " + argument.getClass());
    };
  }

  @Override
  public String form(Object argument, String form) {
    return switch (argument) {
      case District district when names != null -> term("district." + district + "." + form);
      case Card card when names != null -> term("card." + card + "." + form);
      case Phase phase -> term("phase." + phase + "." + form);
      default -> say(argument);
    };
  }

  /** Several things in a row, as the language joins them. */
  String list(Stream<String> items) {
    List<String> all = items.toList();
    return all.isEmpty() ? term("nobody") : language().list(all);
  }

  /** Each kind of card once, with its number where there are several. */
  private String cards(Cards cards) {
    String list =
        cards.list().stream()
            .distinct()
            .map(card -> {
              int count = cards.count(card);
              return count == 1 ? say(card) : term("cards.several", count, card);
            })
            .collect(Collectors.joining(terms.text("cards.between")));
    return list.isEmpty() ? term("cards.none") : list;
  }

  private String offers(List<Cards> offers) {
    return IntStream.range(0, offers.size())
        .mapToObj(index -> term("offer", index + 1, offers.get(index)))
        .collect(Collectors.joining(terms.text("offers.between")));
  }

  private String seat(int seat) {
    return names == null ? term("seat", seat) : names.seat(seat);
  }

  private String player(int player) {
    return names == null ? term("player", player) : names.player(player);
  }
}
