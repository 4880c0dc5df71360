package org.sanmarco.ui.game;

import java.util.function.IntConsumer;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;

/** Lets a card be dragged with the mouse and dropped on a place. */
final class Drag {

  /** Finds places. */
  @FunctionalInterface
  interface Places {
    /** The place under a point of the scene, -1 if there is none. */
    int at(double x, double y);
  }

  private final Node node;
  private Point2D from = Point2D.ZERO;

  /**
   * Makes a node one that can be dragged.
   *
   * @param dropped is told where it was let go; it goes back by itself otherwise
   */
  Drag(Node node, Places places, IntConsumer dropped) {
    this.node = node;
    node.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    node.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    node.addEventHandler(
        MouseEvent.MOUSE_RELEASED,
        event -> {
          lay();
          int place =
              event.isStillSincePress() ? -1 : places.at(event.getSceneX(), event.getSceneY());
          if (place >= 0) {
            dropped.accept(place);
          }
        });
  }

  private void pressed(MouseEvent event) {
    from = where(event);
  }

  private void dragged(MouseEvent event) {
    if (event.isStillSincePress()) {
      return;
    }
    node.setViewOrder(-1);
    node.getParent().getParent().setViewOrder(-1);
    Point2D way = where(event).subtract(from);
    node.setTranslateX(way.getX());
    node.setTranslateY(way.getY());
    event.consume();
  }

  /** In the coordinates in which the node lies, however much those are enlarged. */
  private Point2D where(MouseEvent event) {
    return node.getParent().sceneToLocal(event.getSceneX(), event.getSceneY());
  }

  private void lay() {
    node.setViewOrder(0);
    node.getParent().getParent().setViewOrder(0);
    node.setTranslateX(0);
    node.setTranslateY(0);
  }
}
