package org.sanmarco.words;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Reads bundles: in the language asked for or else in English, in no third one. */
final class Bundles extends ResourceBundle.Control {

  private static final Bundles CONTROL = new Bundles();

  private Bundles() {}

  static ResourceBundle load(String bundle, Locale locale) {
    return ResourceBundle.getBundle(bundle, locale, CONTROL);
  }

  @Override
  public List<String> getFormats(String bundle) {
    return FORMAT_PROPERTIES;
  }

  @Override
  public @Nullable Locale getFallbackLocale(String bundle, Locale locale) {
    return null;
  }

  @Override
  public @Nullable ResourceBundle newBundle(
      String bundle, Locale locale, String format, ClassLoader loader, boolean reload)
      throws IllegalAccessException, InstantiationException, IOException {
    return locale.equals(Pseudo.LOCALE) && !bundle.equals(Language.RULES)
        ? new Pseudo(load(bundle, Locale.ROOT))
        : super.newBundle(bundle, locale, format, loader, reload);
  }
}
