package org.sanmarco.ui.art;

import javafx.application.ColorScheme;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Venice across the lagoon in the evening. Fills any room: the city keeps to the right, the water
 * to the bottom.
 */
public final class Lagoon extends Region {

  private static final double WIDTH = 1600;
  private static final double HEIGHT = 1000;

  private final Rectangle frame = new Rectangle();
  private final ImageView painted = new ImageView();
  private final Scale scale = new Scale();
  private @Nullable Group drawn;

  /** The picture, which fills what it is put into. */
  public Lagoon() {
    getStyleClass().add("lagoon-picture");
    painted.setManaged(false);
    painted.setPreserveRatio(true);
    setMouseTransparent(true);
    setClip(frame);
    sceneProperty()
        .flatMap(scene -> scene.getPreferences().colorSchemeProperty())
        .subscribe(this::look);
  }

  /** Fetches what was painted for this look; there is none of it without a window. */
  private void look(@Nullable ColorScheme scheme) {
    painted.setImage(
        scheme == null ? null : Painting.picture(scheme == ColorScheme.DARK).orElse(null));
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double factor = Math.max(getWidth() / WIDTH, getHeight() / HEIGHT);
    Node picture = picture(factor);
    if (!getChildren().contains(picture)) {
      getChildren().setAll(picture);
      // Not one pulse later: without a style everything is black.
      picture.applyCss();
    }
    picture.setLayoutX(getWidth() - factor * WIDTH);
    picture.setLayoutY(getHeight() - factor * HEIGHT);
    frame.setWidth(getWidth());
    frame.setHeight(getHeight());
  }

  /** The painted picture if it is large enough, else a drawing. */
  private Node picture(double factor) {
    Image image = painted.getImage();
    if (image != null && factor * WIDTH * density() <= image.getWidth()) {
      painted.setFitWidth(factor * WIDTH);
      return painted;
    }
    scale.setX(factor);
    scale.setY(factor);
    if (drawn == null) {
      drawn = draw();
    }
    return drawn;
  }

  /** The pixels per unit. */
  private double density() {
    Window window = getScene().getWindow();
    return window == null ? 1 : window.getOutputScaleX();
  }

  private Group draw() {
    Group drawing = Drawings.evening();
    // Sun and hills reach far out of the picture, and a cache holds all of what it is for.
    drawing.setClip(new Rectangle(WIDTH, HEIGHT));
    Group picture = new Group(drawing);
    picture.getTransforms().add(scale);
    picture.setManaged(false);
    return Art.cached(picture);
  }
}
