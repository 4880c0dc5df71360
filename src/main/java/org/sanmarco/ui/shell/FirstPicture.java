package org.sanmarco.ui.shell;

import java.util.Objects;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.sanmarco.ui.art.Art;

/**
 * The first picture in a window, until there is a screen: the sun over the lagoon, in few shapes,
 * since more would take as long as the screen. On the JavaFX thread.
 */
final class FirstPicture {

  /** The number of pictures after which the first is on the screen. */
  private static final int SHOWN = 3;

  private static final double SUN = 80;

  private FirstPicture() {}

  /** The picture, which fills any room. */
  static Region draw() {
    StackPane picture = new StackPane(Art.circle(0, 0, SUN, "first-sun"));
    picture.setId("first-picture");
    picture
        .getStylesheets()
        .add(
            Objects.requireNonNull(FirstPicture.class.getResource("first-picture.css"))
                .toExternalForm());
    return picture;
  }

  /**
   * Shows the window with the picture.
   *
   * @param then is run once the picture is visible; an exception closes the window
   */
  static void show(Stage stage, Runnable then) {
    stage.setScene(WindowSize.scene(draw()));
    stage.show();
    await(stage.getScene(), () -> build(stage, then));
  }

  /** Runs something once what the scene shows now is on the screen. */
  static void await(Scene scene, Runnable then) {
    await(scene, SHOWN, then);
  }

  private static void await(Scene scene, int pictures, Runnable then) {
    // Pulses don't wait until they are drawn, but this does, and the task comes after uploads.
    scene.snapshot(
        drawn -> {
          Platform.runLater(pictures == 1 ? then : () -> await(scene, pictures - 1, then));
          return null;
        },
        new WritableImage(1, 1));
  }

  private static void build(Stage stage, Runnable then) {
    if (!stage.isShowing()) {
      return;
    }
    boolean done = false;
    try {
      then.run();
      done = true;
    } finally {
      if (!done) {
        // A picture that takes no input would be worse than none.
        stage.hide();
      }
    }
  }
}
