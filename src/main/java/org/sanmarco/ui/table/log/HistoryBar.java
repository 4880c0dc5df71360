package org.sanmarco.ui.table.log;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.model.GameModel;

/** The bar that steps through the game move by move, and back to the present. */
public final class HistoryBar extends TablePanel<PanelContext, Parent> {

  private final GameModel model;

  @FXML private Button first;
  @FXML private Button back;
  @FXML private Label place;
  @FXML private Label turn;
  @FXML private Button forward;
  @FXML private Button last;

  public HistoryBar(PanelContext context) {
    super(context, "history.fxml");
    this.model = context.model();
  }

  @Override
  public Node first() {
    return back;
  }

  @Override
  public void show() {
    place.setText(context.text("history.place", model.moves(), model.size()));
    View state = model.view();
    turn.setText(
        state.turn() == 0
            ? context.text("round.setup")
            : context.text("history.turn", state.round(), state.turn()));
    boolean canGoBack = model.canLookBack() && model.moves() > 0;
    step(first, "history.first", Key.FIRST, canGoBack ? "" : "history.back.why");
    step(back, "history.back", Key.BACK, canGoBack ? "" : "history.back.why");
    step(forward, "history.forward", Key.ON, model.isPast() ? "" : "history.on.why");
    step(last, "history.last", Key.LAST, model.isPast() ? "" : "history.on.why");
  }

  /**
   * Names a button.
   *
   * @param why the key of the reason why it can't be pressed, or empty if it can
   */
  private void step(Button button, String text, Key key, String why) {
    button.setDisable(!why.isEmpty());
    Buttons.name(
        button,
        context.text(text),
        why.isEmpty() ? context.tip(text + ".tip", key) : context.text(why));
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
    context.model().lookAt(0);
  }

  @FXML
  private void back() {
    context.model().lookAt(model.moves() - 1);
  }

  @FXML
  private void forward() {
    context.model().lookAt(model.moves() + 1);
  }

  @FXML
  private void last() {
    context.model().lookAt(model.size());
  }
}
