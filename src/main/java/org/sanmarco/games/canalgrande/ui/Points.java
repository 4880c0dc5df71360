package org.sanmarco.games.canalgrande.ui;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.sanmarco.games.canalgrande.CanalGrandeView;

/** A side's points in the round against what ends it (GR1). */
final class Points extends HBox {

  private static final PseudoClass FULL = PseudoClass.getPseudoClass("full");
  private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

  private final ScoreContext context;
  private final int side;
  private final HBox bar = new HBox();
  private final Label number = new Label();
  private final Tooltip tip = new Tooltip();

  Points(ScoreContext context, int side) {
    this.context = context;
    this.side = side;
    setId("points-" + side);
    getStyleClass().add("points");
    Label unit = new Label(context.text("points.unit"));
    unit.getStyleClass().add("seat-unit");
    unit.setMinWidth(USE_PREF_SIZE);
    bar.getStyleClass().add("penalty-bar");
    HBox.setHgrow(bar, Priority.ALWAYS);
    number.getStyleClass().add("points-number");
    number.setMinWidth(USE_PREF_SIZE);
    number.setId("points-number-" + side);
    getChildren().addAll(unit, bar, number);
    Tooltip.install(this, tip);
    for (int point = 0; point < context.view().limit(); point++) {
      Region field = new Region();
      field.getStyleClass().add("penalty-field");
      HBox.setHgrow(field, Priority.ALWAYS);
      bar.getChildren().add(field);
    }
  }

  void show() {
    CanalGrandeView view = context.view();
    int points = view.points(side);
    for (int point = 0; point < view.limit(); point++) {
      bar.getChildren().get(point).pseudoClassStateChanged(FULL, point < points);
    }
    bar.pseudoClassStateChanged(OVER, points >= view.limit());
    number.setText(context.text("points.of", points, view.limit()));
    String words = context.text("points.tip", context.side(side), points, view.limit());
    tip.setText(words);
    setAccessibleText(words);
  }
}
