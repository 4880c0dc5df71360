package org.sanmarco.save.format;

import java.util.Locale;
import java.util.function.BiFunction;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.words.Messages;

/** The sentences for {@link SaveRefusal}s, in a player's language. */
public final class SaveWords {

  private static final int LONGEST_ARGUMENT = 120;

  private final Messages sentences;

  private SaveWords(Messages sentences) {
    this.sentences = sentences;
  }

  /** The words in this language, or in English where it is not known. */
  public static SaveWords in(Locale locale) {
    return new SaveWords(Messages.load("org.sanmarco.save.format.refusals", locale));
  }

  /**
   * One sentence on one line, without control characters from the file; it begins with a small
   * letter and has no full stop, to follow a file's name.
   *
   * @param rules gives the sentence for a refusal by the rules of a game, without the rule's
   *     identifier
   */
  public String sentence(SaveRefusal refusal, BiFunction<String, Refusal, String> rules) {
    Object[] arguments =
        refusal.arguments().stream()
            .map(argument -> SafeText.of(argument, LONGEST_ARGUMENT))
            .toArray();
    String sentence = sentences.text(refusal.reason().code(), arguments);
    Refusal broken = refusal.rules();
    if (broken == null) {
      return sentence;
    }
    String why = SafeText.of(rules.apply(refusal.game(), broken));
    return broken.rule().isEmpty()
        ? sentences.text("why", sentence, why)
        : sentences.text("why.rule", sentence, broken.rule(), why);
  }
}
