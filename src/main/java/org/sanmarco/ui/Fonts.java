package org.sanmarco.ui;

import module java.base;

import javafx.scene.text.Font;

/**
 * The program's own typefaces, so that it looks the same everywhere.
 *
 * <p>{@link #load} must run before anything else uses fonts: on a machine without fonts JavaFX
 * otherwise fails at the first text.
 */
public final class Fonts {

  /** For headings and names: regular, italic and bold. */
  public static final String SERIF = "Liberation Serif";

  /** For text and numbers: regular, italic and bold. */
  public static final String SANS = "Lato";

  private static final String LATO = "/com/mpobjects/jasperreports/fonts/lato/Lato-";
  private static final String LIBERATION = "/liberation/LiberationSerif-";

  /** The paths of the fonts in the jars that contain them. */
  static final List<String> FILES =
      List.of(
          LATO + "Regular.ttf",
          LATO + "Italic.ttf",
          LATO + "Bold.ttf",
          LIBERATION + "Regular.ttf",
          LIBERATION + "Italic.ttf",
          LIBERATION + "Bold.ttf");

  private static boolean loaded;

  private Fonts() {}

  /** Loads the families into JavaFX once. On any thread. */
  public static synchronized void load() {
    if (loaded) {
      return;
    }
    for (String path : FILES) {
      try (InputStream in = Fonts.class.getResourceAsStream(path)) {
        if (in == null || Font.loadFont(in, 12) == null) {
          throw new IllegalStateException("the font " + path + " cannot be read");
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    loaded = true;
  }
}
