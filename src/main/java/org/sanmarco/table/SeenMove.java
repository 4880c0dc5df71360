package org.sanmarco.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;

/**
 * A move that was played, as a seat may see it.
 *
 * @param number 1 for a game's first
 * @param by the seat that made it, or chance
 * @param move the move; null if the seat may not see all of its events
 * @param events the events as the seat may see them, in order
 */
public record SeenMove(int number, Actor by, @Nullable Move move, List<Event> events) {

  public SeenMove {
    events = List.copyOf(events);
  }

  /**
   * A move as a seat may see it.
   *
   * @param seat 1 and up; 0 for what all may see
   */
  public static SeenMove of(PlayedMove played, int seat) {
    List<Event> seen = played.seenBy(seat);
    return seen.equals(played.events())
        ? new SeenMove(played.number(), played.by(), played.move(), played.events())
        : new SeenMove(played.number(), played.by(), null, seen);
  }
}
