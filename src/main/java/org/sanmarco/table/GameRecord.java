package org.sanmarco.table;

import module java.base;

import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Setup;

/**
 * An immutable snapshot of a game, for other threads and for files.
 *
 * @param setup what it started from
 * @param seats who sits where, the first seat first
 * @param chanceSource where its dice come from
 * @param moves all moves in canonical writing
 * @param next who makes the next one
 * @param practice whether it is for practice, so that everything may be taken back
 * @param occasion its name, its beginning and the time that its players have thought
 */
public record GameRecord(
    Setup setup,
    List<Seat> seats,
    ChanceSource chanceSource,
    List<String> moves,
    Actor next,
    boolean practice,
    Occasion occasion) {

  public GameRecord {
    seats = List.copyOf(seats);
    moves = List.copyOf(moves);
  }

  /** The number of moves that two lists have in common at their start. */
  public static int common(List<String> one, List<String> other) {
    int place = 0;
    while (place < Math.min(one.size(), other.size()) && one.get(place).equals(other.get(place))) {
      place++;
    }
    return place;
  }
}
