package org.sanmarco.words;

import module java.base;

/** A search for words, in large or small letters. */
public final class WordSearch {

  private WordSearch() {}

  /**
   * Whether a text contains each of the words.
   *
   * @param words parts of words, separated by blanks
   */
  public static boolean hasAll(String text, String words) {
    return Arrays.stream(folded(words).strip().split("\\s+", -1)).allMatch(folded(text)::contains);
  }

  private static String folded(String text) {
    return text.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }
}
