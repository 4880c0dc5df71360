package org.sanmarco.kernel;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rules of one game: makes first positions and reads moves. Stateless. */
public interface Game {

  /** The most seats a game may have. */
  int MOST_SEATS = 5;

  /** The identifier in set-ups, saved games and the protocol, such as {@code san-marco}. */
  String id();

  /** The sort key in lists of games, lowest first. */
  default int rank() {
    return Integer.MAX_VALUE;
  }

  /** The possible numbers of players, ascending. */
  List<Integer> players();

  /** The number of players that is proposed first: the most, unless a game is meant for fewer. */
  default int usualPlayers() {
    return players().getLast();
  }

  /** The options of a set-up besides the number of players, in the notation's order. */
  List<Option> options(int players);

  /**
   * The position before the first move.
   *
   * @throws RefusedException if the set-up is not one of this game
   */
  Position start(Setup setup);

  /**
   * Parses a written move, leniently. Only a position knows whether it is legal.
   *
   * @throws RefusedException if it is no move of this game
   */
  Move read(String written);

  /**
   * Reads a view from plain data, such as {@link View#toData} after its way over a network.
   *
   * @param setup the set-up of its game
   * @param seat the seat whose view it is: 1 and up, or 0 for the public view
   * @param data unknown keys are ignored; numbers may be of any type
   * @throws RefusedException if this is no view of such a game
   */
  View readView(Setup setup, int seat, Map<String, @Nullable Object> data);

  /** The form of the game's events as plain data. */
  RecordForm<? extends Event> events();
}
