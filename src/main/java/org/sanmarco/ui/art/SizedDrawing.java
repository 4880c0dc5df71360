package org.sanmarco.ui.art;

import javafx.scene.layout.Region;

/**
 * A drawing that is made for the size that it is given, and not again at each layout: a node that
 * is new in a layout has JavaFX lay out everything once more, in every frame.
 */
public abstract class SizedDrawing extends Region {

  private double width = -1;
  private double height = -1;

  /** Draws it for its present size, after it was cleared. */
  protected abstract void draw();

  /** Draws it again at the next layout: what it shows has changed. */
  protected final void drawAgain() {
    width = -1;
    requestLayout();
  }

  @Override
  protected final double computePrefWidth(double given) {
    return minWidth(given);
  }

  @Override
  protected final double computePrefHeight(double given) {
    return minHeight(given);
  }

  @Override
  protected final void layoutChildren() {
    if (width != getWidth() || height != getHeight()) {
      width = getWidth();
      height = getHeight();
      getChildren().clear();
      draw();
    }
  }
}
