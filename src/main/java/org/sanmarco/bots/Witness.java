package org.sanmarco.bots;

import java.util.List;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Position;

/** Receives the lines of play that a search tries. */
@FunctionalInterface
public interface Witness {

  /**
   * Called at the end of each line.
   *
   * @param move the index of its first move among those that are compared
   * @param events what happened in it; only for the time of the call
   * @param end where the search evaluated it; only for the time of the call
   * @param winProbability of the player who decides, 0 to 1
   */
  void saw(int move, List<Event> events, Position end, double winProbability);
}
