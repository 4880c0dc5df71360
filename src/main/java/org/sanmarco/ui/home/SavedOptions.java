package org.sanmarco.ui.home;

import module java.base;

/** The stored form of the options of each game's last setup: the game, then each option. */
final class SavedOptions {

  private static final String BETWEEN = " ";

  private SavedOptions() {}

  static String written(String game, Map<String, String> options) {
    StringBuilder line = new StringBuilder(game);
    new TreeMap<>(options)
        .forEach((name, value) -> line.append(BETWEEN).append(name).append('=').append(value));
    return line.toString();
  }

  static boolean isOf(String line, String game) {
    return line.equals(game) || line.startsWith(game + BETWEEN);
  }

  /** The options that were kept of a game, as they are written; none if there are none. */
  static Map<String, String> read(List<String> lines, String game) {
    Map<String, String> options = new TreeMap<>();
    lines.stream()
        .filter(line -> isOf(line, game))
        .flatMap(line -> List.of(line.split(BETWEEN, -1)).stream().skip(1))
        .filter(option -> option.contains("="))
        .forEach(option -> {
          int at = option.indexOf('=');
          options.put(option.substring(0, at), option.substring(at + 1));
        });
    return options;
  }
}
