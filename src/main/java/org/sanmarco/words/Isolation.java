package org.sanmarco.words;

/**
 * Keeps names in right-to-left scripts from turning the sentences they stand in, all of which run
 * from left to right. It sets left-to-right marks (U+200E) around them: JavaFX draws the isolates
 * (U+2068 and U+2069) as boxes. A text without right-to-left letters stays as it is.
 *
 * <p>Where JavaFX 25 to 27 break a right-to-left run into lines, they look at as many characters
 * before the run as it is long, and fail if the text begins later than that. So the marks before a
 * name are as many as that takes.
 */
public final class Isolation {

  private static final String MARK = "\u200E";

  private Isolation() {}

  /** The text with marks around it, if it has right-to-left letters and no marks yet. */
  public static String of(String text) {
    int first = 0;
    while (first < text.length() && !isRightToLeft(text, first)) {
      first++;
    }
    if (first == text.length() || text.contains(MARK)) {
      return text;
    }
    int last = text.length() - 1;
    while (!isRightToLeft(text, last)) {
      last--;
    }
    // A run that is broken all the same is drawn on both lines.
    String unbroken = text.substring(first, last).replace(' ', '\u00A0');
    return MARK.repeat(Math.max(1, last + 1 - 2 * first))
        + text.substring(0, first)
        + unbroken
        + text.substring(last)
        + MARK;
  }

  /** The text without marks, to search it, to count its letters and to copy it elsewhere. */
  public static String bare(String text) {
    return text.replace(MARK, "");
  }

  private static boolean isRightToLeft(String text, int index) {
    return switch (Character.getDirectionality(text.codePointAt(index))) {
      case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
          Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC,
          Character.DIRECTIONALITY_ARABIC_NUMBER ->
          true;
      default -> false;
    };
  }
}
