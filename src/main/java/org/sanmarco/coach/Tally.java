package org.sanmarco.coach;

import java.util.List;
import org.sanmarco.kernel.Position;

/** The counts by which a game compares lines of play. Stateless. */
public interface Tally {

  /** No counts: every comparison ends undecided. */
  Tally NONE =
      new Tally() {
        @Override
        public boolean isFarEnough(Position start, Position now) {
          return true;
        }

        @Override
        public List<Gain> count(Line line, int seat) {
          return List.of();
        }
      };

  /** Whether a line has been played up to where it is counted: to the end of the turn. */
  default boolean isFarEnough(Position start, Position now) {
    return now.round() != start.round() || now.turn() != start.turn();
  }

  /**
   * The counts of a line for the seat that decides at its start: one for each topic, also where it
   * is nothing.
   */
  List<Gain> count(Line line, int seat);
}
