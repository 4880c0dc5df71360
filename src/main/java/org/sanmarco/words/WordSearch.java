package org.sanmarco.words;

import module java.base;

/** A search for words, ignoring accents and case. */
public final class WordSearch {

  private static final Pattern MARKS = Pattern.compile("\\p{M}");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private WordSearch() {}

  /**
   * Whether a text contains each of the words.
   *
   * @param words parts of words, separated by blanks
   */
  public static boolean hasAll(String text, String words) {
    return wanted(words).stream().allMatch(folded(text)::contains);
  }

  /** The words to search for, folded. */
  public static List<String> wanted(String words) {
    return BLANKS.splitAsStream(folded(words)).filter(word -> !word.isEmpty()).toList();
  }

  /** A text without accents, in small letters. */
  public static String folded(String text) {
    return MARKS
        .matcher(Normalizer.normalize(text, Normalizer.Form.NFD))
        .replaceAll("")
        .toUpperCase(Locale.ROOT)
        .toLowerCase(Locale.ROOT);
  }
}
