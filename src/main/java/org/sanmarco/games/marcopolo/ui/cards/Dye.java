package org.sanmarco.games.marcopolo.ui.cards;

import java.util.Locale;
import javafx.scene.shape.SVGPath;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.ui.art.Art;

/**
 * The colours of cards, each with a mark to tell them apart. The marks differ from the crests of
 * seats, since a card's colour has nothing to do with those.
 */
public enum Dye {
  /** Blue, with a drop. */
  B("M0,-6.4C3.2,-2.2 5,0.2 5,2.6A5,4.6 0 0 1 -5,2.6C-5,0.2 -3.2,-2.2 0,-6.4Z"),
  /** Yellow, with a star of four points. */
  Y("M0,-7L1.9,-1.9L7,0L1.9,1.9L0,7L-1.9,1.9L-7,0L-1.9,-1.9Z"),
  /** Green, with a leaf. */
  G("M-5.4,5.4C-7,-2 -1,-6.4 6,-6C6.4,1 2,7 -3.6,4.8L2,-2L-4.6,6.4Z"),
  /** Violet, with a flower. */
  V(
      "M0,-1.2A3.2,3.2 0 1 1 3,-3A3.2,3.2 0 1 1 3,3A3.2,3.2 0 1 1 -3,3A3.2,3.2 0 1 1 -3,-3"
          + "A3.2,3.2 0 0 1 0,-1.2Z"),
  /** Red, with a triangle. */
  R("M0,-6L6.2,5H-6.2Z");

  private final String mark;

  Dye(String mark) {
    this.mark = mark;
  }

  /** The dye of a card's colour. */
  public static Dye of(Card.Colour colour) {
    return valueOf(colour.name());
  }

  /** The style class that sets the paints of the nodes inside. */
  public String styleClass() {
    return "dye-" + name().toLowerCase(Locale.ROOT);
  }

  /** A new drawing of the mark, about fourteen units wide, its middle at the origin. */
  public SVGPath mark() {
    return Art.path(mark, "dye-mark");
  }
}
