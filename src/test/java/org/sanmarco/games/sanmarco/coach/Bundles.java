package org.sanmarco.games.sanmarco.coach;

import module java.base;

/** The English texts as they are written. */
final class Bundles {

  private Bundles() {}

  static Stream<String> keys(String subject) {
    return bundle(subject).keySet().stream();
  }

  static String text(String subject, String key) {
    return bundle(subject).getString(key);
  }

  private static ResourceBundle bundle(String subject) {
    return ResourceBundle.getBundle("org.sanmarco.games.sanmarco.coach." + subject, Locale.ROOT);
  }
}
