package org.sanmarco.ui.game;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.keys.Key;

/** A panel from which one button, {@code go-on}, leads on. */
abstract class GoOnPanel implements Panel {

  /** What the panel has at hand. */
  final Desk desk;

  private final Parent root;

  @FXML private Button goOn;

  /**
   * Loads the view.
   *
   * @param file its FXML, which has the button
   */
  GoOnPanel(Desk desk, String file) {
    this.desk = desk;
    root = Fxml.load(this, file, desk.messages());
    Buttons.explain(goOn, desk.tip("go-on.tip", Key.PRESS));
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public Node first() {
    return goOn;
  }

  /** What the button says. */
  void lead(String text) {
    goOn.setText(text);
  }

  @FXML
  private void goOn() {
    desk.model().goOn();
  }
}
