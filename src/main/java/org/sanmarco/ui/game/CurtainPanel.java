package org.sanmarco.ui.game;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.game.model.Stage.Curtain;

/** Covers the screen until it has changed hands (T6). */
final class CurtainPanel implements Panel {

  private static final double CREST = 84;

  private final Desk desk;
  private final Parent root;

  @FXML private StackPane crest;
  @FXML private Label title;
  @FXML private Label text;
  @FXML private Button goOn;

  CurtainPanel(Desk desk) {
    this.desk = desk;
    root = Fxml.load(this, "curtain.fxml", desk.messages());
    Buttons.explain(goOn, desk.text("go-on.tip"));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Node first() {
    return goOn;
  }

  @Override
  public void show() {
    if (!(desk.model().stage() instanceof Curtain(int seat))) {
      return;
    }
    crest.getChildren().clear();
    if (seat == 0) {
      title.setText(desk.text("curtain.all"));
      text.setText(desk.text("curtain.all.text"));
      goOn.setText(desk.text("go-on"));
      return;
    }
    crest.getChildren().add(new Crest(desk.colour(seat), CREST));
    title.setText(desk.text("curtain", desk.name(seat)));
    text.setText(desk.text("curtain.text", desk.name(seat)));
    goOn.setText(desk.text("curtain.lift", desk.name(seat)));
  }

  @FXML
  private void goOn() {
    desk.model().goOn();
  }
}
