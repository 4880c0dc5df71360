package org.sanmarco.rules;

import java.util.List;

/** The rules of one game: makes first positions and reads moves. Stateless. */
public interface Game {

  /** The identifier in set-ups, saved games and the protocol, such as {@code san-marco}. */
  String id();

  /** How many people can play, ascending. */
  List<Integer> players();

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
