package org.sanmarco.kernel;

import java.util.List;

/** The rules of one game: makes first positions and reads moves. Stateless. */
public interface Game {

  /** The most seats a game may have. */
  int MOST_SEATS = 5;

  /** The identifier in set-ups, saved games and the protocol, such as {@code san-marco}. */
  String id();

  /** Where the game stands in a list of games: those of low rank come first. */
  default int rank() {
    return Integer.MAX_VALUE;
  }

  /** How many people can play, ascending. */
  List<Integer> players();

  /** What can be set up besides the number of players, in the notation's order. */
  List<Option> options(int players);

  /**
   * The position before the first move.
   *
   * @throws RefusedException if the set-up is not one of this game
   */
  Position start(Setup setup);

  /**
   * Reads a written move, leniently; whether it is legal only a position knows.
   *
   * @throws RefusedException if it is no move of this game
   */
  Move read(String written);
}
