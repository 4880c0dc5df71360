package org.sanmarco.kernel;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * The state of a game at one moment, complete ({@link Position}) or as a seat may see it ({@link
 * View}).
 *
 * <p>Seats, players and sides are numbered from 1. A seat is what decides; a player holds one seat
 * or several; a side is a player or several partners, who win together.
 */
public interface State {

  /** The game's set-up, with default values for options that were left out. */
  Setup setup();

  /** The number of seats, 2 to {@link Game#MOST_SEATS}. */
  int seats();

  /** The player who holds a seat; in most games each seat has its own. */
  default int player(int seat) {
    return seat;
  }

  /** The side that a seat belongs to. */
  default int side(int seat) {
    return player(seat);
  }

  /** A side's seats, ascending. */
  default List<Integer> seatsOfSide(int side) {
    return seatsWith(seat -> side(seat) == side);
  }

  /** The seats of which something is true, ascending. */
  default List<Integer> seatsWith(IntPredicate isTrue) {
    return IntStream.rangeClosed(1, seats()).filter(isTrue).boxed().toList();
  }

  /** A value for each seat, the first seat's first. */
  default <T> List<T> perSeat(IntFunction<T> value) {
    return IntStream.rangeClosed(1, seats()).mapToObj(value).toList();
  }

  /** The round, from 1; always 1 in a game without rounds. */
  default int round() {
    return 1;
  }

  /** The turn within the round, from 1; 0 before the first. */
  int turn();

  /**
   * The kind of move that is due. Its {@code toString} is the notation's name and a key of the
   * protocol.
   */
  Enum<?> phase();

  /** The maker of the next move. */
  Actor actor();

  /** The seat whose turn it is, also while chance acts for it; 0 at the end. */
  int onTurn();

  /** Whether the game is over. */
  boolean isOver();

  /** The result, or null while the game is running. */
  @Nullable Result result();

  /** Whether the seat to act has to see what others may not: at one screen the others look away. */
  boolean mustLookAlone();

  /**
   * All moves open to the actor, each once; empty at the end, and in a {@link View} while another
   * player acts.
   *
   * @throws RefusedException where chance has too many to list
   */
  List<? extends Move> legal();

  /** The whole state as plain data, in the notation's form and order. */
  Map<String, @Nullable Object> describe();
}
