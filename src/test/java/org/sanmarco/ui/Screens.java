package org.sanmarco.ui;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javax.imageio.ImageIO;

/** Writes pictures of what the window shows, to be judged by looking at them. */
public final class Screens {

  private static final Path FOLDER = Path.of("target", "screens");

  private Screens() {}

  /** Writes a picture of a part of the window by itself, at some size. Needs JavaFX's thread. */
  public static void picture(Region region, double width, double height, String name) {
    StackPane pane = new StackPane(region);
    pane.setStyle("-fx-background-color: #14303c;");
    Scene scene = new Scene(pane, width, height);
    Theme.STANDARD.dress(scene);
    picture(scene, name);
    pane.getChildren().clear();
  }

  /** Writes a picture of a whole scene. Needs JavaFX's thread. */
  public static void picture(Scene scene, String name) {
    BufferedImage image = SwingFXUtils.fromFXImage(scene.snapshot(null), null);
    try {
      Files.createDirectories(FOLDER);
      ImageIO.write(image, "png", FOLDER.resolve(name + ".png").toFile());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
