package org.sanmarco.ui.game;

import java.util.List;
import javafx.scene.layout.Region;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.art.SeatColour;

/**
 * A game as it stands, for small pictures: a node that is in no window and is set up for one game
 * after the other, on any thread.
 */
public interface Thumbnail {

  /** The node to take pictures of. */
  Region root();

  /**
   * Shows a game.
   *
   * @param colours of the seats, the first seat's first, and further ones
   * @param names of the seats
   */
  void show(View view, List<SeatColour> colours, List<String> names);
}
