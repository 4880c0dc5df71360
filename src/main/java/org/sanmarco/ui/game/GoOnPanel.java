package org.sanmarco.ui.game;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.keys.Key;

/**
 * A panel from which one button, {@code go-on}, leads on.
 *
 * @param <C> what it has at hand
 */
public abstract class GoOnPanel<C extends PanelContext> implements Panel {

  /** What the panel has at hand. */
  protected final C context;

  private final Parent root;

  @FXML private Button goOn;

  /**
   * Loads the view.
   *
   * @param file its FXML, which has the button
   */
  @SuppressWarnings("this-escape") // FXML sets fields only, and its button is not pressed yet
  public GoOnPanel(C context, String file) {
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
  public void lead(String text) {
    goOn.setText(text);
  }

  @FXML
  private void goOn() {
    context.commands().goOn();
  }
}
