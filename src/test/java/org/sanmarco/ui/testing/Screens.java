package org.sanmarco.ui.testing;

import module java.base;

import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javax.imageio.ImageIO;
import org.sanmarco.ui.Theme;

/** Writes pictures of the window, to be judged by eye. */
public final class Screens {

  private static final Path FOLDER =
      Path.of(System.getProperty("sanmarco.screens", "target/screens"));

  /** Whether pictures are wanted: {@code mvn -Pfull verify}. */
  public static final boolean ARE_WANTED = Boolean.getBoolean("sanmarco.pictures");

  private Screens() {}

  /** Writes a picture of a part of the window by itself, at some size. Needs JavaFX's thread. */
  public static void picture(Region region, double width, double height, String name) {
    StackPane pane = new StackPane(region);
    pane.setStyle("-fx-background-color: #14303c;");
    Scene scene = new Scene(pane, width, height);
    Theme.STANDARD.apply(scene);
    picture(scene, name);
    pane.getChildren().clear();
  }

  /** Writes a picture of a whole scene, which is laid out in any case. Needs JavaFX's thread. */
  public static void picture(Scene scene, String name) {
    if (ARE_WANTED) {
      write(scene.snapshot(null), name);
    } else {
      Fx.laidOut(scene);
    }
  }

  /** Writes a picture. */
  public static void write(Image picture, String name) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(SwingFXUtils.fromFXImage(picture, null), "png", bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    write(bytes.toByteArray(), name + ".png");
  }

  /** Writes a file beside the pictures. */
  public static void write(byte[] content, String name) {
    Path file = FOLDER.resolve(name);
    try {
      Files.createDirectories(file.resolveSibling(""));
      Files.write(file, content);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
