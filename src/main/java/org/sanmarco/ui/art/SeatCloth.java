package org.sanmarco.ui.art;

import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;

/**
 * A piece of cloth in a seat's colour and pattern, as large as it is laid out: the edge of a panel,
 * a bar of a chart. The pattern identifies the colour for players who can't see it.
 */
public final class SeatCloth extends Region {

  /** From one line of the pattern to the next, in pixels. */
  private static final double STEP = 7;

  /** The cloth's width along a panel's edge, and the radius of its corners there. */
  private static final double EDGE = 9;

  private static final double HEM = 8;

  private final Hatching hatching;
  private final double step;
  private final Rectangle ground = new Rectangle();
  private final Rectangle clip = new Rectangle();
  private double beyond;

  /** A cloth with a pattern of the usual size. */
  public SeatCloth(SeatColour colour) {
    this(colour, STEP);
  }

  /**
   * A cloth.
   *
   * @param step from one line of the pattern to the next, in pixels
   */
  public SeatCloth(SeatColour colour, double step) {
    this.hatching = colour.hatching();
    this.step = step;
    ground.getStyleClass().add("seat-cloth-ground");
    ground.setManaged(false);
    getStyleClass().addAll("seat-cloth", colour.styleClass());
    setMouseTransparent(true);
  }

  /** Rounds all corners by a radius in pixels. */
  public void setRounding(double radius) {
    clip.setArcWidth(2 * radius);
    clip.setArcHeight(2 * radius);
    setClip(clip);
  }

  /** Rounds the corners on the left by a radius in pixels, to fit into those of a panel. */
  public void hem(double radius) {
    setRounding(radius);
    beyond = radius;
  }

  /** Hangs it down the left edge of a seat's panel, behind what the panel holds. */
  public void hang(Pane panel) {
    setManaged(false);
    hem(HEM);
    panel.getChildren().addFirst(this);
    panel
        .layoutBoundsProperty()
        .subscribe(bounds -> resizeRelocate(1, 1, EDGE, bounds.getHeight() - 2));
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    ground.setWidth(width);
    ground.setHeight(height);
    clip.setWidth(width + beyond);
    clip.setHeight(height);
    Path lines = hatching.over(0, 0, width, height, step);
    lines.getStyleClass().add("seat-cloth-lines");
    lines.setManaged(false);
    if (hatching == Hatching.BENDS) {
      lines.setClip(new Rectangle(width, height));
    }
    getChildren().setAll(ground, lines);
  }
}
