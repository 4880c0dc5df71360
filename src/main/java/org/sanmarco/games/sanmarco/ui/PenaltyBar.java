package org.sanmarco.games.sanmarco.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.sanmarco.games.sanmarco.SanMarcoState;

/** Penalty points against the limit, a field for each. */
final class PenaltyBar extends HBox {

  private static final PseudoClass FULL = PseudoClass.getPseudoClass("full");
  private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

  private final List<Region> fields = new ArrayList<>();

  PenaltyBar() {
    getStyleClass().add("penalty-bar");
    for (int i = 0; i < SanMarcoState.LIMIT; i++) {
      Region field = new Region();
      field.getStyleClass().add("penalty-field");
      HBox.setHgrow(field, Priority.ALWAYS);
      fields.add(field);
    }
    getChildren().addAll(fields);
  }

  void show(int points) {
    pseudoClassStateChanged(OVER, points >= SanMarcoState.LIMIT);
    for (int i = 0; i < SanMarcoState.LIMIT; i++) {
      fields.get(i).pseudoClassStateChanged(FULL, i < points);
    }
  }
}
