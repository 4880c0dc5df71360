package org.sanmarco.room;

import java.util.Locale;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.GameSource;

/**
 * The thing that a game waits for. A screen's question, a sheet's task and a frame's are derived
 * from it.
 *
 * @param seat the seat that has to do it; 0 if anybody may, or nobody can
 * @param move the number of the move that is shown, or of one not played yet that is to end the
 *     game; 0 if none is
 * @param part the number of the decisive moment of that move, from 1; 0 if none is shown
 */
public record Awaited(Task task, int seat, int move, int part) {

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
    /** Somebody has seen a decisive moment. */
    MOMENT,
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

    /** Whether one seat's player has to do it, and nobody else can. */
    public boolean isSeats() {
      return this == DECIDE || this == END || this == ROLL;
    }

    /** Whether a decision is awaited, a player's or a computer's. */
    public boolean isDecision() {
      return this == DECIDE || this == COMPUTER;
    }
  }

  /** Something that a seat's player has to do. */
  public static Awaited of(Task task, int seat) {
    return new Awaited(task, seat, 0, 0);
  }

  /** The thing that the rules wait for next. */
  public static Awaited of(GameSource game) {
    return switch (game.actor()) {
      case Actor.Over _ -> of(Task.OVER, 0);
      case Actor.Chance _ -> {
        int turn = game.view(0).onTurn();
        yield of(game.seat(turn).isComputer() ? Task.COMPUTER : Task.ROLL, turn);
      }
      case Actor.Seat(int seat) ->
          of(game.seat(seat).isComputer() ? Task.COMPUTER : Task.DECIDE, seat);
    };
  }
}
