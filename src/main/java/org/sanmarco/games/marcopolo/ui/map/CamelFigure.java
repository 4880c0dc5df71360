package org.sanmarco.games.marcopolo.ui.map;

import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;

/**
 * A camel with its rider in a seat's colour, the feet at the origin. Where a player has two, the
 * second carries a pennant.
 */
final class CamelFigure extends Group {

  /** From the feet to the top of the turban. */
  static final double TALL = 102;

  /** The scale of the figure on the map. */
  private static final double SIZE = 0.98;

  /** From stripe to stripe of the pattern. */
  private static final double STRIPE = 5;

  static final String BODY =
      "M-38,-31C-44,-41 -42,-53 -34,-55C-30,-57 -28,-71 -20,-71C-12,-71 -10,-57 -3,-56"
          + "C3,-57 5,-71 13,-71C21,-71 22,-55 28,-51C35,-48 38,-55 39,-65C40,-75 43,-80 48,-81"
          + "L50,-85L53,-81C59,-81 66,-75 68,-70C69,-66 65,-63 61,-63C57,-62 54,-62 52,-59"
          + "C52,-45 46,-33 33,-28L31.5,-2Q31,0 24.5,0L22.5,-24C8,-20 -8,-20 -22,-25L-24,-2"
          + "Q-25,0 -31.5,0L-31.5,-26C-35,-26 -37,-28 -38,-31Z";
  static final String FAR_LEGS = "M12,-28L14,-2H20.5L23,-28ZM-23,-28L-19,-2H-12.5L-11,-28Z";
  static final String MANE =
      "M30,-50C37,-48 40,-55 40.5,-65C43,-58 45,-52 42,-46C38,-40 32,-42 30,-50Z"
          + "M-28,-62C-27,-69 -23,-71.5 -20,-71.5C-16,-71.5 -13,-68 -12,-62Q-20,-65 -28,-62Z"
          + "M6,-62C7,-69 10,-71.5 13,-71.5C17,-71.5 20,-68 21,-62Q13,-65 6,-62Z";
  static final String BLANKET =
      "M-17,-66C-12,-56 -8,-55 -3.5,-55C1,-55 5,-56 10,-66C14,-58 17,-48 18,-37"
          + "C8,-31 -14,-31 -25,-37C-24,-48 -21,-58 -17,-66Z";
  static final String ROBE =
      "M-13.5,-55C-14,-70 -12,-83 -3,-83C6,-83 9,-70 8.5,-55Q-2.5,-49 -13.5,-55Z";
  static final String TURBAN = "M-11.5,-90C-13.5,-103 8,-103 7.5,-90C3,-94 -6,-94 -11.5,-90Z";

  static final String PENNANT = "M-24,-106L-46,-99L-21.5,-93Z";

  /**
   * A figure.
   *
   * @param second whether it is a player's second camel
   */
  CamelFigure(SeatColour colour, boolean second) {
    SVGPath crest = colour.crest();
    crest.setScaleX(1.25);
    crest.setScaleY(1.25);
    crest.setTranslateX(-3.5);
    crest.setTranslateY(-43.5);
    getChildren()
        .addAll(
            Art.ellipse(4, -1, 44, 6, "piece-shadow"),
            Art.path(FAR_LEGS, "camel-far"),
            Art.path("M-40,-47C-48,-42 -47,-33 -45,-27", "camel-line"),
            Art.path(BODY, "camel-body"),
            Art.path(MANE, "camel-mane"),
            Art.circle(55.5, -73.5, 1.7, "camel-eye"),
            Art.path(BLANKET, "camel-cloth"),
            colour.hatch(BLANKET, STRIPE),
            Art.path("M-25,-37C-14,-31 8,-31 18,-37", "camel-fringe"),
            Art.circle(-3.5, -43.5, 9.4, "noble-badge"),
            crest,
            Art.path("M54,-66C40,-60 28,-64 12,-66", "camel-rein"),
            Art.path(ROBE, "camel-cloth"),
            Art.path("M-4,-77Q4,-66 15,-66", "camel-arm"),
            Art.circle(-1.6, -88, 6.4, "camel-face"),
            Art.path(TURBAN, "camel-turban"),
            Art.path("M-8,-92C-5,-97 1,-100 5,-97", "camel-fold"));
    if (second) {
      getChildren()
          .addAll(Art.path("M-14,-58L-24,-106", "camel-pole"), Art.path(PENNANT, "camel-pennant"));
    }
    getTransforms().add(new Scale(SIZE, SIZE));
    getStyleClass().addAll("camel", colour.styleClass());
    Art.cached(this);
  }
}
