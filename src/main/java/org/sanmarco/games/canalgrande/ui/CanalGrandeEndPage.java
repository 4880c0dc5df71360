package org.sanmarco.games.canalgrande.ui;

import java.util.Objects;
import javafx.scene.Parent;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.table.EndPage;

/** Who won and by what, and how it came to be (GE1). */
final class CanalGrandeEndPage implements EndPage {

  private final CanalGrandeContext context;
  private final VBox root = new VBox();

  CanalGrandeEndPage(CanalGrandeContext context) {
    this.context = context;
  }

  private int winner() {
    return Objects.requireNonNull(context.view().result()).winners().getFirst();
  }

  @Override
  public String title() {
    return context.text(
        "game-over.winner", context.side(winner()), context.view().seatsOfSide(winner()).size());
  }

  @Override
  public String text() {
    return "";
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {}
}
