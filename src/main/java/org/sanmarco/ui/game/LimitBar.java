package org.sanmarco.ui.game;

import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Points against their limit, a field for each. */
public final class LimitBar extends HBox {

  private static final PseudoClass FULL = PseudoClass.getPseudoClass("full");
  private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

  private final int limit;

  /** A bar without points. */
  public LimitBar(int limit) {
    this.limit = limit;
    getStyleClass().add("penalty-bar");
    for (int i = 0; i < limit; i++) {
      Region field = new Region();
      field.getStyleClass().add("penalty-field");
      HBox.setHgrow(field, Priority.ALWAYS);
      getChildren().add(field);
    }
  }

  /** Shows a number of points. */
  public void show(int points) {
    pseudoClassStateChanged(OVER, points >= limit);
    for (int i = 0; i < limit; i++) {
      getChildren().get(i).pseudoClassStateChanged(FULL, i < points);
    }
  }
}
