package org.sanmarco.room;

import java.util.List;

/**
 * A question to which all other players have to agree, as long as it stands.
 *
 * @param kind {@link Signal.Kind#UNDO} or {@link Signal.Kind#FREE}
 * @param seat the seat that asked first
 * @param target the seat that is to become free; 0 for an undo
 * @param missing the seats of the players who have not agreed yet
 */
public record Question(Signal.Kind kind, int seat, int target, List<Integer> missing) {

  public Question {
    missing = List.copyOf(missing);
  }
}
