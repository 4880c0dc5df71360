package org.sanmarco.room;

import module java.base;

/**
 * A ready-made sign that a player gives to all others.
 *
 * @param number counts the signals of the host's run, from 1
 * @param seat the seat that gives it
 */
public record Signal(int number, int seat, Kind kind) {

  /** The most signals of a seat between two moves. */
  public static final int MOST = 5;

  /** The kinds of signals. */
  public enum Kind {
    /** The player still thinks. */
    THINKING,
    /** The player calls the one whose turn it is. */
    YOUR_TURN,
    /** The player praises a move. */
    WELL_PLAYED,
    /** The player asks all others to agree to an undo; the table says so. */
    UNDO,
    /** The player asks all others to free the seat that the game waits for; the table says so. */
    FREE;

    /** The kinds that players give as they like. */
    public static final List<Kind> GIVEN = List.of(THINKING, YOUR_TURN, WELL_PLAYED);

    /** The name in messages, such as {@code your-turn}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
