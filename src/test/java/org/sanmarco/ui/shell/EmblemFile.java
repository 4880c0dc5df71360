package org.sanmarco.ui.shell;

import module java.base;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.stage.Stage;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.Png;
import org.sanmarco.ui.art.Emblem;

/**
 * Writes the program's sign into a file, its first parameter, and ends. In a folder, which may be
 * its second, there is then a PNG file for each size.
 */
public final class EmblemFile extends Application {

  @Override
  public void start(Stage stage) throws IOException {
    Fonts.load();
    Path file = Path.of(getParameters().getRaw().getFirst()).toAbsolutePath();
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    List<Image> pictures = Emblem.packageIcons();
    Files.write(file, content(file.getFileName().toString(), pictures));
    if (getParameters().getRaw().size() > 1) {
      Path folder = Files.createDirectories(Path.of(getParameters().getRaw().get(1)));
      for (Image picture : pictures) {
        Files.write(folder.resolve((int) picture.getWidth() + ".png"), Png.bytes(picture));
      }
    }
    Platform.exit();
  }

  /**
   * A file's content.
   *
   * @param name its ending says in which form
   * @throws IllegalArgumentException if nothing is known of that form
   */
  static byte[] content(String name, List<Image> pictures) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "png" -> Png.bytes(pictures.getLast());
      case "ico" -> Icons.ico(pictures);
      case "icns" -> Icons.icns(pictures);
      default -> throw new IllegalArgumentException("no form of icons: " + name);
    };
  }
}
