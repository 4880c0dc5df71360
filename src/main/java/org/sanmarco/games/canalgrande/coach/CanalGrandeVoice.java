package org.sanmarco.games.canalgrande.coach;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.Voice;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.words.Messages;

/** Says what Canal Grande's things are called. */
final class CanalGrandeVoice extends Voice {

  private final Messages terms;

  /** Two offers as an argument of a text: each with its number and its cards. */
  record Offers(List<Cards> offers) {}

  CanalGrandeVoice(Locale locale, @Nullable Names names) {
    super(locale, names, bundle("terms"));
    terms = texts("terms");
  }

  private static String bundle(String subject) {
    return CanalGrandeVoice.class.getPackageName() + "." + subject;
  }

  /** The texts of a subject of this package, such as {@code hints}. */
  Messages texts(String subject) {
    return Messages.load(bundle(subject), locale());
  }

  @Override
  public String say(Object argument) {
    return switch (argument) {
      case Card card -> isNaming() ? term("card." + card) : card.toString();
      case Cards cards -> isNaming() || cards.isEmpty() ? cards(cards) : cards.toString();
      case Phase phase -> term("phase." + phase);
      case Offers(List<Cards> offers) -> offers(offers);
      default -> super.say(argument);
    };
  }

  @Override
  public String form(Object argument, String form) {
    return argument instanceof Phase phase ? term("phase." + phase + "." + form) : say(argument);
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
}
