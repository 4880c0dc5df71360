package org.sanmarco.games.sanmarco.ui;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.ui.context.SanMarcoContext;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.TablePanel;

/** The header's note of the leader, and of the round's last turn. */
final class LeaderPanel extends TablePanel<SanMarcoContext, Parent> {

  private static final double CREST = 24;
  private static final double SMALL_CREST = 18;

  @FXML private StackPane leaderCrest;
  @FXML private Label leader;
  @FXML private Label lastTurn;

  private final Drawn<List<Integer>> leading =
      new Drawn<>(seats -> leaderCrest.getChildren().setAll(context.crests(seats, CREST)));
  private final Drawn<List<Integer>> outs = new Drawn<>(this::drawOut);

  LeaderPanel(SanMarcoContext context) {
    super(context, "leader.fxml");
  }

  @Override
  public void show() {
    SanMarcoView view = context.view();
    Nodes.show(root, !view.isOver());
    leader.setText(context.text("leader", context.player(view.player(view.leader()))));
    leading.show(context.leading());
    boolean last = view.isInLastTurn();
    Nodes.show(lastTurn, last);
    outs.show(context.seats().stream().filter(seat -> !view.isIn(seat)).toList());
  }

  private void drawOut(List<Integer> seats) {
    lastTurn.setGraphic(context.crests(seats, SMALL_CREST));
    Buttons.explain(lastTurn, context.text("last-turn.tip", context.names(seats)));
  }
}
