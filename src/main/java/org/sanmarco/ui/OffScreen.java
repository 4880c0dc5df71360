package org.sanmarco.ui;

import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;

/**
 * A part of no window, with the window's theme, for pictures. For the JavaFX thread only: JavaFX
 * allows nodes on other threads, but its layout of texts on Linux breaks when two threads use it at
 * once.
 */
public final class OffScreen {

  private final Region part;
  private final Group root;
  private final Scene scene;

  /**
   * Takes a part, which then has its preferred size.
   *
   * @throws IllegalStateException on another thread than JavaFX's
   */
  public OffScreen(Region part, Theme theme) {
    if (!Platform.isFxApplicationThread()) {
      throw new IllegalStateException("texts are laid out on the JavaFX thread only");
    }
    this.part = part;
    root = new Group(part);
    scene = new Scene(root);
    apply(theme);
  }

  /** Applies a theme. */
  public void apply(Theme theme) {
    theme.style(scene);
  }

  /**
   * A picture of the part as it is now.
   *
   * @param scale how many pixels a unit has
   */
  public WritableImage picture(double scale) {
    root.applyCss();
    root.layout();
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setTransform(Transform.scale(scale, scale));
    parameters.setFill(Color.TRANSPARENT);
    // Whole pixels, for a sharp edge.
    parameters.setViewport(
        new Rectangle2D(
            0, 0, Math.floor(part.getWidth() * scale), Math.floor(part.getHeight() * scale)));
    return part.snapshot(parameters, null);
  }
}
