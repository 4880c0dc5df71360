package org.sanmarco.table;

import java.util.List;
import org.sanmarco.rules.Actor;
import org.sanmarco.rules.Setup;

/**
 * All of a game at one moment, unchangeable, to be handed to another thread or written down.
 *
 * @param setup what it started from
 * @param seats who sits where, the first seat first
 * @param seed of the {@link Dealer}
 * @param moves all moves in canonical writing
 * @param next who makes the next one
 */
public record GameRecord(Setup setup, List<Seat> seats, long seed, List<String> moves, Actor next) {

  /** Copies the lists, but for {@link Moves}, which never change. */
  public GameRecord {
    seats = List.copyOf(seats);
    moves = moves instanceof Moves ? moves : List.copyOf(moves);
  }
}
