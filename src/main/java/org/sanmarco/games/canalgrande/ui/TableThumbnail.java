package org.sanmarco.games.canalgrande.ui;

import java.util.List;
import java.util.Locale;
import javafx.scene.layout.Region;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.ui.board.CardTable;
import org.sanmarco.games.canalgrande.ui.board.TableActions;
import org.sanmarco.games.canalgrande.ui.board.VisibleTable;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.Thumbnail;

/** The table for small pictures. */
final class TableThumbnail implements Thumbnail {

  private final CardTable table;

  TableThumbnail(Locale locale) {
    table = new CardTable(locale, new TableActions() {});
  }

  @Override
  public Region root() {
    return table;
  }

  @Override
  public void show(View view, List<SeatColour> colours, List<String> names) {
    table.call(colours, names);
    table.show(VisibleTable.of((CanalGrandeView) view));
  }
}
