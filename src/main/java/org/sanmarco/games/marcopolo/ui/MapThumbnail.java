package org.sanmarco.games.marcopolo.ui;

import java.util.List;
import java.util.Locale;
import javafx.scene.layout.Region;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.games.marcopolo.ui.map.MapView;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.game.Thumbnail;

/** The map for small pictures. */
final class MapThumbnail implements Thumbnail {

  private final MapView map;

  MapThumbnail(Locale locale) {
    map = new MapView(locale);
    map.setPulsing(false);
  }

  @Override
  public Region root() {
    return map;
  }

  @Override
  public void show(View view, List<SeatColour> colours, List<String> names) {
    map.setColours(colours);
    map.setNames(names);
    map.show((MarcoPoloState) view);
  }
}
