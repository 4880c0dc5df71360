package org.sanmarco.ui.table.tray;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.ScoreChart;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;

/** The tray while somebody looks back: buttons to return, or to play on from there. */
public final class PastTray extends TablePanel<PanelContext, Parent> {

  private final GameTable table;
  private final ScoreChart chart;

  @FXML private StackPane picture;
  @FXML private Button now;
  @FXML private Button goOn;

  public PastTray(GameTable table) {
    super(table.context(), "past.fxml");
    this.table = table;
    chart = new ScoreChart(context);
    picture.getChildren().add(chart);
    chart.setVisible(table.scores().isPresent());
    Buttons.explain(now, context.tip("past.now.tip", Key.LAST, Key.ESCAPE));
  }

  @Override
  public Node first() {
    return now;
  }

  @Override
  public void show() {
    table.scores().ifPresent(scores -> chart.show(scores, 0));
    Nodes.show(goOn, context.model().record().isPresent());
  }

  @FXML
  private void now() {
    context.model().lookAt(context.model().size());
  }

  @FXML
  private void goOn() {
    services.confirm(context.messages(), "continue", this::begin, context.model().moves());
  }

  private void begin() {
    services.navigator().game(context.model().continued(services.chanceSources().get()));
  }
}
