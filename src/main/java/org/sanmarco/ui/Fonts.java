package org.sanmarco.ui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/**
 * The program's own typefaces, so that it looks the same everywhere.
 *
 * <p>{@link #load} has to be the very first thing that touches fonts: on a machine without any,
 * JavaFX otherwise dies at the first text.
 */
public final class Fonts {

  /** For headings, names and numbers: regular, italic and bold. */
  public static final String SERIF = "Alegreya";

  /** For text: regular, italic and bold. */
  public static final String SANS = "Alegreya Sans";

  /** For small labels: a family of its own, as JavaFX knows only regular and bold of a family. */
  public static final String SANS_MEDIUM = "Alegreya Sans Medium";

  static final List<String> FILES =
      List.of(
          "AlegreyaSans-Regular",
          "AlegreyaSans-Italic",
          "AlegreyaSans-Medium",
          "AlegreyaSans-Bold",
          "Alegreya-Regular",
          "Alegreya-Italic",
          "Alegreya-Bold");

  private Fonts() {}

  /** Makes the families known to JavaFX; doing so again does no harm. */
  public static void load() {
    for (String file : FILES) {
      String path = "/assets/fonts/" + file + ".ttf";
      try (InputStream in = Fonts.class.getResourceAsStream(path)) {
        if (in == null || Font.loadFont(in, 12) == null) {
          throw new IllegalStateException("the font " + path + " cannot be read");
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
