package org.sanmarco.table;

import java.text.Normalizer;
import org.sanmarco.kernel.SafeText;

/**
 * The characters allowed in a name: it is shown beside others', and may come from a stranger's
 * file.
 */
final class NameRules {

  private NameRules() {}

  /** Leaves out what is invisible or turns the writing's direction; blanks become single ones. */
  static String clean(String name) {
    StringBuilder clean = new StringBuilder();
    name.codePoints()
        .forEach(character -> {
          if (isBlank(character)) {
            if (!clean.isEmpty() && clean.charAt(clean.length() - 1) != ' ') {
              clean.append(' ');
            }
          } else if (isAllowed(character)) {
            clean.appendCodePoint(character);
          }
        });
    return Normalizer.normalize(clean, Normalizer.Form.NFC).strip();
  }

  /** Whether there is anything to see in a clean name. */
  static boolean isVisible(String name) {
    return name.codePoints()
        .anyMatch(character ->
            !isBlank(character) && !SafeText.isJoiner(character) && !isMark(character));
  }

  private static boolean isBlank(int character) {
    return Character.isWhitespace(character) || Character.isSpaceChar(character);
  }

  private static boolean isMark(int character) {
    int type = Character.getType(character);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.COMBINING_SPACING_MARK;
  }

  private static boolean isAllowed(int character) {
    int type = Character.getType(character);
    return SafeText.isVisible(character)
        && type != Character.PRIVATE_USE
        && type != Character.UNASSIGNED;
  }
}
