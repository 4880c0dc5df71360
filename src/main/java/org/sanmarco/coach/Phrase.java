package org.sanmarco.coach;

import java.util.List;

/**
 * A text of a game's bundle before it is put into words.
 *
 * @param key the text's key
 * @param rules the rules it comes from, the most important one first; none for a report
 * @param arguments what the text mentions; a phrase among them is a part of the text
 */
public record Phrase(String key, List<String> rules, List<Object> arguments) {

  public Phrase {
    rules = List.copyOf(rules);
    arguments = List.copyOf(arguments);
  }

  /** One that comes from rules. */
  public static Phrase of(String key, List<String> rules, Object... arguments) {
    return new Phrase(key, rules, List.of(arguments));
  }

  /** One that comes from no rule. */
  public static Phrase of(String key, Object... arguments) {
    return of(key, List.of(), arguments);
  }
}
