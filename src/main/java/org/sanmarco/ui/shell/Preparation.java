package org.sanmarco.ui.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.css.Stylesheet;
import javafx.stage.Stage;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.OffScreen;
import org.sanmarco.ui.Pixels;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.home.Lagoon;
import org.sanmarco.ui.home.Painting;

/**
 * Works out once what each start would have to work out again: puts beside the style sheets in a
 * folder of classes, its only parameter, what JavaFX has read out of them, and paints the picture
 * of the start screen.
 */
public final class Preparation extends Application {

  @Override
  public void start(Stage stage) throws IOException {
    Fonts.load();
    Path classes = Path.of(getParameters().getRaw().getFirst());
    for (String sheet : Theme.SHEETS) {
      translate(folder(classes, Theme.class).resolve(sheet));
    }
    byte[] evening = paint(false);
    byte[] night = paint(true);
    Path pictures = folder(classes, Painting.class);
    Files.write(pictures.resolve(Painting.file(false)), evening);
    Files.write(pictures.resolve(Painting.file(true)), night);
    Platform.exit();
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
}
