package org.sanmarco.ui.game;

import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/**
 * Fills its room with a content that is laid out for a usual window and enlarged, as drawings and
 * letters are, to fit a larger one; so nothing on it is ever too small for its screen.
 */
final class Zoom extends Pane {

  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;
  private static final double SMALLEST = 0.86;

  private final Region content;
  private final Scale scale = new Scale();

  Zoom(Region content) {
    this.content = content;
    content.getTransforms().add(scale);
    content.setManaged(false);
    getChildren().add(content);
  }

  @Override
  protected void layoutChildren() {
    double factor = Math.max(SMALLEST, Math.min(getWidth() / WIDTH, getHeight() / HEIGHT));
    scale.setX(factor);
    scale.setY(factor);
    content.resizeRelocate(0, 0, getWidth() / factor, getHeight() / factor);
  }
}
