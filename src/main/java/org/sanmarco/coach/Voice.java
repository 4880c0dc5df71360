package org.sanmarco.coach;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.rules.Actor;
import org.sanmarco.rules.OneLine;
import org.sanmarco.rules.sanmarco.Card;
import org.sanmarco.rules.sanmarco.Cards;
import org.sanmarco.rules.sanmarco.District;
import org.sanmarco.rules.sanmarco.Pair;
import org.sanmarco.rules.sanmarco.Phase;

/** Says what a text's arguments are called: as the notation writes them, or with their names. */
final class Voice {

  /** The plural form that is taken where no rule fits. */
  static final String OTHER = "other";

  /** The plural forms that a language may have, in the order in which their rules are tried. */
  private static final List<String> PLURAL_FORMS = List.of("zero", "one", "two", "few", "many");

  private static final int LONGEST_QUOTE = 40;

  private final Phrases terms;
  private final @Nullable Names names;
  private final Map<String, Pattern> plurals = new LinkedHashMap<>();

  private Voice(Locale locale, @Nullable Names names) {
    this.terms = Phrases.load("terms", locale);
    this.names = names;
    for (String form : PLURAL_FORMS) {
      if (terms.has("plural." + form)) {
        plurals.put(form, Pattern.compile(terms.text("plural." + form)));
      }
    }
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

  String seat(int seat) {
    return names == null ? term("seat", seat) : names.seat(seat);
  }

  String player(int player) {
    return names == null ? term("player", player) : names.player(player);
  }

  /** A seat as the one that leads: with two players it stands for its player. */
  String leader(int seat) {
    return names == null ? seat(seat) : names.player(seat);
  }

  /** A term, with its arguments filled in. */
  String term(String key, Object... arguments) {
    return terms.say(this, key, arguments);
  }

  /** An argument in its usual form. */
  String plain(Object argument) {
    return switch (argument) {
      case Integer number -> Integer.toString(number);
      // What a user wrote comes back short, on one line, and can't move the cursor.
      case String text -> OneLine.of(text, LONGEST_QUOTE);
      case District district -> names == null ? district.toString() : term("district." + district);
      case Card card -> names == null ? card.toString() : term("card." + card);
      case Cards cards -> names == null ? cards.toString() : cards(cards);
      case Pair pair -> names == null ? pair.toString() : term("pair", pair.low(), pair.high());
      case Phase phase -> term("phase." + phase);
      case List<?> items -> list(items.stream().map(item -> plain(Objects.requireNonNull(item))));
      case Said(String text) -> text;
      case Share(int seat, int points) -> term("share", seat, points);
      case Offers(List<Cards> offers) -> offers(offers);
      case Actor.Seat(int number) -> seat(number);
      case Actor.Chance _ -> term("chance");
      case Actor.Over _ -> term("nobody");
      default -> throw new IllegalArgumentException("no words for " + argument.getClass());
    };
  }

  /** An argument in a form of the bundle's own; what the notation writes has only one. */
  String form(Object argument, String form) {
    return switch (argument) {
      case District district when names != null -> term("district." + district + "." + form);
      case Card card when names != null -> term("card." + card + "." + form);
      case Phase phase -> term("phase." + phase + "." + form);
      default -> plain(argument);
    };
  }

  /** The plural form for a number, out of those that a text has. */
  String pluralForm(int number, Set<String> forms) {
    String digits = Integer.toString(number);
    for (Map.Entry<String, Pattern> plural : plurals.entrySet()) {
      if (forms.contains(plural.getKey()) && plural.getValue().matcher(digits).matches()) {
        return plural.getKey();
      }
    }
    return OTHER;
  }

  /** Several things in a row, as the language joins them. */
  String list(Stream<String> items) {
    List<String> all = items.toList();
    if (all.size() < 2) {
      return all.isEmpty() ? term("nobody") : all.getFirst();
    }
    String list = all.getFirst();
    for (String item : all.subList(1, all.size() - 1)) {
      list = joined("list.middle", list, item);
    }
    return joined("list.end", list, all.getLast());
  }

  /** Each kind of card once, with its number where there are several. */
  private String cards(Cards cards) {
    String list =
        cards.list().stream()
            .distinct()
            .map(card -> {
              int count = cards.count(card);
              return count == 1 ? plain(card) : term("cards.several", count, card);
            })
            .collect(Collectors.joining(terms.text("cards.between")));
    return list.isEmpty() ? term("cards.none") : list;
  }

  private String offers(List<Cards> offers) {
    return IntStream.range(0, offers.size())
        .mapToObj(index -> term("offer", index + 1, offers.get(index)))
        .collect(Collectors.joining(terms.text("offers.between")));
  }

  private String joined(String key, String first, String second) {
    return terms.text(key).replace("{1}", "\0").replace("{0}", first).replace("\0", second);
  }
}
