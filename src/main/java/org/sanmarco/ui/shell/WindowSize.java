package org.sanmarco.ui.shell;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.util.Subscription;
import org.sanmarco.save.settings.Settings.TextSize;
import org.sanmarco.ui.Screen;

/** The sizes of windows. */
final class WindowSize {

  /** The usual size within a window's frame. */
  private static final int WIDTH = 1280;

  private static final int HEIGHT = 800;

  /** The smallest scale, also for contents that need more room. */
  private static final double LEAST_FACTOR = 0.75;

  /** An upper bound of the size of any system's frame. */
  private static final double FRAME = 64;

  private WindowSize() {}

  /** Makes a stage as large as its scene, or where there is no room for that, as it may be. */
  static void fit(Stage stage, Rectangle2D room) {
    stage.setMinWidth(Math.min(Screen.LEAST_WIDTH, room.getWidth()));
    stage.setMinHeight(Math.min(Screen.LEAST_HEIGHT, room.getHeight()));
    if (room.getWidth() < WIDTH + FRAME || room.getHeight() < HEIGHT + FRAME) {
      stage.setWidth(Math.min(WIDTH, room.getWidth()));
      stage.setHeight(Math.min(HEIGHT, room.getHeight()));
      // In the middle, where the window would be put otherwise, its title bar would be above the
      // screen.
      stage.setX(room.getMinX() + (room.getWidth() - stage.getWidth()) / 2);
      stage.setY(room.getMinY());
    }
    keepTitleBar(stage, room);
  }

  /**
   * Moves the window down when its title bar turns out to be above the room: some window managers
   * say what their frame takes only after they have placed the content. Ends with the first click
   * or key.
   */
  private static void keepTitleBar(Stage stage, Rectangle2D room) {
    Runnable place =
        () -> {
          if (stage.isShowing() && stage.getY() < room.getMinY()) {
            Platform.runLater(() -> stage.setY(room.getMinY()));
          }
        };
    Subscription placing =
        stage.yProperty().subscribe(place).and(stage.showingProperty().subscribe(place));
    stage.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> placing.unsubscribe());
    stage.addEventFilter(KeyEvent.KEY_PRESSED, event -> placing.unsubscribe());
  }

  /** Brings a stage back into sight whenever the screens change. */
  static void keepOnScreen(Stage stage) {
    javafx.stage.Screen.getScreens()
        .subscribe(() ->
            Platform.runLater(() ->
                bringBack(
                    stage,
                    javafx.stage.Screen.getScreens().stream()
                        .map(javafx.stage.Screen::getVisualBounds)
                        .toList())));
  }

  /**
   * Moves a window whose title bar is on no screen to the screen that shows most of it, or to the
   * first one, and makes it no larger than that.
   *
   * @param rooms the room on each screen
   */
  static void bringBack(Stage stage, List<Rectangle2D> rooms) {
    if (rooms.isEmpty()
        || stage.isMaximized()
        || stage.isFullScreen()
        || rooms.stream().anyMatch(room -> hasTitleBar(room, stage))) {
      return;
    }
    Rectangle2D room =
        Collections.max(rooms, Comparator.comparingDouble(each -> visibleArea(each, stage)));
    stage.setMinWidth(Math.min(stage.getMinWidth(), room.getWidth()));
    stage.setMinHeight(Math.min(stage.getMinHeight(), room.getHeight()));
    stage.setWidth(Math.min(stage.getWidth(), room.getWidth()));
    stage.setHeight(Math.min(stage.getHeight(), room.getHeight()));
    stage.setX(Math.clamp(stage.getX(), room.getMinX(), room.getMaxX() - stage.getWidth()));
    stage.setY(Math.clamp(stage.getY(), room.getMinY(), room.getMaxY() - stage.getHeight()));
  }

  /** Whether enough of a window's title bar is in a room to seize it. */
  private static boolean hasTitleBar(Rectangle2D room, Stage stage) {
    double left = Math.max(stage.getX(), room.getMinX());
    double right = Math.min(stage.getX() + stage.getWidth(), room.getMaxX());
    return right - left >= Math.min(4 * FRAME, stage.getWidth())
        && stage.getY() >= room.getMinY()
        && stage.getY() + FRAME <= room.getMaxY();
  }

  private static double visibleArea(Rectangle2D room, Stage stage) {
    double width =
        Math.min(stage.getX() + stage.getWidth(), room.getMaxX())
            - Math.max(stage.getX(), room.getMinX());
    double height =
        Math.min(stage.getY() + stage.getHeight(), room.getMaxY())
            - Math.max(stage.getY(), room.getMinY());
    return Math.max(0, width) * Math.max(0, height);
  }

  /** Makes a stage as small as it may be, so that drawing it needs less memory. */
  static void shrink(Stage stage) {
    stage.setFullScreen(false);
    stage.setMaximized(false);
    stage.setWidth(Screen.LEAST_WIDTH);
    stage.setHeight(Screen.LEAST_HEIGHT);
  }

  /**
   * The scale of a window's content: that of the text size, limited by the content's least room and
   * its minimum size. Content that needs more than the window is made smaller.
   */
  static double factor(
      Region content, Dimension2D least, TextSize size, double width, double height) {
    double most = Math.min(width / content.minWidth(-1), height / content.minHeight(-1));
    double room = Math.min(width / least.getWidth(), height / least.getHeight());
    return Math.max(LEAST_FACTOR, Math.min(Math.min(size.factor(), Math.max(1, room)), most));
  }

  /** A scene of the size that a usual window has. */
  static Scene scene(Parent root) {
    return new Scene(root, WIDTH, HEIGHT);
  }
}
