package org.sanmarco.words;

import module java.base;

/**
 * English in disguise, for those who look whether every text is translated and has room: each
 * letter has an accent, each text is as long as in a long-winded language, and brackets show its
 * ends.
 */
final class Pseudo extends ResourceBundle {

  static final Locale LOCALE = Locale.forLanguageTag("en-XA");

  private static final String PLAIN = "AEIOUYaeiouycnsz";
  private static final String ACCENTED = "ÂÊÎÔÛÝâêîôûýçñšž";
  private static final String VOWELS = "aeiou";

  private final ResourceBundle english;

  Pseudo(ResourceBundle english) {
    this.english = english;
  }

  @Override
  protected Object handleGetObject(String key) {
    return disguise(english.getString(key));
  }

  @Override
  public Enumeration<String> getKeys() {
    return english.getKeys();
  }

  /** Doubled vowels make a text about 40 % longer; what a template needs as it is stays so. */
  static String disguise(String text) {
    StringBuilder disguised = new StringBuilder();
    boolean words = false;
    int depth = 0;
    for (int at = 0; at < text.length(); at++) {
      char letter = text.charAt(at);
      depth += letter == '{' ? 1 : letter == '}' ? -1 : 0;
      // Inside of braces are names of arguments and forms, and inside of theirs texts again.
      boolean plain = depth % 2 == 1 || !Character.isLetter(letter);
      int index = plain ? -1 : PLAIN.indexOf(letter);
      char accented = index < 0 ? letter : ACCENTED.charAt(index);
      disguised.append(accented);
      if (!plain && VOWELS.indexOf(letter) >= 0) {
        disguised.append(accented);
      }
      words |= !plain;
    }
    return words ? "[" + disguised + "]" : text;
  }
}
