package org.sanmarco.ui.art;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.SVGPath;

/** A round shield of a seat, its middle at the origin: colour, pattern, and the crest on top. */
public final class Medal extends Group {

  /** The radius of the drawing. */
  public static final double RADIUS = 19;

  private static final double FACE = 16.2;
  private static final double ROUNDEL = 11.4;
  private static final double STRIPE = 5.4;
  private static final double CREST = 1.75;
  private static final String PATTERNED = new Pen().circle(Point2D.ZERO, FACE).outline();

  public Medal(SeatColour colour) {
    SVGPath crest = colour.crest();
    crest.setScaleX(CREST);
    crest.setScaleY(CREST);
    getChildren()
        .addAll(
            Art.circle(0, 0, RADIUS, "marker-rim"),
            Art.circle(0, 0, FACE, "marker-face"),
            colour.hatch(PATTERNED, STRIPE),
            Art.circle(0, 0, ROUNDEL, "noble-badge"),
            crest);
    getStyleClass().addAll("medal", colour.styleClass());
  }
}
