package org.sanmarco.ui.testing;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;

/** What a screen reader says of nodes that the keyboard can reach. */
public final class ScreenReader {

  private ScreenReader() {}

  /** What can be reached below a node but has no name. On the JavaFX thread. */
  public static List<Node> nameless(Parent root) {
    return reachable(root).stream().filter(node -> name(node).isBlank()).toList();
  }

  /** What can have the focus and be seen below a node. On the JavaFX thread. */
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
