package org.sanmarco.ui.game;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import org.sanmarco.rules.sanmarco.Sight;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.game.model.GameModel;
import org.sanmarco.ui.keys.Key;

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
    Buttons.name(first, desk.text("history.first"), desk.tip("history.first.tip", Key.FIRST));
    Buttons.name(back, desk.text("history.back"), desk.tip("history.back.tip", Key.BACK));
    Buttons.name(forward, desk.text("history.forward"), desk.tip("history.forward.tip", Key.ON));
    Buttons.name(last, desk.text("history.last"), desk.tip("history.last.tip", Key.LAST));
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
  public boolean key(KeyEvent event) {
    if (Key.FIRST.is(event)) {
      toFirst();
    } else if (Key.BACK.is(event)) {
      back();
    } else if (Key.ON.is(event)) {
      forward();
    } else if (Key.LAST.is(event)) {
      last();
    } else {
      return false;
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
