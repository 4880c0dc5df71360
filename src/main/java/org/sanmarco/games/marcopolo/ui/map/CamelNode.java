package org.sanmarco.games.marcopolo.ui.map;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.transform.Scale;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCamel;
import org.sanmarco.ui.art.Art;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.table.board.Target;

/** A camel on the map, which looks where its way goes on. */
final class CamelNode extends Target {

  private final Scale turned = new Scale(1, 1);

  CamelNode(int camel, SeatColour colour, boolean second, ClickListener clicks) {
    super("camel-" + camel, List.of(new OfCamel(camel)), clicks);
    Group figure =
        new Group(glow(() -> Art.ellipse(2, -2, 50, 13)), new CamelFigure(colour, second));
    figure.getTransforms().add(turned);
    getChildren().add(figure);
    getStyleClass().addAll("piece", colour.styleClass());
  }

  void stand(Point2D feet, boolean left) {
    Art.place(this, feet);
    turned.setX(left ? -1 : 1);
  }
}
