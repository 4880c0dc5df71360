package org.sanmarco.games.canalgrande.coach;

import java.util.List;

/**
 * A sentence before it is put into words.
 *
 * @param key the text's key
 * @param rules the rules it comes from, the most important one first; none for a report
 * @param arguments what the text speaks of
 */
record Phrase(String key, List<String> rules, List<Object> arguments) {

  static Phrase of(String key, List<String> rules, Object... arguments) {
    return new Phrase(key, rules, List.of(arguments));
  }

  /** One that comes from no rule. */
  static Phrase of(String key, Object... arguments) {
    return of(key, List.of(), arguments);
  }
}
