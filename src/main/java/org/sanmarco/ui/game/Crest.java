package org.sanmarco.ui.game;

import javafx.scene.Group;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.SVGPath;
import org.sanmarco.ui.board.SeatColour;

/** A seat's colour and crest on a round shield, so that a colour never stands for itself alone. */
final class Crest extends StackPane {

  private static final double DRAWN = 11.6;

  Crest(SeatColour colour, double size) {
    Circle shield = new Circle(size / 2 - 1);
    shield.getStyleClass().add("seat-mark-shield");
    SVGPath drawing = colour.crest();
    double scale = size * 0.54 / DRAWN;
    drawing.setScaleX(scale);
    drawing.setScaleY(scale);
    getChildren().addAll(shield, new Group(drawing));
    getStyleClass().addAll("seat-mark", colour.styleClass());
    setMinSize(size, size);
    setPrefSize(size, size);
    setMaxSize(size, size);
    setMouseTransparent(true);
  }
}
