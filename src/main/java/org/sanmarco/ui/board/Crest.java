package org.sanmarco.ui.board;

import javafx.scene.Group;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.SVGPath;

/** A seat's colour and crest on a round shield, so that a colour never stands for itself alone. */
public final class Crest extends StackPane {

  private static final double DRAWN = 11.6;

  private final double size;
  private final Group drawing = new Group();

  /**
   * A shield without a colour yet.
   *
   * @param size its diameter in pixels
   */
  public Crest(double size) {
    this.size = size;
    Circle shield = new Circle(size / 2 - 1);
    shield.getStyleClass().add("seat-mark-shield");
    getChildren().addAll(shield, drawing);
    getStyleClass().add("seat-mark");
    setMinSize(size, size);
    setPrefSize(size, size);
    setMaxSize(size, size);
    setMouseTransparent(true);
  }

  /** A shield of a colour. */
  public Crest(SeatColour colour, double size) {
    this(size);
    show(colour);
  }

  /** Takes on another colour. */
  public void show(SeatColour colour) {
    getStyleClass().removeIf(style -> style.startsWith("seat-") && !style.equals("seat-mark"));
    getStyleClass().add(colour.styleClass());
    SVGPath crest = colour.crest();
    double scale = size * 0.54 / DRAWN;
    crest.setScaleX(scale);
    crest.setScaleY(scale);
    drawing.getChildren().setAll(crest);
  }
}
