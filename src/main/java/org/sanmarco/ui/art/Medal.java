package org.sanmarco.ui.art;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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

  private static final Map<SeatColour, String> PATTERNS = new ConcurrentHashMap<>();

  public Medal(SeatColour colour) {
    SVGPath crest = colour.crest();
    crest.setScaleX(CREST);
    crest.setScaleY(CREST);
    String pattern =
        PATTERNS.computeIfAbsent(
            colour, of -> of.hatching().within(Art.circle(0, 0, FACE), STRIPE));
    getChildren()
        .addAll(
            Art.circle(0, 0, RADIUS, "marker-rim"),
            Art.circle(0, 0, FACE, "marker-face"),
            Art.path(pattern, "hatch"),
            Art.circle(0, 0, ROUNDEL, "noble-badge"),
            crest);
    getStyleClass().addAll("medal", colour.styleClass());
  }
}
