package org.sanmarco.ui;

import java.text.MessageFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The words of one part of the window in one language.
 *
 * <p>A text that takes arguments is a {@link MessageFormat}, so that an apostrophe in it is written
 * twice; a text without arguments is taken as it stands.
 */
public final class Messages {

  private final ResourceBundle bundle;
  private final Locale locale;

  private Messages(ResourceBundle bundle, Locale locale) {
    this.bundle = bundle;
    this.locale = locale;
  }

  /**
   * The words of a bundle, in English where the language is not known.
   *
   * @param bundle such as {@code org.sanmarco.ui.home.home}
   */
  public static Messages load(String bundle, Locale locale) {
    return new Messages(
        ResourceBundle.getBundle(
            bundle,
            locale,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)),
        locale);
  }

  /** The text of a key. */
  public String text(String key) {
    return bundle.getString(key);
  }

  /** The text of a key, with its arguments filled in if it has any. */
  public String text(String key, Object... arguments) {
    if (arguments.length == 0) {
      return text(key);
    }
    return new MessageFormat(bundle.getString(key), locale).format(arguments);
  }

  /** A time as people here write it, to the minute. */
  public String time(Instant time) {
    return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(locale)
        .withZone(ZoneId.systemDefault())
        .format(time);
  }

  /** The language. */
  public Locale locale() {
    return locale;
  }

  /** The bundle itself, for FXML. */
  public ResourceBundle bundle() {
    return bundle;
  }
}
