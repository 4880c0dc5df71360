package org.sanmarco.ui.shell;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.embed.swing.SwingFXUtils;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.sanmarco.ui.Fx;

/** Takes pictures of the window for people to look at. */
final class Pictures {

  private static final Path FOLDER = Path.of("target", "screens");
  private static final List<Dimension2D> SIZES =
      List.of(new Dimension2D(1280, 800), new Dimension2D(1920, 1080));

  private Pictures() {}

  /** A picture of what the window shows, at each size. */
  static void take(Window window, String name) {
    window.settle();
    for (Dimension2D size : SIZES) {
      WritableImage image = Fx.on(() -> picture(window.scene(), size));
      write(image, "%s-%.0fx%.0f.png".formatted(name, size.getWidth(), size.getHeight()));
    }
    window.settle();
  }

  /** The root is made larger, not the window: the headless platform's screen is small. */
  private static WritableImage picture(Scene scene, Dimension2D size) {
    Parent root = scene.getRoot();
    root.resize(size.getWidth(), size.getHeight());
    SnapshotParameters view = new SnapshotParameters();
    view.setViewport(new Rectangle2D(0, 0, size.getWidth(), size.getHeight()));
    WritableImage image = root.snapshot(view, null);
    root.resize(scene.getWidth(), scene.getHeight());
    root.layout();
    return image;
  }

  private static void write(WritableImage image, String name) {
    try {
      Files.createDirectories(FOLDER);
      File file = FOLDER.resolve(name).toFile();
      ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
