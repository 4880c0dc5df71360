package org.sanmarco.ui.shell;

import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.sanmarco.ui.home.Painting;

/** How large windows are. */
final class WindowSize {

  /** What a window usually has within its frame, for which the evening is painted. */
  static final int WIDTH = Painting.WIDTH;

  static final int HEIGHT = Painting.HEIGHT;

  private static final double MIN_WIDTH = 1024;
  private static final double MIN_HEIGHT = 700;

  /** More than any system's frame takes. */
  private static final double FRAME = 64;

  private WindowSize() {}

  /** Makes a stage as large as its scene, or where there is no room for that, as it may be. */
  static void fit(Stage stage, Rectangle2D room) {
    stage.setMinWidth(Math.min(MIN_WIDTH, room.getWidth()));
    stage.setMinHeight(Math.min(MIN_HEIGHT, room.getHeight()));
    if (room.getWidth() < WIDTH + FRAME || room.getHeight() < HEIGHT + FRAME) {
      stage.setWidth(Math.min(WIDTH, room.getWidth()));
      stage.setHeight(Math.min(HEIGHT, room.getHeight()));
      // In the middle, where the window would be put otherwise, its title bar would be above the
      // screen.
      stage.setX(room.getMinX() + (room.getWidth() - stage.getWidth()) / 2);
      stage.setY(room.getMinY());
    }
  }

  /** How many times the smallest window a room is, in the direction that has less of it. */
  static double room(double width, double height) {
    return Math.min(width / MIN_WIDTH, height / MIN_HEIGHT);
  }

  /** A scene of the size that a usual window has. */
  static Scene scene(Parent root) {
    return new Scene(root, WIDTH, HEIGHT);
  }
}
