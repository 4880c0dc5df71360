package org.sanmarco.ui.game;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.StackPane;
import org.sanmarco.rules.sanmarco.SanMarcoView;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Services;

/** Round, turn and leader, and the ways back and out. */
final class HeaderPanel implements Panel {

  private final Desk desk;
  private final Services services;
  private final Parent root;

  @FXML private Label round;
  @FXML private StackPane leaderCrest;
  @FXML private Label leader;
  @FXML private Label lastTurn;
  @FXML private Label notice;
  @FXML private Button undo;
  @FXML private Button saveAs;
  @FXML private MenuButton menu;

  HeaderPanel(Desk desk, Services services) {
    this.desk = desk;
    this.services = services;
    root = Fxml.load(this, "header.fxml", desk.messages());
    Buttons.explain(saveAs, desk.text("save-as.tip"));
    Buttons.explain(menu, desk.text("menu.tip"));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    SanMarcoView view = desk.model().view();
    boolean setup = view.turn() == 0;
    round.setText(setup ? desk.text("round.setup") : desk.text("round", view.round(), view.turn()));
    leader.setText(desk.text("leader", desk.name(view.leader())));
    leaderCrest.getChildren().setAll(new Crest(desk.colour(view.leader()), 24));
    boolean last = view.isLastTurn() && view.turn() > 0;
    lastTurn.setVisible(last);
    lastTurn.setManaged(last);
    undo.setDisable(!desk.model().canUndo());
    Buttons.explain(undo, desk.text(desk.model().canUndo() ? "undo.tip" : "undo.why"));
    notice.setText("");
  }

  @FXML
  void undo() {
    desk.model().undo();
  }

  @FXML
  void saveAs() {
    services
        .gameFiles()
        .save(
            desk.model().record(),
            file -> notice.setText(desk.text("saved", String.valueOf(file.getFileName()))));
  }

  @FXML
  private void home() {
    services.navigator().home();
  }

  @FXML
  private void newGame() {
    services.navigator().newGame();
  }

  @FXML
  private void quit() {
    services.navigator().quit();
  }
}
