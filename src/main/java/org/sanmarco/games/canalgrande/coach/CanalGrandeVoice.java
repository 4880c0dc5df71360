package org.sanmarco.games.canalgrande.coach;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.Voice;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.Phase;

/** Says what Canal Grande's things are called. */
final class CanalGrandeVoice extends Voice {

  CanalGrandeVoice(Locale locale, @Nullable Names names) {
    super(locale, names);
  }

  @Override
  public String say(Object argument) {
    return switch (argument) {
      case Card card -> isNaming() ? term("card." + card) : card.toString();
      case Cards cards -> isNaming() || cards.isEmpty() ? counted(cards.list()) : cards.toString();
      case Phase phase -> term("phase." + phase);
      default -> super.say(argument);
    };
  }

  /** Such as {@code a traitor} or {@code a traitor and two spies} in the form "counted". */
  @Override
  public String form(Object argument, String form) {
    return switch (argument) {
      case Phase phase -> term("phase." + phase + "." + form);
      case Card card when isNaming() -> objects(card, 1);
      case Cards cards when isNaming() ->
          list(cards.list().stream().distinct().map(card -> objects(card, cards.count(card))));
      default -> say(argument);
    };
  }

  @Override
  protected String counted(Object thing, int count) {
    return count > 1 && thing instanceof Card card && card.isNumber() && isNaming()
        ? objects(card, count)
        : super.counted(thing, count);
  }

  private String objects(Card card, int count) {
    return term("card." + card + ".counted", count);
  }
}
