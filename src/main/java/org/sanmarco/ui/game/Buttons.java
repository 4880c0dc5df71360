package org.sanmarco.ui.game;

import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** What all controls of the game screen have in common. */
final class Buttons {

  private Buttons() {}

  /** Says what a control is for, to the eye and to a screen reader. */
  static void explain(Control control, String text) {
    Tooltip tooltip = control.getTooltip();
    if (tooltip == null) {
      control.setTooltip(new Tooltip(text));
    } else {
      tooltip.setText(text);
    }
    control.setAccessibleHelp(text);
  }

  /** Whether a key presses what has the focus. */
  static boolean presses(KeyEvent event) {
    return event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE;
  }
}
