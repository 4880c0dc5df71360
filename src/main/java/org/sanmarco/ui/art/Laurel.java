package org.sanmarco.ui.art;

import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;

/** A wreath of laurel, the middle of its lower rim at the origin: crowns the winner of any game. */
public final class Laurel extends Group {

  /** The leaves on each side of the middle. */
  private static final int LEAVES = 4;

  private static final double STEP = 10;

  public Laurel() {
    for (int i = LEAVES; i > 0; i--) {
      getChildren().addAll(leaf(-i), leaf(i));
    }
    getChildren()
        .addAll(
            leaf(0),
            Art.path("M-46,-16Q0,4 46,-16L44,-7Q0,14 -44,-7Z", "laurel-band"),
            Art.circle(0, 0, 6, "laurel-berry"));
    getStyleClass().add("laurel");
  }

  /** A leaf that leans outwards, the more the further from the middle. */
  private static SVGPath leaf(int place) {
    SVGPath leaf = Art.path("M0,0C-11,-14 -9,-34 0,-46C9,-34 11,-14 0,0Z", "laurel-leaf");
    double bow = -12.0 * place * place / (LEAVES * LEAVES);
    leaf.getTransforms().addAll(new Translate(STEP * place, bow), new Rotate(8.0 * place));
    return leaf;
  }
}
