package org.sanmarco.ui.shell;

import java.util.Map;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.sanmarco.SanMarco;

/** How one game is played by clicks on what is on the screen. */
interface Fingers {

  /** The games that can be played so, by their identifiers. */
  Map<String, Fingers> ALL =
      Map.of(SanMarco.ID, new SanMarcoFingers(), CanalGrande.ID, new CanalGrandeFingers());

  /**
   * Makes one of the legal moves of the seat that must decide, click by click, and checks that it
   * was made.
   */
  void move(Player player);
}
