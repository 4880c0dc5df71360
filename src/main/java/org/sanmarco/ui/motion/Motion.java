package org.sanmarco.ui.motion;

import java.util.List;

/**
 * The motion of one piece.
 *
 * @param figure the moving figure
 * @param keys its spots and times, in order; two at least
 * @param seenBefore whether it is on the board before it begins to move
 * @param stays whether it stays at its last spot, as a piece of the board
 * @param <S> a figure that can move
 * @param <A> a place for a piece
 */
public record Motion<S, A>(S figure, List<Waypoint<A>> keys, boolean seenBefore, boolean stays) {

  /**
   * A moment.
   *
   * @param at milliseconds from the beginning of the animation
   */
  public record Waypoint<A>(double at, A spot) {}

  public Motion {
    keys = List.copyOf(keys);
  }

  /** The time at which it begins to move, in milliseconds. */
  public double start() {
    return keys.getFirst().at();
  }

  /** The time of its arrival, in milliseconds. */
  public double end() {
    return keys.getLast().at();
  }

  /** Its first spot. */
  public A first() {
    return keys.getFirst().spot();
  }

  /** Its last spot. */
  public A last() {
    return keys.getLast().spot();
  }
}
