package org.sanmarco.ui.keys;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * Whether a window is used by keys, so that it shows where they go: the look of what has the focus
 * is that of {@code .root:by-key}. JavaFX has a state of its own for that, {@code :focus-visible},
 * but not for a focus that the program has moved, as it does after each move.
 */
public final class KeyUse {

  private static final PseudoClass BY_KEY = PseudoClass.getPseudoClass("by-key");

  private KeyUse() {}

  /** Tracks whether a key or the mouse was pressed last in a window; at first neither was. */
  public static void follow(Scene scene) {
    scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> show(scene, true));
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> show(scene, false));
  }

  /** Shows or hides the keyboard focus. */
  public static void show(Scene scene, boolean byKey) {
    scene.getRoot().pseudoClassStateChanged(BY_KEY, byKey);
  }

  /** Whether a node has the focus, and its window shows that. */
  public static boolean isAt(Node node) {
    return node.isFocused() && node.getScene().getRoot().getPseudoClassStates().contains(BY_KEY);
  }
}
