package org.sanmarco.ui.shell;

import java.util.Objects;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Shows the tooltips of disabled controls, which say why nothing can be done: the toolkit shows
 * only those of others.
 */
final class DisabledTips {

  private static final double BELOW = 16;

  private final PauseTransition pause = new PauseTransition();

  /** The disabled control under the mouse; null if there is none. */
  private @Nullable Control under;

  private @Nullable Tooltip shown;

  private DisabledTips() {}

  /** Shows those of a scene from now on. */
  static void follow(Scene scene) {
    DisabledTips tips = new DisabledTips();
    scene.addEventFilter(MouseEvent.MOUSE_MOVED, tips::moved);
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> tips.leave());
    scene.addEventFilter(MouseEvent.MOUSE_EXITED, event -> tips.leave());
  }

  private void moved(MouseEvent event) {
    Control now = disabled(event.getPickResult().getIntersectedNode(), event);
    if (Objects.equals(now, under)) {
      return;
    }
    leave();
    Tooltip tooltip = now == null ? null : now.getTooltip();
    if (now != null && tooltip != null && !tooltip.getText().isEmpty()) {
      under = now;
      Duration delay = tooltip.getShowDelay();
      pause.setDuration(delay);
      pause.setOnFinished(done -> show(now, tooltip, event.getScreenX(), event.getScreenY()));
      pause.playFromStart();
    }
  }

  /** The disabled control in a node at the mouse, which itself is never hit; null if none is. */
  private static @Nullable Control disabled(@Nullable Node node, MouseEvent mouse) {
    if (node == null
        || !node.isVisible()
        || !node.contains(node.sceneToLocal(mouse.getSceneX(), mouse.getSceneY()))) {
      return null;
    }
    if (node instanceof Control control && control.isDisabled()) {
      return control;
    }
    if (node instanceof Parent parent) {
      for (Node child : parent.getChildrenUnmodifiable().reversed()) {
        Control found = disabled(child, mouse);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private void show(Control control, Tooltip tooltip, double x, double y) {
    if (control.equals(under) && control.isDisabled() && control.getScene() != null) {
      tooltip.show(control, x, y + BELOW);
      shown = tooltip;
    }
  }

  private void leave() {
    pause.stop();
    under = null;
    if (shown != null) {
      shown.hide();
      shown = null;
    }
  }
}
