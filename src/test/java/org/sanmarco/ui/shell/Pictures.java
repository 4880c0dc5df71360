package org.sanmarco.ui.shell;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.embed.swing.SwingFXUtils;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Transform;
import javax.imageio.ImageIO;
import org.sanmarco.ui.Fx;
import org.sanmarco.ui.Theme;

/** Takes pictures of the window for people to look at. */
final class Pictures {

  private static final Path FOLDER = Path.of("target", "screens");
  private static final Theme DARK = new Theme(true, false);

  /** How large a window is, and how many pixels a unit of it has. */
  private record Size(double width, double height, double scale) {
    @Override
    public String toString() {
      return "%.0fx%.0f".formatted(width * scale, height * scale);
    }
  }

  private static final Size SMALLEST = new Size(1024, 700, 1);
  private static final Size USUAL = new Size(1280, 800, 1);
  private static final Size LARGE = new Size(1920, 1080, 1);
  private static final Size FINE = new Size(1920, 1080, 2);

  private Pictures() {}

  /** A picture of what the window shows, at the usual sizes. */
  static void take(Window window, String name) {
    take(window, name, List.of(USUAL, LARGE));
  }

  /** A picture of what the window shows in one of the languages, at the usual size. */
  static void take(Window window, String language, String name) {
    take(window, language + "/" + name, List.of(USUAL));
  }

  /**
   * Pictures of one of the main states: at all sizes, in the dark, and for colour-blind players.
   */
  static void takeAll(Window window, String name) {
    take(window, name, List.of(SMALLEST, USUAL, LARGE, FINE));
    dress(window, DARK);
    take(window, name + "-dark", List.of(USUAL, LARGE));
    dress(window, new Theme(false, true));
    take(window, name + "-colour-blind", List.of(USUAL));
    dress(window, Theme.STANDARD);
  }

  private static void dress(Window window, Theme theme) {
    Fx.on(() -> {
      theme.dress(window.scene());
      return theme;
    });
  }

  private static void take(Window window, String name, List<Size> sizes) {
    window.settle();
    for (Size size : sizes) {
      WritableImage image = Fx.on(() -> picture(window.scene(), size));
      write(image, "%s-%s.png".formatted(name, size));
    }
    window.settle();
  }

  /** The root is made larger, not the window: the headless platform's screen is small. */
  private static WritableImage picture(Scene scene, Size size) {
    Parent root = scene.getRoot();
    root.resize(size.width(), size.height());
    // What moves to another place in a window of this size has its own size only afterwards.
    root.layout();
    SnapshotParameters view = new SnapshotParameters();
    view.setTransform(Transform.scale(size.scale(), size.scale()));
    view.setViewport(
        new Rectangle2D(0, 0, size.width() * size.scale(), size.height() * size.scale()));
    WritableImage image = root.snapshot(view, null);
    root.resize(scene.getWidth(), scene.getHeight());
    root.layout();
    return image;
  }

  private static void write(WritableImage image, String name) {
    try {
      File file = FOLDER.resolve(name).toFile();
      Files.createDirectories(file.toPath().resolveSibling(""));
      ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
