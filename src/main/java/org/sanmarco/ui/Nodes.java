package org.sanmarco.ui;

import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/** Questions about the scene graph. */
public final class Nodes {

  private Nodes() {}

  /** Whether a node is another one, or a descendant of it. */
  public static boolean isWithin(@Nullable Node inner, Node outer) {
    Node up = inner;
    while (up != null && !up.equals(outer)) {
      up = up.getParent();
    }
    return up != null;
  }
}
