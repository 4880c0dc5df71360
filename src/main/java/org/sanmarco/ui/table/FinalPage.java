package org.sanmarco.ui.table;

import javafx.fxml.FXML;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.OffScreen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.Theme;

/** The end of a game to be kept or shown around: the board, and who won. */
final class FinalPage {

  /** Pixels per unit, so that it can be printed. */
  private static final double SCALE = 2;

  @FXML private StackPane boardSlot;
  @FXML private StackPane resultSlot;

  private FinalPage() {}

  /** The page of a game that is over, as a picture. */
  static Image picture(PanelContext context, Services services) {
    FinalPage page = new FinalPage();
    Region root = (Region) Fxml.load(page, "final.fxml", context.messages());
    BoardView board = new BoardView(context.messages().locale());
    board.setPulsing(false);
    board.setColours(context.colours());
    board.setNames(context.seatNames());
    board.show(context.model().view());
    page.boardSlot.getChildren().add(board);
    EndPanel end = new EndPanel(context, services, () -> {});
    end.show();
    page.resultSlot.getChildren().add(end.withoutButtons());
    return new OffScreen(root, Theme.of(services.preferences().settings())).picture(SCALE);
  }
}
