package org.sanmarco.ui.move;

import java.util.Set;

/**
 * Places and scores to be highlighted on the table.
 *
 * @param places places, pieces and cards, as one would click them
 * @param seats the seats whose score is meant
 */
public record Highlight(Set<Choice> places, Set<Integer> seats) {

  /** Nothing. */
  public static final Highlight NONE = new Highlight(Set.of(), Set.of());

  public Highlight {
    places = Set.copyOf(places);
    seats = Set.copyOf(seats);
  }
}
