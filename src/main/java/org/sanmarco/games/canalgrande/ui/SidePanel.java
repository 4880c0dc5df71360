package org.sanmarco.games.canalgrande.ui;

import java.util.List;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.TablePanel;

/** The joint score of two partners (GP7). */
final class SidePanel extends TablePanel<CanalGrandeContext, HBox> {

  private static final double CREST = 22;

  private final SideScore score;

  SidePanel(CanalGrandeContext context, int side) {
    super(context, new HBox());
    score = new SideScore(context, side);
    VBox crests = new VBox();
    context
        .view()
        .seatsOfSide(side)
        .forEach(seat -> crests.getChildren().add(context.crests(List.of(seat), CREST)));
    crests.getStyleClass().add("side-crests");
    root.setId("side-panel-" + side);
    root.getStyleClass().addAll("seat-panel", "side-panel");
    root.getChildren().addAll(crests, Nodes.wide(score));
    Tooltip.install(root, new Tooltip(context.side(side)));
  }

  @Override
  public void show() {
    score.show();
  }
}
