package org.sanmarco.ui.game;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import org.sanmarco.ui.keys.Key;

/**
 * A panel with one button, {@code go-on}, that continues the game.
 *
 * @param <C> its context
 */
public abstract class GoOnPanel<C extends PanelContext> extends TablePanel<C, Parent> {

  @FXML private Button goOn;

  /**
   * Loads the view.
   *
   * @param file its FXML, which has the button
   */
  protected GoOnPanel(C context, String file) {
    super(context, file);
    Buttons.explain(goOn, context.tip("go-on.tip", Key.PRESS));
  }

  @Override
  public Node first() {
    return goOn;
  }

  /** Sets the button's text. */
  public void lead(String text) {
    goOn.setText(text);
  }

  @FXML
  private void goOn() {
    context.model().goOn();
  }
}
