package org.sanmarco.ui.art;

import javafx.scene.Group;

/** The doge's cap, the middle of its lower rim at the origin: the crown in games of Venice. */
public final class Corno extends Group {

  /** The width of the drawing. */
  public static final double WIDTH = 96;

  private static final double[] GEMS = {-30, 0, 30};

  public Corno() {
    getChildren()
        .addAll(
            Art.path(
                "M-44,-14C-52,-46 -34,-72 2,-86C16,-92 30,-88 30,-76C31,-62 50,-46 44,-14"
                    + "Q0,2 -44,-14Z",
                "corno-cap"),
            Art.path("M-18,-12C-26,-40 -14,-62 14,-80", "corno-fold"),
            Art.path("M18,-10C20,-34 20,-52 26,-74", "corno-fold"),
            Art.path("M-48,-16Q0,2 48,-16L46,2Q0,18 -46,2Z", "corno-band"));
    for (double x : GEMS) {
      double rim = 1 - Math.abs(x) / 10;
      getChildren().add(Art.circle(x, rim, 4.2, "corno-gem"));
    }
    getStyleClass().add("corno");
  }
}
