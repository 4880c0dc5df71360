package org.sanmarco.games.canalgrande.ui;

import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.game.Panel;

/** The joint score of two partners (GP7). */
final class SidePanel implements Panel {

  private static final double CREST = 22;

  private final VBox root = new VBox();
  private final SideScore score;

  SidePanel(CanalGrandeContext context, int side) {
    score = new SideScore(context, side);
    Label names = new Label(context.side(side));
    names.getStyleClass().addAll("side-names", "title-face");
    names.setWrapText(true);
    HBox head = new HBox(context.crests(context.view().seatsOfSide(side), CREST), names);
    head.getStyleClass().add("seat-head");
    root.setId("side-panel-" + side);
    root.getStyleClass().addAll("seat-panel", "side-panel");
    root.getChildren().addAll(head, score);
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    score.show();
  }
}
