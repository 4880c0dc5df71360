package org.sanmarco.ui.game;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.sanmarco.ui.Nodes;

/** Points against their limit, a field for each. */
public final class LimitBar extends HBox {

  private final int limit;

  /** A bar without points. */
  public LimitBar(int limit) {
    this.limit = limit;
    getStyleClass().add("penalty-bar");
    for (int i = 0; i < limit; i++) {
      getChildren().add(Nodes.wide(Nodes.styled(new Region(), "penalty-field")));
    }
  }

  /** Shows a number of points. */
  public void show(int points) {
    Nodes.mark(this, "over", points >= limit);
    for (int i = 0; i < limit; i++) {
      Nodes.mark(getChildren().get(i), "full", i < points);
    }
  }
}
