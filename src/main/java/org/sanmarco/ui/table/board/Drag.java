package org.sanmarco.ui.table.board;

import module java.base;

import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.sanmarco.ui.keys.Key;

/**
 * Lets a card be dragged with the mouse and dropped on a place. From the press on it is the scene
 * that is listened to, as not every platform keeps sending the events to the card. Escape sends it
 * back.
 */
public final class Drag {

  /** Finds places. */
  @FunctionalInterface
  public interface Places {
    /** The place under a point of the scene, -1 if there is none. */
    int at(double x, double y);
  }

  private static final double ABOVE = -2;

  private final Node node;
  private final Places places;
  private final IntConsumer dropped;
  private final EventHandler<MouseEvent> dragging = this::dragged;
  private final EventHandler<MouseEvent> releasing = this::released;
  private final EventHandler<KeyEvent> keys = this::keyPressed;
  private Subscription listening = Subscription.EMPTY;
  private Point2D from = Point2D.ZERO;
  private boolean moved;

  /** Whether the card was sent back while the button is still down. */
  private boolean cancelled;

  private Runnable begun = () -> {};
  private BiConsumer<Double, Double> over = (x, y) -> {};
  private Runnable ended = () -> {};

  /**
   * Makes a node draggable.
   *
   * @param dropped receives the place of the drop; outside any place the node goes back by itself
   */
  public Drag(Node node, Places places, IntConsumer dropped) {
    this.node = node;
    this.places = places;
    this.dropped = dropped;
    node.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
  }

  /**
   * Sets the listeners to the course of a drag.
   *
   * @param left called when the card has left its place
   * @param carried receives the point of the scene that the card is over
   * @param before called just before the card is dropped or sent back
   */
  void watch(Runnable left, BiConsumer<Double, Double> carried, Runnable before) {
    begun = left;
    over = carried;
    ended = before;
  }

  private void pressed(MouseEvent event) {
    Scene scene = node.getScene();
    if (event.getButton() == MouseButton.PRIMARY && scene != null) {
      from = where(event);
      moved = false;
      cancelled = false;
      listen(scene, scene.getWindow());
    }
  }

  private void listen(Scene scene, Window window) {
    listening.unsubscribe();
    scene.addEventFilter(MouseEvent.MOUSE_DRAGGED, dragging);
    scene.addEventFilter(MouseEvent.MOUSE_RELEASED, releasing);
    // In the window, before the scene handles the key.
    window.addEventFilter(KeyEvent.KEY_PRESSED, keys);
    listening =
        () -> {
          scene.removeEventFilter(MouseEvent.MOUSE_DRAGGED, dragging);
          scene.removeEventFilter(MouseEvent.MOUSE_RELEASED, releasing);
          window.removeEventFilter(KeyEvent.KEY_PRESSED, keys);
        };
  }

  private void keyPressed(KeyEvent event) {
    if (moved && Key.ESCAPE.is(event)) {
      event.consume();
      if (!cancelled) {
        cancelled = true;
        goBack();
      }
    }
  }

  private void dragged(MouseEvent event) {
    if (!moved && event.isStillSincePress()) {
      return;
    }
    if (cancelled) {
      event.consume();
      return;
    }
    if (!moved) {
      moved = true;
      begun.run();
    }
    over.accept(event.getSceneX(), event.getSceneY());
    Point2D shift = where(event).subtract(from);
    node.setTranslateX(shift.getX());
    node.setTranslateY(shift.getY());
    lift(ABOVE);
    event.consume();
  }

  private void released(MouseEvent event) {
    listening.unsubscribe();
    if (!moved || cancelled) {
      return;
    }
    // Before the watcher is called: its marks may be needed to find the place.
    int place = places.at(event.getSceneX(), event.getSceneY());
    goBack();
    if (place >= 0) {
      dropped.accept(place);
    }
  }

  private void goBack() {
    node.setTranslateX(0);
    node.setTranslateY(0);
    lift(0);
    ended.run();
  }

  /** Raises the card and all its parents above everything. */
  private void lift(double order) {
    for (Node up = node; up != null; up = up.getParent()) {
      up.setViewOrder(order);
    }
  }

  /** The point of an event in the node's parent, at any zoom. */
  private Point2D where(MouseEvent event) {
    return node.getParent().sceneToLocal(event.getSceneX(), event.getSceneY());
  }
}
