package org.sanmarco.ui.board;

import javafx.scene.Group;
import javafx.scene.shape.SVGPath;

/** One noble: a robed figure with his seat's crest, his feet at the origin, 19 by 32 units. */
final class NobleFigure extends Group {

  /** How far apart nobles stand in a row. */
  static final double STEP = 18.5;

  /** From the feet to the top of the hat. */
  static final double TALL = 32;

  private static final String ROBE =
      "M-8.6,-1.6C-8.6,-8 -6.8,-9.5 -6.8,-14C-6.8,-18 -4,-20 0,-20C4,-20 6.8,-18 6.8,-14"
          + "C6.8,-9.5 8.6,-8 8.6,-1.6Q0,2.8 -8.6,-1.6Z";
  private static final String HAT =
      "M-6.8,-24.6Q0,-22.4 6.8,-24.6Q4.6,-32.4 0,-31.6Q-4.6,-32.4 -6.8,-24.6Z";

  /** A figure in the colour of whatever it is put into. */
  NobleFigure(SeatColour colour) {
    SVGPath crest = colour.crest();
    crest.setTranslateY(-9.4);
    getChildren()
        .addAll(
            Art.ellipse(2.2, -0.4, 10, 3.6, "piece-shadow"),
            Art.path(ROBE, "noble-robe"),
            Art.circle(0, -22, 4.6, "noble-face"),
            Art.path(HAT, "noble-hat"),
            crest);
    getStyleClass().add("noble");
  }
}
