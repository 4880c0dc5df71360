package org.sanmarco.games.sanmarco.coach;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.Voice;
import org.sanmarco.games.sanmarco.Card;
import org.sanmarco.games.sanmarco.Cards;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.Pair;
import org.sanmarco.games.sanmarco.Phase;

/** Says what San Marco's things are called. */
final class SanMarcoVoice extends Voice {

  SanMarcoVoice(Locale locale, @Nullable Names names) {
    super(locale, names);
  }

  @Override
  public String say(Object argument) {
    return switch (argument) {
      case District district -> isNaming() ? term("district." + district) : district.toString();
      case Card card -> isNaming() ? term("card." + card) : card.toString();
      case Cards cards -> isNaming() ? counted(cards.list()) : cards.toString();
      case Pair pair -> isNaming() ? term("pair", pair.low(), pair.high()) : pair.toString();
      case Phase phase -> term("phase." + phase);
      case Share(int seat, int points) -> term("share", seat, points);
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
}
