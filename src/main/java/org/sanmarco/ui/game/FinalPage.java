package org.sanmarco.ui.game;

import javafx.fxml.FXML;
import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.OffScreen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.board.BoardView;

/** The end of a game to be kept or shown around: the board, and who won. */
final class FinalPage {

  /** Pixels per unit, so that it can be printed. */
  private static final double SCALE = 2;

  @FXML private StackPane boardSlot;
  @FXML private StackPane resultSlot;

  private FinalPage() {}

  /** The page of a game that is over, as a picture. */
  static Image picture(Desk desk, Services services) {
    FinalPage page = new FinalPage();
    Region root = (Region) Fxml.load(page, "final.fxml", desk.messages());
    BoardView board = new BoardView(desk.messages().locale());
    board.setPulsing(false);
    board.setColours(desk.colours());
    board.setNames(desk.seatNames());
    board.show(desk.model().view());
    page.boardSlot.getChildren().add(board);
    EndPanel end = new EndPanel(desk, services, () -> {});
    end.show();
    page.resultSlot.getChildren().add(end.withoutButtons());
    return new OffScreen(root, Theme.of(services.preferences().settings())).picture(SCALE);
  }
}
