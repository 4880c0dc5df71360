package org.sanmarco.ui.game;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.sanmarco.rules.sanmarco.Sight;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.game.model.GameModel;

/** Walks through the game on the board, move by move, and back to now. */
final class HistoryBar implements Panel {

  private final Desk desk;
  private final GameModel model;
  private final Parent root;

  @FXML private Button first;
  @FXML private Button back;
  @FXML private Label place;
  @FXML private Label turn;
  @FXML private Button forward;
  @FXML private Button last;

  HistoryBar(Desk desk) {
    this.desk = desk;
    this.model = desk.model();
    root = Fxml.load(this, "history.fxml", desk.messages());
    Buttons.name(first, desk.text("history.first"), desk.text("history.first.tip"));
    Buttons.name(back, desk.text("history.back"), desk.text("history.back.tip"));
    Buttons.name(forward, desk.text("history.forward"), desk.text("history.forward.tip"));
    Buttons.name(last, desk.text("history.last"), desk.text("history.last.tip"));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Node first() {
    return back;
  }

  @Override
  public void show() {
    place.setText(desk.text("history.place", model.moves(), model.history().size()));
    Sight sight = model.view();
    turn.setText(
        sight.turn() == 0
            ? desk.text("round.setup")
            : desk.text("history.turn", sight.round(), sight.turn()));
    boolean canGoBack = model.canLookBack() && model.moves() > 0;
    first.setDisable(!canGoBack);
    back.setDisable(!canGoBack);
    forward.setDisable(!model.isPast());
    last.setDisable(!model.isPast());
  }

  @Override
  public boolean key(KeyCode code) {
    switch (code) {
      case HOME -> toFirst();
      case LEFT, KP_LEFT -> back();
      case RIGHT, KP_RIGHT -> forward();
      case END -> last();
      default -> {
        return false;
      }
    }
    return true;
  }

  @FXML
  private void toFirst() {
    model.lookAt(0);
  }

  @FXML
  private void back() {
    model.lookAt(model.moves() - 1);
  }

  @FXML
  private void forward() {
    model.lookAt(model.moves() + 1);
  }

  @FXML
  private void last() {
    model.lookAt(model.history().size());
  }
}
