package org.sanmarco.save;

/** Texts from files and from users, made fit to be shown beside the program's own. */
public final class OneLine {

  private OneLine() {}

  /** The text with a question mark for each character that is no character to see. */
  public static String of(String text) {
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
