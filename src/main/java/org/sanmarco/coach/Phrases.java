package org.sanmarco.coach;

import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/** The texts of one subject in one language; in English where the language is not known. */
final class Phrases {

  private final ResourceBundle bundle;
  private final Map<String, Template> templates = new ConcurrentHashMap<>();

  private Phrases(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  /** The texts of a subject, such as {@code hints}. */
  static Phrases load(String subject, Locale locale) {
    return new Phrases(
        ResourceBundle.getBundle(
            Phrases.class.getPackageName() + "." + subject,
            locale,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)));
  }

  /** Whether there is a text of that key. */
  boolean has(String key) {
    return bundle.containsKey(key);
  }

  /** The text of a key with its arguments filled in. */
  String say(Voice voice, String key, Object... arguments) {
    return templates
        .computeIfAbsent(key, one -> Template.read(bundle.getString(one)))
        .fill(voice, arguments);
  }

  /** The text of a key as it stands. */
  String text(String key) {
    return bundle.getString(key);
  }
}
