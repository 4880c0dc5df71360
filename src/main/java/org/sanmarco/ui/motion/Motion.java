package org.sanmarco.ui.motion;

import java.util.List;

/**
 * What one piece does.
 *
 * @param figure what is seen to move
 * @param keys where it is when, in order; two at least
 * @param seenBefore whether it is on the board before it begins to move
 * @param stays whether it stays where it comes to, as a piece of the board
 * @param <S> what can move
 * @param <A> where a piece can be
 */
public record Motion<S, A>(S figure, List<Waypoint<A>> keys, boolean seenBefore, boolean stays) {

  /**
   * A moment.
   *
   * @param at milliseconds from the beginning of the script
   */
  public record Waypoint<A>(double at, A spot) {}

  /** Copies the list. */
  public Motion {
    keys = List.copyOf(keys);
  }

  /** When it begins to move, in milliseconds. */
  public double start() {
    return keys.getFirst().at();
  }

  /** When it arrives, in milliseconds. */
  public double end() {
    return keys.getLast().at();
  }

  /** Where it begins. */
  public A first() {
    return keys.getFirst().spot();
  }

  /** Where it arrives. */
  public A last() {
    return keys.getLast().spot();
  }
}
