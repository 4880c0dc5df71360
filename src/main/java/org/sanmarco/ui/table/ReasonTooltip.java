package org.sanmarco.ui.table;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;

/**
 * A small tooltip with the reason for a refusal, where the player clicked: for a refused click, and
 * for a button that can't be pressed.
 */
final class ReasonTooltip {

  private static final double WIDTH = 300;
  private static final double BESIDE = 14;

  private final Pane page;
  private final Label label = Nodes.wrapped("", "why-plate");

  /** Whether a press has not been answered yet. */
  private boolean pressed;

  private Point2D place = Point2D.ZERO;

  ReasonTooltip(Pane page) {
    this.page = page;
    label.setId("why-plate");
    label.setMaxWidth(WIDTH);
    label.setManaged(false);
    label.setMouseTransparent(true);
    label.setVisible(false);
    label.setViewOrder(-2);
    page.getChildren().add(label);
    page.addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
    page.addEventFilter(KeyEvent.KEY_PRESSED, event -> press(focus()));
  }

  /** Shows the reason why the last press was refused; hides if there is none. */
  void say(Optional<String> why) {
    if (why.isEmpty()) {
      label.setVisible(false);
    } else if (pressed) {
      show(why.get());
    }
    pressed = false;
  }

  private void press(MouseEvent event) {
    press(new Point2D(event.getSceneX(), event.getSceneY()));
    Control disabled = Buttons.disabledAt(event);
    if (disabled != null) {
      show(disabled.getTooltip().getText());
    }
  }

  private void press(Point2D where) {
    label.setVisible(false);
    pressed = true;
    place = where;
  }

  private void show(String words) {
    label.setText(words);
    label.setVisible(true);
    label.applyCss();
    double width = Math.min(WIDTH, label.prefWidth(-1));
    double height = label.prefHeight(width);
    Point2D beside = page.sceneToLocal(place).add(BESIDE, BESIDE);
    label.resizeRelocate(
        Math.clamp(beside.getX(), 0, Math.max(0, page.getWidth() - width - BESIDE)),
        Math.clamp(beside.getY(), 0, Math.max(0, page.getHeight() - height - BESIDE)),
        width,
        height);
  }

  /** The point below the focused node. */
  private Point2D focus() {
    Node focused = Nodes.focused(page);
    if (focused == null) {
      return place;
    }
    Bounds bounds = focused.localToScene(focused.getLayoutBounds());
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }
}
