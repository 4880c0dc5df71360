package org.sanmarco.games.marcopolo.coach;

import java.util.List;

/**
 * A hint before it is put into words.
 *
 * @param key the text's key
 * @param rules the rules it comes from
 * @param arguments what the text speaks of
 */
record HintText(String key, List<String> rules, List<Object> arguments) {

  static HintText of(String key, List<String> rules, Object... arguments) {
    return new HintText(key, rules, List.of(arguments));
  }
}
