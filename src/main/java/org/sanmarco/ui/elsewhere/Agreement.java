package org.sanmarco.ui.elsewhere;

import module java.base;

import org.sanmarco.seats.log.Terms;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/** The agreement about time of a game elsewhere, in words. */
public final class Agreement {

  private Agreement() {}

  /** Shows the agreement over the game. */
  public static void tell(Services services, Terms terms) {
    Messages messages = services.messages(ElsewhereDialog.TEXTS);
    services.tell(messages.text("agreement.title"), String.join(" ", sentences(messages, terms)));
  }

  /** The agreement. */
  static List<String> sentences(Messages messages, Terms terms) {
    List<String> all = new ArrayList<>();
    if (terms.isTimed()) {
      time(messages, terms, all);
    } else {
      all.add(messages.text("agreement.none"));
    }
    if (!terms.advice()) {
      all.add(messages.text("agreement.no-advice"));
    }
    if (!terms.chat()) {
      all.add(messages.text("agreement.no-chat"));
    }
    return all;
  }

  private static void time(Messages messages, Terms terms, List<String> all) {
    all.add(messages.text("agreement.move", words(messages, terms.move())));
    if (!terms.bank().isZero()) {
      all.add(messages.text("agreement.bank", words(messages, terms.bank())));
    }
    all.add(messages.text("agreement." + terms.after()));
    if (terms.leave() > 0) {
      all.add(messages.text("agreement.leave", terms.leave()));
      all.add(messages.text("agreement.utc"));
    }
  }

  private static String words(Messages messages, Duration time) {
    long hours = time.toHours();
    if (time.toMinutesPart() > 0) {
      return messages.text("agreement.minutes", Math.toIntExact(time.toMinutes()));
    }
    return hours % 24 == 0
        ? messages.text("agreement.days", Math.toIntExact(hours / 24))
        : messages.text("agreement.hours", Math.toIntExact(hours));
  }
}
