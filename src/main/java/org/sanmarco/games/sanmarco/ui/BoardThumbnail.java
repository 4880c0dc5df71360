package org.sanmarco.games.sanmarco.ui;

import java.util.List;
import java.util.Locale;
import javafx.scene.layout.Region;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.ui.board.BoardView;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.Thumbnail;

/** The board for small pictures. */
final class BoardThumbnail implements Thumbnail {

  private final BoardView board;

  BoardThumbnail(Locale locale) {
    board = new BoardView(locale);
    board.setPulsing(false);
  }

  @Override
  public Region root() {
    return board;
  }

  @Override
  public void show(View view, List<SeatColour> colours, List<String> names) {
    board.setColours(colours);
    board.setNames(names);
    board.show((SanMarcoState) view);
  }
}
