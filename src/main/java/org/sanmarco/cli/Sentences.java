package org.sanmarco.cli;

import java.util.stream.Collectors;
import org.sanmarco.rules.Refusal;
import org.sanmarco.save.SaveRefusal;
import org.sanmarco.save.SaveWords;

/** What the command line says: one line each, in English. */
final class Sentences {

  private static final SaveWords SAVING = SaveWords.in(java.util.Locale.ENGLISH);

  private Sentences() {}

  /** The reason with the rule it comes from in front. */
  static String of(Refusal refusal) {
    String rule = refusal.rule().isEmpty() ? "" : refusal.rule() + ": ";
    return oneLine(rule + words(refusal));
  }

  static String of(SaveRefusal refusal) {
    return oneLine(SAVING.sentence(refusal, Sentences::words));
  }

  private static String words(Refusal refusal) {
    return refusal.code().replace('-', ' ')
        + refusal.arguments().stream()
            .map(String::valueOf)
            .collect(Collectors.joining(", ", " (", ")"));
  }

  /** Whatever a user wrote comes back on one line, and can't move the cursor. */
  static String oneLine(String text) {
    StringBuilder line = new StringBuilder(text.length());
    text.codePoints()
        .map(character -> isPrintable(character) ? character : '?')
        .forEach(line::appendCodePoint);
    return line.toString();
  }

  private static boolean isPrintable(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
