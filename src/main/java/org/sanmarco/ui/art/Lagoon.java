package org.sanmarco.ui.art;

import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;

/**
 * Venice across the lagoon in the evening. Fills any room: the city keeps to the right, the water
 * to the bottom.
 */
public final class Lagoon extends Region {

  private static final double WIDTH = 1600;
  private static final double HEIGHT = 1000;

  private final Rectangle frame = new Rectangle();
  private final Scale scale = new Scale();
  private final Group picture;

  /** The picture, which fills what it is put into. */
  public Lagoon() {
    getStyleClass().add("lagoon-picture");
    setMouseTransparent(true);
    setClip(frame);
    picture = draw();
    getChildren().add(picture);
  }

  @Override
  protected void layoutChildren() {
    double factor = Math.max(getWidth() / WIDTH, getHeight() / HEIGHT);
    scale.setX(factor);
    scale.setY(factor);
    picture.setLayoutX(getWidth() - factor * WIDTH);
    picture.setLayoutY(getHeight() - factor * HEIGHT);
    frame.setWidth(getWidth());
    frame.setHeight(getHeight());
  }

  private Group draw() {
    Group drawing = Drawings.evening();
    // Sun and hills reach far out of the picture, and a cache holds all of what it is for.
    drawing.setClip(new Rectangle(WIDTH, HEIGHT));
    Group scaled = new Group(drawing);
    scaled.getTransforms().add(scale);
    scaled.setManaged(false);
    return Art.cached(scaled);
  }
}
