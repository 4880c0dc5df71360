package org.sanmarco.games.sanmarco.recorded;

/** What one sentence in a recorded game expects of the game. */
@FunctionalInterface
interface Expectation {

  /**
   * Holds the sentence against the game.
   *
   * @throws AssertionError if the game is another one
   */
  void check(Recording game);
}
