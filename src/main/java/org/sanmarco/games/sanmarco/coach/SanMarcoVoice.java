package org.sanmarco.games.sanmarco.coach;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.Voice;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.words.Messages;

/** Says what San Marco's things are called. */
final class SanMarcoVoice extends Voice {

  private final Messages terms;

  SanMarcoVoice(Locale locale, @Nullable Names names) {
    super(locale, names, bundle("terms"));
    terms = texts("terms");
  }

  private static String bundle(String subject) {
    return SanMarcoVoice.class.getPackageName() + "." + subject;
  }

  /** The texts of a subject of this package, such as {@code hints}. */
  Messages texts(String subject) {
    return Messages.load(bundle(subject), locale());
  }

  @Override
  public String say(Object argument) {
    return switch (argument) {
      case District district -> isNaming() ? term("district." + district) : district.toString();
      case Card card -> isNaming() ? term("card." + card) : card.toString();
      case Cards cards -> isNaming() ? cards(cards) : cards.toString();
      case Pair pair -> isNaming() ? term("pair", pair.low(), pair.high()) : pair.toString();
      case Phase phase -> term("phase." + phase);
      case Share(int seat, int points) -> term("share", seat, points);
      case Offers(List<Cards> offers) -> offers(offers);
      default -> super.say(argument);
    };
  }

  @Override
  public String form(Object argument, String form) {
    return switch (argument) {
      case District district when isNaming() -> term("district." + district + "." + form);
      case Card card when isNaming() -> term("card." + card + "." + form);
      case Phase phase -> term("phase." + phase + "." + form);
      default -> say(argument);
    };
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
