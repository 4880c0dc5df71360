package org.sanmarco.ui;

import java.util.function.DoubleBinaryOperator;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/**
 * Fills its room with a content that is laid out in a larger or smaller room and scaled with its
 * drawings and letters.
 */
public final class Zoom extends Pane {

  private final Region content;
  private final DoubleBinaryOperator factor;
  private final Scale scale = new Scale();

  /**
   * A zoom of a content.
   *
   * @param factor the content's scale in a room of a width and a height; called with each layout
   */
  public Zoom(Region content, DoubleBinaryOperator factor) {
    this.content = content;
    this.factor = factor;
    content.getTransforms().add(scale);
    getChildren().add(content);
  }

  /** Asks for no width: the content is laid out in the available room. */
  @Override
  protected double computePrefWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    return 0;
  }

  @Override
  protected void layoutChildren() {
    double now = factor.applyAsDouble(getWidth(), getHeight());
    scale.setX(now);
    scale.setY(now);
    content.resizeRelocate(0, 0, getWidth() / now, getHeight() / now);
  }
}
