package org.sanmarco.games.canalgrande.ui;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.LimitBar;

/** A side's points in the round against what ends it (GR1). */
final class Points extends HBox {

  private final ScoreContext context;
  private final int side;
  private final LimitBar bar;
  private final Label number = Nodes.styled(new Label(), "points-number");
  private final Tooltip tip = new Tooltip();

  Points(ScoreContext context, int side) {
    this.context = context;
    this.side = side;
    setId("points-" + side);
    getStyleClass().add("points");
    Label unit = Nodes.styled(new Label(context.text("points.unit")), "seat-unit");
    unit.setMinWidth(USE_PREF_SIZE);
    bar = new LimitBar(context.view().limit());
    HBox.setHgrow(bar, Priority.ALWAYS);
    number.setMinWidth(USE_PREF_SIZE);
    number.setId("points-number-" + side);
    getChildren().addAll(unit, bar, number);
    Tooltip.install(this, tip);
  }

  void show() {
    CanalGrandeView view = context.view();
    int points = view.points(side);
    bar.show(points);
    number.setText(context.text("points.of", points, view.limit()));
    String words = context.text("points.tip", context.side(side), points, view.limit());
    tip.setText(words);
    setAccessibleText(words);
  }
}
