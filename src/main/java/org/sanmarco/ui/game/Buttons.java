package org.sanmarco.ui.game;

import java.util.Objects;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.keys.Key;

/** Tooltips, names and keys of the controls on the game screen. */
public final class Buttons {

  private Buttons() {}

  /** Says what a control is for, to the eye and to a screen reader. */
  public static void explain(Control control, String text) {
    Tooltip tooltip = control.getTooltip();
    if (tooltip == null) {
      control.setTooltip(new Tooltip(text));
    } else {
      tooltip.setText(text);
    }
    control.setAccessibleHelp(text);
  }

  /** The same, for FXML. */
  public static void setTip(Control control, String text) {
    explain(control, text);
  }

  /** Names a control that shows no word, and says what it is for. */
  public static void name(Control control, String name, String text) {
    control.setAccessibleText(name);
    explain(control, text);
  }

  /** Shows whether a guide points at a button. */
  public static void light(Button button, boolean lit) {
    Nodes.mark(button, "lit", lit);
  }

  /**
   * Makes a node one that can be pressed like a button.
   *
   * @param name what a screen reader says
   */
  public static void press(Node node, String name, Runnable action) {
    node.setFocusTraversable(true);
    node.setAccessibleRole(AccessibleRole.BUTTON);
    node.setAccessibleText(name);
    node.addEventHandler(
        MouseEvent.MOUSE_CLICKED,
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
            node.requestFocus();
            action.run();
            event.consume();
          }
        });
    node.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (Key.PRESS.is(event)) {
            action.run();
            event.consume();
          }
        });
  }

  /**
   * The disabled control with a tooltip at the mouse, which itself is never hit; null if none is.
   */
  public static @Nullable Control disabledAt(MouseEvent mouse) {
    return disabledAt(mouse.getPickResult().getIntersectedNode(), mouse);
  }

  private static @Nullable Control disabledAt(@Nullable Node node, MouseEvent mouse) {
    if (node == null
        || !node.isVisible()
        || !node.contains(node.sceneToLocal(mouse.getSceneX(), mouse.getSceneY()))) {
      return null;
    }
    if (node instanceof Control control && control.isDisabled() && control.getTooltip() != null) {
      return control;
    }
    return Nodes.children(node).reversed().stream()
        .map(child -> disabledAt(child, mouse))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }
}
