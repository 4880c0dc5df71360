package org.sanmarco.ui.move;

import java.util.Set;

/**
 * What is spoken of on the board.
 *
 * @param places districts, places for bridges, bridges and nobles, as one would click them
 * @param seats whose prestige
 * @param doge whether it is the doge
 */
public record Highlight(Set<Choice> places, Set<Integer> seats, boolean doge) {

  /** Nothing. */
  public static final Highlight NONE = new Highlight(Set.of(), Set.of(), false);

  /** Copies the sets. */
  public Highlight {
    places = Set.copyOf(places);
    seats = Set.copyOf(seats);
  }
}
