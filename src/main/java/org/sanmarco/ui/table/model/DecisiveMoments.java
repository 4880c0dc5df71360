package org.sanmarco.ui.table.model;

import java.util.List;
import org.sanmarco.table.GameSource;
import org.sanmarco.table.SeenMove;

/** Passes new moves to the screen that shows their decisive moments. */
final class DecisiveMoments {

  private final GameSource source;

  /** Shows the moments; nobody before there is a screen. */
  private MomentScreen screen = played -> false;

  /** The number of moves at the last update. */
  private int size;

  /** The number of the first move whose moments are shown. */
  private int first;

  DecisiveMoments(GameSource source) {
    this.source = source;
    size = source.size();
  }

  /** Sets what shows the moments at this screen. */
  void showAt(MomentScreen next) {
    screen = next;
  }

  /** The number of the first move whose moments are shown. */
  int first() {
    return first;
  }

  /**
   * Begins the moments of the moves since the last call. A player who looks back sees with all
   * others what is decided.
   *
   * @return whether there are any
   */
  boolean begin(Display display) {
    int before = size;
    size = source.size();
    if (size > before && display.isPast() && screen.isDecisive(since(before, 0))) {
      display.lookAhead();
    }
    if (size <= before || display.isPast() || !screen.begin(since(before, display.view().seat()))) {
      return false;
    }
    first = before + 1;
    return true;
  }

  private List<SeenMove> since(int before, int seat) {
    return source.moves(seat).subList(before, size);
  }

  /** Shows the next moment, or ends them. */
  void next() {
    screen.next();
  }
}
