package org.sanmarco.coach;

import java.util.List;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Position;

/**
 * Play that may follow a move.
 *
 * @param start the position before the first move; not to be changed
 * @param moves the moves, the seat's own first
 * @param events what happened
 * @param end the position after the last move; not to be changed
 */
public record Line(Position start, List<Move> moves, List<Event> events, Position end) {

  /** Copies the lists. */
  public Line {
    moves = List.copyOf(moves);
    events = List.copyOf(events);
  }
}
