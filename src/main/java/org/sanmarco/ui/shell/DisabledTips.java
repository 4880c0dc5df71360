package org.sanmarco.ui.shell;

import java.util.Objects;
import javafx.animation.PauseTransition;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.game.Buttons;

/**
 * Shows the tooltips of disabled controls, which say why nothing can be done: the toolkit shows
 * only those of others.
 */
final class DisabledTips {

  private static final double BELOW = 16;

  private final PauseTransition pause = new PauseTransition();

  /** The disabled control under the mouse; null if there is none. */
  private @Nullable Control under;

  private @Nullable Tooltip shownTip;

  private DisabledTips() {}

  /** Shows those of a scene from now on. */
  static void follow(Scene scene) {
    DisabledTips tips = new DisabledTips();
    scene.addEventFilter(MouseEvent.MOUSE_MOVED, tips::moved);
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> tips.leave());
    scene.addEventFilter(MouseEvent.MOUSE_EXITED, event -> tips.leave());
  }

  private void moved(MouseEvent event) {
    Control now = Buttons.disabledAt(event);
    if (Objects.equals(now, under)) {
      return;
    }
    leave();
    if (now != null && !now.getTooltip().getText().isEmpty()) {
      under = now;
      Tooltip tooltip = now.getTooltip();
      Duration delay = tooltip.getShowDelay();
      pause.setDuration(delay);
      pause.setOnFinished(done -> show(now, tooltip, event.getScreenX(), event.getScreenY()));
      pause.playFromStart();
    }
  }

  private void show(Control control, Tooltip tooltip, double x, double y) {
    if (control.equals(under) && control.isDisabled() && control.getScene() != null) {
      tooltip.show(control, x, y + BELOW);
      shownTip = tooltip;
    }
  }

  private void leave() {
    pause.stop();
    under = null;
    if (shownTip != null) {
      shownTip.hide();
      shownTip = null;
    }
  }
}
