package org.sanmarco.coach;

import java.util.Locale;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.words.Messages;

/** Why something is refused, in a player's language. Safe for use by several threads. */
public final class RefusalTexts {

  private final Messages refusals;
  private final Voice voice;

  private RefusalTexts(Locale locale, Voice voice) {
    this.refusals = Voice.load("refusals", locale);
    this.voice = voice;
  }

  /**
   * RefusalTexts that call things as moves are written ({@code seat 2}, {@code CAN}), for the
   * protocol and for files; in English where the language is not known.
   */
  public static RefusalTexts in(Locale locale) {
    return new RefusalTexts(locale, Voice.ofNotation(locale));
  }

  /**
   * RefusalTexts that call people and districts by their names ({@code Anna}, {@code Cannaregio}).
   */
  public static RefusalTexts in(Locale locale, Names names) {
    return new RefusalTexts(locale, Voice.of(locale, names));
  }

  /**
   * The sentence for a refusal, on one line, without the rule's identifier. It begins with a small
   * letter, unless with a name, and has no full stop: it follows a colon.
   */
  public String refusal(Refusal refusal) {
    String byRule = refusal.code() + "." + refusal.rule();
    return refusals.text(
        voice, refusals.has(byRule) ? byRule : refusal.code(), refusal.arguments().toArray());
  }
}
