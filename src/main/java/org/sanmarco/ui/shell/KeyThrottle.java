package org.sanmarco.ui.shell;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/**
 * Drops keys that arrive faster than the window is drawn. The system delivers keys before JavaFX
 * gets to draw, and JavaFX keeps every node that was shown since the last frame: undo and redo in
 * quick alternation would fill the heap, and nothing would be drawn meanwhile.
 */
final class KeyThrottle {

  /** More than anybody types, and few enough to be drawn immediately. */
  static final int MOST_PER_FRAME = 40;

  private int pressed;

  private KeyThrottle() {}

  /** Drops what is too fast for a scene, except what is written into a text field. */
  static void follow(Scene scene) {
    KeyThrottle throttle = new KeyThrottle();
    scene.addPostLayoutPulseListener(() -> throttle.pressed = 0);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, throttle::filter);
  }

  private void filter(KeyEvent event) {
    if (event.getTarget() instanceof TextInputControl) {
      return;
    }
    // Without a frame to come the count would never be reset.
    Platform.requestNextPulse();
    if (pressed == MOST_PER_FRAME) {
      event.consume();
    } else {
      pressed++;
    }
  }
}
