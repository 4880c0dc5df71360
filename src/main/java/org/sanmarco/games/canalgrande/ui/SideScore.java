package org.sanmarco.games.canalgrande.ui;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.LimitBar;

/** The score of a side: its points in the round against what ends it (GR1), and its won cards. */
final class SideScore extends VBox {

  private final ScoreContext context;
  private final int side;
  private final LimitBar bar;
  private final Label number = Nodes.styled(new Label(), "points-number");
  private final HBox points;
  private final Tooltip tip = new Tooltip();
  private final Goals goals;

  SideScore(ScoreContext context, int side) {
    this.context = context;
    this.side = side;
    Label unit = Nodes.uncut(new Label(context.text("points.unit")), "seat-unit");
    bar = new LimitBar(context.view().limit());
    number.setMinWidth(USE_PREF_SIZE);
    number.setId("points-number-" + side);
    points = Nodes.styled(new HBox(unit, Nodes.wide(bar), number), "points");
    points.setId("points-" + side);
    Tooltip.install(points, tip);
    goals = new Goals(context, side);
    getStyleClass().add("side-score");
    getChildren().addAll(points, goals);
  }

  void show() {
    CanalGrandeView view = context.view();
    bar.show(view.points(side));
    number.setText(context.text("points.of", view.points(side), view.limit()));
    tip.setText(context.text("points.tip", context.side(side), view.points(side), view.limit()));
    points.setAccessibleText(tip.getText());
    goals.show();
  }
}
