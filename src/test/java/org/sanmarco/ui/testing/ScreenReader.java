package org.sanmarco.ui.testing;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;

/** A screen reader's view of the nodes that the keyboard can reach. */
public final class ScreenReader {

  private ScreenReader() {}

  /** The reachable nodes below a node that have no name. Called on the JavaFX thread. */
  public static List<Node> nameless(Parent root) {
    return reachable(root).stream().filter(node -> name(node).isBlank()).toList();
  }

  /** The visible, focusable nodes below a node. Called on the JavaFX thread. */
  public static List<Node> reachable(Parent root) {
    List<Node> reachable = new ArrayList<>();
    collect(root, reachable);
    return reachable;
  }

  private static void collect(Node node, List<Node> reachable) {
    if (!node.isVisible() || node.isDisable()) {
      return;
    }
    if (node.isFocusTraversable()) {
      reachable.add(node);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, reachable));
    }
  }

  private static String name(Node node) {
    if (node.getAccessibleText() != null) {
      return node.getAccessibleText();
    }
    return switch (node) {
      case Labeled labeled when labeled.getText() != null -> labeled.getText();
      case Text text -> text.getText();
      default -> "";
    };
  }
}
