package org.sanmarco.coach;

/** The names of players in texts. */
@FunctionalInterface
public interface Names {

  /**
   * The name of a seat, that is of a colour, such as {@code Anna}; with two players something that
   * tells a player's two colours apart.
   *
   * @param seat 1 to 4; a seat that isn't in the game only where a refused move names one
   */
  String seat(int seat);

  /**
   * The name of a player where it is not about one of their colours. With three and four players it
   * is the seat's.
   *
   * @param player counted from 1
   */
  default String player(int player) {
    return seat(player);
  }
}
