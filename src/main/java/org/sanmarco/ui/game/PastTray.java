package org.sanmarco.ui.game;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import org.sanmarco.ui.Dialogs.Answer;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.keys.Key;

/** While somebody looks back: the ways on from there. */
final class PastTray implements Panel {

  private final Desk desk;
  private final Services services;
  private final Parent root;

  private final PrestigeChart chart;

  @FXML private StackPane picture;
  @FXML private Button now;
  @FXML private Button goOn;

  PastTray(Desk desk, Services services) {
    this.desk = desk;
    this.services = services;
    root = Fxml.load(this, "past.fxml", desk.messages());
    chart = new PrestigeChart(desk, moves -> {}, desk.model()::lookAt);
    picture.getChildren().add(chart);
    Buttons.explain(now, desk.tip("past.now.tip", Key.LAST, Key.ESCAPE));
    Buttons.explain(goOn, desk.text("past.continue.tip"));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Node first() {
    return now;
  }

  @Override
  public void show() {
    chart.show(desk.model().course(), desk.model().moves(), 0);
  }

  @FXML
  private void now() {
    desk.model().lookAt(desk.model().history().size());
  }

  @FXML
  private void goOn() {
    services
        .dialogs()
        .ask(
            desk.text("continue.title", desk.model().moves()),
            desk.text("continue.text"),
            Answer.of(desk.messages(), "continue.cancel", () -> {}),
            Answer.of(desk.messages(), "continue.yes", this::begin));
  }

  private void begin() {
    services.navigator().game(desk.model().continued(services.seeds().getAsLong()));
  }
}
