package org.sanmarco.ui.table.tray;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/** The tray while a player may still undo their move: buttons to end the turn or undo. */
public final class TurnOverTray extends TablePanel<PanelContext, Parent> {

  private static final double CREST = 64;

  private final Drawn<Integer> who = new Drawn<>(this::draw);

  @FXML private StackPane crest;
  @FXML private Button end;
  @FXML private Button undo;

  public TurnOverTray(PanelContext context) {
    super(context, "turn-over.fxml");
    Buttons.explain(end, context.tip("turn-over.end.tip", Key.PRESS));
    Buttons.explain(undo, context.tip("undo.tip", Key.UNDO));
  }

  @Override
  public Node first() {
    return end;
  }

  @Override
  public void show() {
    if (context.model().prompt() instanceof TurnOver(int seat)) {
      who.show(seat);
    }
  }

  private void draw(int seat) {
    crest.getChildren().setAll(context.crests(List.of(seat), CREST));
  }

  @FXML
  private void end() {
    context.commands().goOn();
  }

  @FXML
  private void undo() {
    context.commands().undo();
  }
}
