package org.sanmarco.cli.shared;

import java.nio.file.Path;
import java.util.Locale;
import org.sanmarco.coach.Coach;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.format.SaveWords;

/** The command line's messages: one line each, in English. */
public final class Sentences {

  private static final SaveWords SAVING = SaveWords.in(Locale.ENGLISH);

  private Sentences() {}

  /**
   * The reason, with the rule it comes from in front.
   *
   * @param game whose rules refuse; empty where it is not for a game to say
   */
  public static String of(String game, Refusal refusal) {
    String rule = refusal.rule().isEmpty() ? "" : refusal.rule() + ": ";
    return SafeText.of(rule + words(game, refusal));
  }

  /** The file that could not be read or written, with the reason. */
  public static String of(Path file, SaveRefusal refusal) {
    return SafeText.of(file + ": ") + of(refusal);
  }

  /** Why a file could not be read or written. */
  public static String of(SaveRefusal refusal) {
    return SAVING.sentence(refusal, Sentences::words);
  }

  private static String words(String game, Refusal refusal) {
    return Coach.refusal(game, refusal, Locale.ENGLISH);
  }
}
