package org.sanmarco.ui.game;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;

/** A part of the game screen, with its view in FXML. */
public interface Panel {

  /** Its view. */
  Parent root();

  /** Shows what the model says now. */
  void show();

  /** The node that gets the focus when the panel appears; its root if there is no better one. */
  default Node first() {
    return root();
  }

  /** Whether it takes all the room of a tray, and nothing lies beside it. */
  default boolean fillsTray() {
    return false;
  }

  /**
   * Takes a key nobody else wanted.
   *
   * @return whether it meant something here
   */
  default boolean key(KeyEvent event) {
    return false;
  }
}
