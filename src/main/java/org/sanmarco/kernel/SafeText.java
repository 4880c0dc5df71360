package org.sanmarco.kernel;

/** Texts from files and from users, made fit to be shown beside the program's own. */
public final class SafeText {

  private SafeText() {}

  /** The text with a question mark for each character that is no character to see. */
  public static String of(String text) {
    StringBuilder line = new StringBuilder(text.length());
    text.codePoints()
        .map(character -> isVisible(character) ? character : '?')
        .forEach(line::appendCodePoint);
    return line.toString();
  }

  /** The same, with dots after so many characters (Unicode code points) where it is longer. */
  public static String of(String text, int longest) {
    return text.codePointCount(0, text.length()) <= longest
        ? of(text)
        : of(text.substring(0, text.offsetByCodePoints(0, longest))) + "…";
  }

  /**
   * Whether a character neither controls the line nor its direction, nor breaks it. The joiners do
   * none of these: Persian names and emoji that are made of several need them.
   */
  public static boolean isVisible(int character) {
    return isJoiner(character) || isShown(character);
  }

  /** Whether a character joins its neighbours or keeps them apart (ZWJ, ZWNJ). */
  public static boolean isJoiner(int character) {
    return character == 0x200C || character == 0x200D;
  }

  private static boolean isShown(int character) {
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
