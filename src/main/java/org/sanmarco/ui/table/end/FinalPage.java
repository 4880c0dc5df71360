package org.sanmarco.ui.table.end;

import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.OffScreen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.computer.GameReview;

/** A picture of the end of a game: the board and the winner. */
final class FinalPage {

  /** Pixels per unit, enough for printing. */
  private static final double SCALE = 2;

  @FXML private StackPane boardSlot;
  @FXML private StackPane resultSlot;

  private FinalPage() {}

  /** The page of a game that is over, as a picture. */
  static Image picture(GameTable table) {
    Services services = table.context().services();
    PanelContext context = table.context();
    FinalPage page = new FinalPage();
    Region root = Fxml.load(page, "final.fxml", context.messages());
    root.getStylesheets().addAll(table.stylesheets());
    page.boardSlot.getChildren().add(table.picture());
    EndPanel end =
        new EndPanel(table, new GameReview(table.context(), false), Optional.empty(), () -> {});
    end.show();
    page.resultSlot.getChildren().add(end.withoutButtons());
    return new OffScreen(root, Theme.of(services.preferences().settings())).picture(SCALE);
  }
}
