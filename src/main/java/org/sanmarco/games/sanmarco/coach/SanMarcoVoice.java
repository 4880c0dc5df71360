package org.sanmarco.games.sanmarco.coach;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.Names;
import org.sanmarco.coach.Voice;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.move.SanMarcoMove.Payment;

/** Says what San Marco's things are called. */
public final class SanMarcoVoice extends Voice {

  private static final int SEATS = 4;

  SanMarcoVoice(Locale locale, @Nullable Names names) {
    super(locale, names);
  }

  /** The terms for labels and tips, in English where the language is not known. */
  public static SanMarcoVoice of(Locale locale) {
    return new SanMarcoVoice(locale, String::valueOf);
  }

  /** The purpose of a card, as a sentence. */
  public String use(Card card) {
    return form(card, "use");
  }

  /**
   * A role, such as {@code first chooser}.
   *
   * @param index its place in the list of roles, from 0
   * @param count how many roles the turn has, 2 to 4
   */
  public String role(int index, int count) {
    return say(new Role(index + 1, count));
  }

  @Override
  public String say(Object argument) {
    return switch (argument) {
      case District district -> isNaming() ? term("district." + district) : district.toString();
      case Card card -> isNaming() ? term("card." + card) : card.toString();
      case Cards cards -> isNaming() ? counted(cards.list()) : cards.toString();
      case Pair pair -> isNaming() ? term("pair", pair.low(), pair.high()) : pair.toString();
      case Phase phase -> term("phase." + phase);
      case Payment payment -> payment(payment);
      case Role(int place, int count) -> term("role." + count + "." + place);
      case Why why -> term("why." + why);
      case Share(int seat, int points) -> term("share", seat, points);
      default -> super.say(argument);
    };
  }

  private String payment(Payment payment) {
    Stream<String> tolls =
        IntStream.rangeClosed(1, SEATS)
            .filter(seat -> payment.to(seat) > 0)
            .mapToObj(seat -> term("share", seat, payment.to(seat)));
    Stream<String> bank =
        payment.bank() > 0 ? Stream.of(term("share.bank", payment.bank())) : Stream.of();
    return payment.total() == 0 ? term("share.none") : list(Stream.concat(tolls, bank));
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
