package org.sanmarco.table;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;

/**
 * A move that was played.
 *
 * @param number 1 for a game's first
 * @param by the seat that made it, or chance
 * @param move what was played
 * @param events what happened then, in order
 */
public record PlayedMove(int number, Actor by, Move move, List<Event> events) {

  public PlayedMove {
    events = List.copyOf(events);
  }

  /**
   * The events, as a seat may see them.
   *
   * @param seat 1 and up; 0 for what all may see
   */
  public List<Event> seenBy(int seat) {
    List<Event> seen = new ArrayList<>(events);
    seen.replaceAll(event -> event.seenBy(seat));
    return seen;
  }

  /** Whether it may be undone: a seat's move that revealed nothing. */
  public boolean isRevocable() {
    return by instanceof Actor.Seat && events.stream().noneMatch(Event::reveals);
  }
}
