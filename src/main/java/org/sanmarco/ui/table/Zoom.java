package org.sanmarco.ui.table;

import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/**
 * Fills its room with a content that is laid out for a usual window and enlarged, as drawings and
 * letters are, to fit a larger one: by half of what there is room for, so that the other half goes
 * to the board. The player may want all of it larger or smaller.
 */
final class Zoom extends Pane {

  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;

  /** The least room the content can be laid out in. */
  private static final double LEAST_WIDTH = 1190;

  private static final double LEAST_HEIGHT = 813;
  private static final double SHARE = 0.5;
  private static final double STEP = 1.1;
  private static final int MOST_STEPS = 5;

  private final Region content;
  private final Scale scale = new Scale();
  private int steps;

  Zoom(Region content) {
    this.content = content;
    content.getTransforms().add(scale);
    content.setManaged(false);
    getChildren().add(content);
  }

  /** Makes all of it a step larger, or smaller. */
  void by(int step) {
    steps = Math.clamp(steps + step, -MOST_STEPS, MOST_STEPS);
    requestLayout();
  }

  /** Makes it as large as it was at first. */
  void reset() {
    by(-steps);
  }

  @Override
  protected void layoutChildren() {
    double room = Math.min(getWidth() / WIDTH, getHeight() / HEIGHT);
    double most = Math.min(getWidth() / LEAST_WIDTH, getHeight() / LEAST_HEIGHT);
    double usual = room > 1 ? 1 + SHARE * (room - 1) : room;
    double factor = Math.min(most, usual * Math.pow(STEP, steps));
    scale.setX(factor);
    scale.setY(factor);
    content.resizeRelocate(0, 0, getWidth() / factor, getHeight() / factor);
  }
}
