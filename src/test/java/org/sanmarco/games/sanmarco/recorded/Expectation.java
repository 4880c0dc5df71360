package org.sanmarco.games.sanmarco.recorded;

/** The expectation of one sentence in a recorded game. */
@FunctionalInterface
interface Expectation {

  /**
   * Holds the sentence against the game.
   *
   * @throws AssertionError if the game is another one
   */
  void check(Recording game);
}
