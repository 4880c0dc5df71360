package org.sanmarco.games.sanmarco.ui.board;

import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;

/** One noble: a robed figure with the seat's crest, the feet at the origin. */
final class NobleFigure extends Group {

  /** The distance between nobles in a row. */
  static final double STEP = 20.4;

  /** From the feet to the top of the hat. */
  static final double TALL = 36;

  private static final double SIZE = 1.13;

  /** From stripe to stripe of the pattern. */
  private static final double STRIPE = 4.3;

  static final String ROBE =
      "M-8.6,-1.6C-8.6,-8 -6.8,-9.5 -6.8,-14C-6.8,-18 -4,-20 0,-20C4,-20 6.8,-18 6.8,-14"
          + "C6.8,-9.5 8.6,-8 8.6,-1.6Q0,2.8 -8.6,-1.6Z";
  static final String HAT =
      "M-8.8,-25.6C-5,-23.2 5,-23.2 8.8,-25.6C9,-27.8 6.6,-28.4 4.8,-28.8Q3.4,-33 0,-33"
          + "Q-3.4,-33 -4.8,-28.8C-6.6,-28.4 -9,-27.8 -8.8,-25.6Z";

  NobleFigure(SeatColour colour) {
    SVGPath crest = colour.crest();
    crest.setTranslateY(-9.4);
    getChildren()
        .addAll(
            Art.ellipse(2.2, -0.4, 10, 3.6, "piece-shadow"),
            Art.path(ROBE, "noble-robe"),
            colour.hatch(ROBE, STRIPE),
            Art.circle(0, -9.4, 5.9, "noble-badge"),
            Art.circle(0, -22, 4.6, "noble-face"),
            Art.path(HAT, "noble-hat"),
            crest);
    getTransforms().add(new Scale(SIZE, SIZE));
    getStyleClass().add("noble");
    Art.cached(this);
  }
}
