package org.sanmarco.ui.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.robot.Robot;
import org.jspecify.annotations.Nullable;

/**
 * A player's hand on mouse and keys. It clicks only what can be seen and isn't covered, and goes on
 * as soon as the window has answered.
 */
final class Hand {

  private static final int GRID = 12;

  private final Window window;

  Hand(Window window) {
    this.window = window;
  }

  /** Waits until something can be used, and clicks it. */
  Hand click(String id) {
    Window.until(() -> window.isUsable(id));
    return click(window.find(id).orElseThrow());
  }

  /** Clicks a node. */
  Hand click(Node node) {
    List<Node> met = new ArrayList<>();
    EventHandler<MouseEvent> watch =
        event -> {
          Node top = event.getPickResult().getIntersectedNode();
          met.add(isWithin(top, node) ? node : top);
        };
    Window.onFx(() -> {
      Scene scene = window.scene();
      scene.addEventFilter(MouseEvent.MOUSE_PRESSED, watch);
      Point2D point = place(node);
      Robot robot = new Robot();
      robot.mouseMove(point);
      robot.mousePress(MouseButton.PRIMARY);
      robot.mouseRelease(MouseButton.PRIMARY);
      scene.removeEventFilter(MouseEvent.MOUSE_PRESSED, watch);
      return point;
    });
    window.settle();
    if (!met.equals(List.of(node))) {
      throw new AssertionError("a click on " + node + " met " + met);
    }
    return this;
  }

  /** Presses keys together and lets them go. */
  Hand push(KeyCode... keys) {
    Window.onFx(() -> {
      Robot robot = new Robot();
      for (KeyCode key : keys) {
        robot.keyPress(key);
      }
      for (int i = keys.length - 1; i >= 0; i--) {
        robot.keyRelease(keys[i]);
      }
      return robot;
    });
    window.settle();
    return this;
  }

  /** Puts a text into a field in place of the old one. */
  Hand write(String id, String text) {
    click(id).push(KeyCode.CONTROL, KeyCode.A).push(KeyCode.DELETE);
    return type(text);
  }

  /** Types a text, as the system hands it to what has the focus. */
  Hand type(String text) {
    Window.onFx(() -> {
      Node focused = window.scene().getFocusOwner();
      text.codePoints()
          .mapToObj(Character::toString)
          .forEach(letter ->
              focused.fireEvent(
                  new javafx.scene.input.KeyEvent(
                      javafx.scene.input.KeyEvent.KEY_TYPED,
                      letter,
                      "",
                      KeyCode.UNDEFINED,
                      false,
                      false,
                      false,
                      false)));
      return focused;
    });
    window.settle();
    return this;
  }

  /** A point on the screen where a click meets the node and nothing that lies over it. */
  private Point2D place(Node node) {
    Parent root = window.scene().getRoot();
    root.applyCss();
    root.layout();
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    @Nullable Node met = null;
    for (int i = 0; i <= GRID * GRID; i++) {
      // The middle first, then all over.
      double x = i == 0 ? 0.5 : ((i - 1) % GRID + 0.5) / GRID;
      double y = i == 0 ? 0.5 : (Math.floorDiv(i - 1, GRID) + 0.5) / GRID;
      Point2D point =
          new Point2D(
              bounds.getMinX() + x * bounds.getWidth(), bounds.getMinY() + y * bounds.getHeight());
      Node top = pick(root, point);
      met = met == null ? top : met;
      if (top != null && isWithin(top, node)) {
        Point2D corner = root.localToScreen(0, 0);
        return point.add(corner);
      }
    }
    throw new AssertionError(node + " at " + bounds + " can't be clicked: there is " + met);
  }

  private static boolean isWithin(Node inner, Node outer) {
    for (Node up = inner; up != null; up = up.getParent()) {
      if (up.equals(outer)) {
        return true;
      }
    }
    return false;
  }

  /** The topmost node at a point of the scene, as a mouse would meet it. */
  private static @Nullable Node pick(Node node, Point2D scene) {
    if (!node.isVisible() || node.isMouseTransparent() || isClipped(node, scene)) {
      return null;
    }
    if (node instanceof Parent parent) {
      for (Node child : parent.getChildrenUnmodifiable().reversed()) {
        Node met = pick(child, scene);
        if (met != null) {
          return met;
        }
      }
    }
    if (node instanceof Parent && !(node instanceof Region) && !node.isPickOnBounds()) {
      return null;
    }
    Point2D local = node.sceneToLocal(scene);
    if (node.isPickOnBounds() ? node.getBoundsInLocal().contains(local) : node.contains(local)) {
      return node;
    }
    return null;
  }

  private static boolean isClipped(Node node, Point2D scene) {
    Node clip = node.getClip();
    return clip != null && !clip.contains(clip.parentToLocal(node.sceneToLocal(scene)));
  }
}
