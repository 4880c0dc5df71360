package org.sanmarco.games.sanmarco.ui.board;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.Pen;

/** The doge with the horned cap, larger than any noble; the feet are at the origin. */
final class DogeNode extends Group {

  private static final String CAP =
      "M-9.6,-51.5C-10.6,-58 -7,-61 -3.6,-63C0,-65.2 3.4,-67 5.2,-72C8.6,-68 10.8,-58 9.6,-51.5"
          + "Q0,-55 -9.6,-51.5Z";

  /** The outlines from back to front, each after its style. */
  static final List<List<String>> PARTS =
      List.of(
          List.of(
              "doge-mantle",
              "M-20,-2C-20,-14 -16,-20 -15,-29C-14,-37 -8,-40 0,-40C8,-40 14,-37 15,-29"
                  + "C16,-20 20,-14 20,-2Q0,6 -20,-2Z"),
          List.of("doge-robe", "M-7,-39L7,-39L9,1.6Q0,3 -9,1.6Z"),
          List.of(
              "doge-ermine",
              "M-15.4,-30C-14,-38 -8,-41 0,-41C8,-41 14,-38 15.4,-30Q12,-24 7.4,-25Q0,-29 -7.4,-25"
                  + "Q-12,-24 -15.4,-30Z"),
          List.of(
              "doge-spots",
              "M-11,-31l1.6,3.6h-3.2ZM-5.5,-34l1.6,3.6h-3.2ZM0,-36l1.6,3.6h-3.2Z"
                  + "M5.5,-34l1.6,3.6h-3.2ZM11,-31l1.6,3.6h-3.2Z"),
          List.of("doge-face", new Pen().circle(new Point2D(0, -47.5), 7.2).outline()),
          List.of("doge-beard", "M-6.6,-46Q0,-42 6.6,-46Q5.6,-37 0,-33.4Q-5.6,-37 -6.6,-46Z"),
          List.of("doge-cap", CAP),
          List.of("doge-band", "M-10.2,-52.8Q0,-57.2 10.2,-52.8L9.8,-48.6Q0,-53 -9.8,-48.6Z"));

  DogeNode() {
    setId("doge");
    setAccessibleText("Doge");
    setMouseTransparent(true);
    getStyleClass().add("doge");
    Art.cached(this);
    getChildren()
        .addAll(Art.ellipse(4, 0, 24, 8, "piece-shadow"), Art.ellipse(0, 0, 24, 8.4, "doge-base"));
    PARTS.forEach(part -> getChildren().add(Art.path(part.getLast(), part.getFirst())));
    getChildren().add(Art.circle(0, -53, 1.8, "doge-jewel"));
  }

  /** The cap, small on the ground, where the doge will stand. */
  static Group mark(Point2D feet) {
    Group mark = new Group(Art.path(CAP, "doge-mark"));
    mark.getTransforms().addAll(new Translate(feet.getX(), feet.getY()), new Scale(0.62, 0.5));
    mark.getTransforms().add(new Translate(0, 61));
    return mark;
  }

  void stand(Point2D feet) {
    Art.place(this, feet);
  }
}
