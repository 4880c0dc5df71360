package org.sanmarco.ui.table;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.keys.Key;

/** A panel from which one button, {@code go-on}, leads on. */
abstract class GoOnPanel implements Panel {

  /** What the panel has at hand. */
  final PanelContext context;

  private final Parent root;

  @FXML private Button goOn;

  /**
   * Loads the view.
   *
   * @param file its FXML, which has the button
   */
  GoOnPanel(PanelContext context, String file) {
    this.context = context;
    root = Fxml.load(this, file, context.messages());
    Buttons.explain(goOn, context.tip("go-on.tip", Key.PRESS));
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
    context.model().goOn();
  }
}
