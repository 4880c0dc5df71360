package org.sanmarco.ui.home;

import javafx.scene.CacheHint;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import org.sanmarco.ui.board.Drawings;

/**
 * Venice across the lagoon in the evening. Fills whatever room it gets: the city keeps to the
 * right, the water to the bottom.
 */
public final class Lagoon extends Region {

  private static final double WIDTH = 1600;
  private static final double HEIGHT = 1000;

  private final Group picture;
  private final Scale scale = new Scale();
  private final Rectangle frame = new Rectangle();

  /** The picture, which fills what it is put into. */
  public Lagoon() {
    getStyleClass().add("lagoon-picture");
    Group drawing = Drawings.evening();
    // Sun and hills reach far out of the picture, and a cache holds all of what it is for.
    drawing.setClip(new Rectangle(WIDTH, HEIGHT));
    picture = new Group(drawing);
    picture.getTransforms().add(scale);
    picture.setManaged(false);
    picture.setCache(true);
    picture.setCacheHint(CacheHint.QUALITY);
    setMouseTransparent(true);
    setClip(frame);
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
}
