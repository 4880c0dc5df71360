package org.sanmarco.ui.shell;

import module java.base;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.css.Stylesheet;
import javafx.stage.Stage;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.OffScreen;
import org.sanmarco.ui.PixelDifference;
import org.sanmarco.ui.Pixels;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.art.Lagoon;
import org.sanmarco.ui.art.Painting;
import org.sanmarco.words.Language;

/**
 * Computes once the results that each start would compute again. Puts the style sheets in JavaFX's
 * binary form beside the originals in a folder of classes, its only parameter, and paints the
 * evening on the start screen and the picture of the very first start.
 */
public final class BuildTimeCache extends Application {

  @Override
  public void start(Stage stage) throws IOException {
    Fonts.load();
    Path classes = Path.of(getParameters().getRaw().getFirst());
    for (String sheet : Theme.SHEETS) {
      translate(folder(classes, Theme.class).resolve(sheet));
    }
    // Both before either can be found.
    byte[] evening = paint(false);
    byte[] night = paint(true);
    prepare(classes, false, evening);
    prepare(classes, true, night);
    Platform.exit();
  }

  /** Writes the evening of a look and the pictures of the first start in each language. */
  private void prepare(Path classes, boolean dark, byte[] evening) throws IOException {
    Files.write(folder(classes, Painting.class).resolve(Painting.file(dark)), evening);
    // There is no such folder, so nothing is stored or found there.
    Path none = classes.resolve("none");
    for (Locale language : Language.TAGS.stream().map(Locale::forLanguageTag).toList()) {
      Files.write(
          folder(classes, StartupSnapshot.class).resolve(StartupSnapshot.shipped(language, dark)),
          PixelDifference.of(
              firstStart(new Stage(), Start.standard(getHostServices(), none, language), dark),
              evening,
              WindowSize.WIDTH));
    }
  }

  private static Path folder(Path classes, Class<?> of) {
    return classes.resolve(of.getPackageName().replace('.', '/'));
  }

  /** Translates a style sheet with all that it imports. */
  static void translate(Path sheet) throws IOException {
    String name = sheet.getFileName().toString().replace(".css", ".bss");
    Stylesheet.convertToBinary(sheet.toFile(), sheet.resolveSibling(name).toFile());
  }

  static byte[] paint(boolean night) {
    Lagoon lagoon = new Lagoon();
    lagoon.setPrefSize(Painting.WIDTH, Painting.HEIGHT);
    return Pixels.bytes(new OffScreen(lagoon, new Theme(night, false)).picture(1));
  }

  /** The start screen where the program was never started, in an invisible window. */
  static byte[] firstStart(Stage stage, Start start, boolean dark) {
    new Shell(stage, start).showFirstStart();
    new Theme(dark, false).apply(stage.getScene());
    return Pixels.bytes(
        StartupSnapshot.paint(stage.getScene().getRoot(), WindowSize.WIDTH, WindowSize.HEIGHT, 1));
  }
}
