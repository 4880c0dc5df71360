package org.sanmarco.ui.game;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.sanmarco.ui.board.Crest;
import org.sanmarco.ui.game.model.Stage.Curtain;

/** Covers the screen until it has changed hands (T6). */
final class CurtainPanel extends GoOnPanel {

  private static final double CREST = 84;

  @FXML private StackPane crest;
  @FXML private Label title;
  @FXML private Label text;

  CurtainPanel(Desk desk) {
    super(desk, "curtain.fxml");
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
      lead(desk.text("go-on"));
      return;
    }
    crest.getChildren().add(new Crest(desk.colour(seat), CREST));
    int player = desk.model().view().player(seat);
    String name = desk.player(player);
    List<String> others =
        desk.players().stream().filter(other -> other != player).map(desk::player).toList();
    title.setText(desk.text("curtain", name));
    text.setText(desk.text("curtain.text", name, desk.list(others)));
    lead(desk.text("curtain.lift", name));
  }
}
