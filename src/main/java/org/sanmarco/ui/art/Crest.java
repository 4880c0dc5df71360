package org.sanmarco.ui.art;

import javafx.scene.Group;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Scale;

/** A seat's colour and crest on a round shield, so that no information is in the colour alone. */
public final class Crest extends StackPane {

  /** The least size at which the pattern is drawn. */
  private static final double PATTERNED = 22;

  private final double size;
  private final Group drawing = new Group();

  /**
   * A shield without a colour yet.
   *
   * @param size its diameter in pixels
   */
  public Crest(double size) {
    this.size = size;
    getChildren().add(drawing);
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

  /** Shows another colour. */
  public void show(SeatColour colour) {
    getStyleClass().removeIf(style -> style.startsWith("seat-") && !style.equals("seat-mark"));
    getStyleClass().add(colour.styleClass());
    Medal medal = new Medal(colour);
    double scale = size / 2 / Medal.RADIUS;
    medal.getTransforms().add(new Scale(scale, scale));
    // A pattern of a few pixels would only blur the crest.
    medal.lookupAll(".hatch").forEach(pattern -> pattern.setVisible(size >= PATTERNED));
    drawing.getChildren().setAll(medal);
  }
}
