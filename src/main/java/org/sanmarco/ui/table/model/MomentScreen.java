package org.sanmarco.ui.table.model;

import java.util.List;
import org.sanmarco.table.SeenMove;

/** Shows the decisive moments of moves, one after the other. */
@FunctionalInterface
public interface MomentScreen {

  /** Whether moves have moments that are shown at this screen. */
  default boolean isDecisive(List<SeenMove> played) {
    return false;
  }

  /** Begins to show those of some moves; returns whether there are any. */
  boolean begin(List<SeenMove> played);

  /** Shows the next one, or ends them; for somebody at another screen. */
  default void next() {}
}
