package org.sanmarco.games.canalgrande.ui;

import javafx.scene.layout.VBox;

/** The score of a side: its points in the round and its won cards. */
final class SideScore extends VBox {

  private final Points points;
  private final Goals goals;

  SideScore(ScoreContext context, int side) {
    points = new Points(context, side);
    goals = new Goals(context, side);
    getStyleClass().add("side-score");
    getChildren().addAll(points, goals);
  }

  void show() {
    points.show();
    goals.show();
  }
}
