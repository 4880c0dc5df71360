package org.sanmarco.coach;

import java.util.Locale;
import org.sanmarco.rules.Refusal;
import org.sanmarco.words.Messages;

/** Why something is refused, in a player's language. Safe for use by several threads. */
public final class Words {

  private final Messages refusals;
  private final Voice voice;

  private Words(Locale locale, Voice voice) {
    this.refusals = Voice.load("refusals", locale);
    this.voice = voice;
  }

  /**
   * Words that call things as moves are written ({@code seat 2}, {@code CAN}), for the protocol and
   * for files; in English where the language is not known.
   */
  public static Words in(Locale locale) {
    return new Words(locale, Voice.ofNotation(locale));
  }

  /** Words that call people and districts by their names ({@code Anna}, {@code Cannaregio}). */
  public static Words in(Locale locale, Names names) {
    return new Words(locale, Voice.of(locale, names));
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
