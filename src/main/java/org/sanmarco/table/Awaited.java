package org.sanmarco.table;

import java.util.Locale;

/**
 * The thing that a game at a screen waits for.
 *
 * @param seat the seat that has to do it; 0 if anybody may, or nobody can
 * @param move the number of the move that is shown; 0 if none is
 */
public record Awaited(Task task, int seat, int move) {

  /** The things that a game can wait for. */
  public enum Task {
    /** A seat's player decides. */
    DECIDE,
    /** A seat's player ends the turn, or undoes the move. */
    END,
    /** A seat's player lets chance act. */
    ROLL,
    /** A computer moves. */
    COMPUTER,
    /** Somebody has seen the result of chance. */
    SHOWN,
    /** Somebody has seen the end of the round. */
    ROUND,
    /** The people at the host's screen change places. */
    COVERED,
    /** Somebody takes a seat that is free. */
    JOIN,
    /** Nothing: the game is over. */
    OVER;

    /** The name in messages, such as {@code decide}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Something that a seat's player has to do. */
  public static Awaited of(Task task, int seat) {
    return new Awaited(task, seat, 0);
  }
}
