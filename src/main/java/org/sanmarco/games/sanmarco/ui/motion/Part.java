package org.sanmarco.games.sanmarco.ui.motion;

import java.util.List;

/**
 * What one piece does.
 *
 * @param keys where it is when, in order; two at least
 * @param seenBefore whether it is on the board before it begins to move
 * @param stays whether it stays where it comes to, as a piece of the board
 */
record Part(Sprite figure, List<Moment> keys, boolean seenBefore, boolean stays) {

  /**
   * A moment.
   *
   * @param at milliseconds from the beginning of the script
   */
  record Moment(double at, Anchor spot) {}

  Part {
    keys = List.copyOf(keys);
  }

  double start() {
    return keys.getFirst().at();
  }

  double end() {
    return keys.getLast().at();
  }

  Anchor first() {
    return keys.getFirst().spot();
  }

  Anchor last() {
    return keys.getLast().spot();
  }
}
