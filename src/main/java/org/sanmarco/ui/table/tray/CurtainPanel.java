package org.sanmarco.ui.table.tray;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.game.GoOnPanel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.Prompt.Curtain;

/** Covers the screen until it has changed hands. */
public final class CurtainPanel extends GoOnPanel<PanelContext> {

  private static final double CREST = 84;

  @FXML private StackPane crest;
  @FXML private Label title;
  @FXML private Label text;

  public CurtainPanel(PanelContext context) {
    super(context, "curtain.fxml");
  }

  @Override
  public void show() {
    if (!(context.model().prompt() instanceof Curtain(int seat))) {
      return;
    }
    crest.getChildren().clear();
    if (seat == 0) {
      title.setText(context.text("curtain.all"));
      text.setText(context.text("curtain.all.text"));
      lead(context.text("go-on"));
      return;
    }
    crest.getChildren().add(new Crest(context.colour(seat), CREST));
    int player = context.model().view().player(seat);
    String name = context.player(player);
    List<String> others =
        context.players().stream()
            .filter(other -> other != player && isPerson(other))
            .map(context::player)
            .toList();
    title.setText(context.text("curtain", name));
    text.setText(context.text("curtain.text", name, context.list(others)));
    lead(context.text("curtain.lift", name));
  }

  private boolean isPerson(int player) {
    return context.seatsOf(player).stream().anyMatch(context.model()::isPersonNear);
  }
}
