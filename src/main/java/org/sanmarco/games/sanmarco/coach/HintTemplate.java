package org.sanmarco.games.sanmarco.coach;

import java.util.List;

/**
 * A hint before it is put into words.
 *
 * @param key the text's key
 * @param rules the rules it comes from
 * @param arguments the arguments of the text
 */
record HintTemplate(String key, List<String> rules, List<Object> arguments) {

  static HintTemplate of(String key, List<String> rules, Object... arguments) {
    return new HintTemplate(key, rules, List.of(arguments));
  }
}
