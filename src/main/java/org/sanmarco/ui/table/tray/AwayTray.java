package org.sanmarco.ui.table.tray;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.table.model.Prompt.Away;

/**
 * The tray while a seat is asked whose own screen is away: the game waits, unless somebody presses
 * a button. No button has the focus, so that no key decides by accident.
 */
public final class AwayTray extends TablePanel<PanelContext, Parent> {

  private static final double CREST = 64;

  private final Drawn<Integer> who = new Drawn<>(this::draw);

  @FXML private StackPane crest;
  @FXML private Label title;
  @FXML private Button here;
  @FXML private Button computer;

  public AwayTray(PanelContext context) {
    super(context, "away.fxml");
  }

  @Override
  public void show() {
    if (context.model().prompt() instanceof Away(int seat)) {
      who.show(seat);
    }
  }

  private void draw(int seat) {
    String name = context.name(seat);
    crest.getChildren().setAll(context.crests(List.of(seat), CREST));
    title.setText(context.text("away", name));
    Buttons.explain(here, context.text("away.here.tip", name));
    Buttons.explain(computer, context.text("away.computer.tip", name));
  }

  @FXML
  private void here() {
    context.commands().decideHere();
  }

  @FXML
  private void computer() {
    context.commands().substitute();
  }
}
