package org.sanmarco.games.marcopolo.coach;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.Voice;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.games.marcopolo.Track;

/** Says what Marco Polo's things are called. */
public final class MarcoPoloVoice extends Voice {

  private static final List<Integer> CITIES = List.of(Track.HORMUZ, Track.GANZHOU, Track.DADU);

  MarcoPoloVoice(Locale locale, @Nullable Names names) {
    super(locale, names);
  }

  /** The terms for labels and tips, in English where the language is not known. */
  public static MarcoPoloVoice of(Locale locale) {
    return new MarcoPoloVoice(locale, String::valueOf);
  }

  /** A space, 0 to 29; a city by its name. */
  public String space(int space) {
    return say(new Space(space));
  }

  @Override
  public String say(Object argument) {
    return switch (argument) {
      case Card card -> isNaming() ? term("card." + card) : card.toString();
      case Cards cards -> isNaming() ? counted(cards.list()) : cards.toString();
      case Condition condition -> isNaming() ? term("condition." + condition) : condition.name();
      case Phase phase -> term("phase." + phase);
      case Space(int number) -> term(key(number), number);
      case Cost(int space, Condition condition) -> term("cost", space, condition);
      default -> super.say(argument);
    };
  }

  @Override
  public String form(Object argument, String form) {
    return argument instanceof Space(int number)
        ? term(key(number) + "." + form, number)
        : say(argument);
  }

  private static String key(int space) {
    return CITIES.contains(space) ? "city." + space : "space";
  }
}
