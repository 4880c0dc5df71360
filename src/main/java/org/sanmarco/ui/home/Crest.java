package org.sanmarco.ui.home;

import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import org.sanmarco.ui.board.SeatColour;

/** A colour as a round badge with its crest. */
final class Crest extends StackPane {

  private static final double CREST_SIZE = 10;

  private final double size;

  /**
   * A badge without a colour yet.
   *
   * @param size its diameter
   */
  Crest(double size) {
    this.size = size;
    getStyleClass().addAll("sm-art", "crest-badge");
    setMinSize(size, size);
    setPrefSize(size, size);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
  }

  /** Shows a colour. */
  void show(SeatColour colour) {
    getStyleClass().removeIf(style -> style.startsWith("seat-"));
    getStyleClass().add(colour.styleClass());
    SVGPath crest = colour.crest();
    double factor = size * 0.55 / CREST_SIZE;
    crest.setScaleX(factor);
    crest.setScaleY(factor);
    getChildren().setAll(crest);
  }
}
