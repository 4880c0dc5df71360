package org.sanmarco.coach;

import java.util.Locale;
import java.util.Optional;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.words.Messages;

/**
 * Why something is refused, in a player's language: in a game's own words, or in those that all
 * games share. Safe for use by several threads.
 */
public final class RefusalTexts {

  private final Voice voice;
  private final Messages gameTexts;
  private final Messages shared;

  RefusalTexts(Voice voice, Messages gameTexts) {
    this.voice = voice;
    this.gameTexts = gameTexts;
    this.shared = shared(voice.locale());
  }

  /** The sentences that no game has to say: who sits down, what can be taken back. */
  public static RefusalTexts in(Locale locale) {
    return new RefusalTexts(new Voice(locale, null), shared(locale));
  }

  private static Messages shared(Locale locale) {
    return Messages.load(RefusalTexts.class.getPackageName() + ".refusals", locale);
  }

  /**
   * The sentence for a refusal, on one line, without the rule's identifier. It begins with a small
   * letter, unless with a name, and has no full stop: it follows a colon.
   */
  public String sentence(Refusal refusal) {
    return find(refusal)
        .orElseThrow(() -> new IllegalArgumentException("no sentence for " + refusal));
  }

  /** The sentence for a refusal; empty if neither the game nor the program has one. */
  Optional<String> find(Refusal refusal) {
    String byRule = refusal.code() + "." + refusal.rule();
    Object[] arguments = refusal.arguments().toArray();
    for (Messages messages : new Messages[] {gameTexts, shared}) {
      for (String key : new String[] {byRule, refusal.code()}) {
        if (messages.has(key)) {
          return Optional.of(messages.text(voice, key, arguments));
        }
      }
    }
    return Optional.empty();
  }
}
