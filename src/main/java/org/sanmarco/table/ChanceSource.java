package org.sanmarco.table;

import org.sanmarco.kernel.RandomSource;

/**
 * The source of one game's dice, cards and lots. Its results depend on the game and the number of
 * the move only, so neither undo nor loading changes them. Two sources are equal if they give the
 * same results.
 */
public sealed interface ChanceSource permits Dealer, SecretDealer {

  /**
   * The random numbers of one move.
   *
   * @param number the move's number, 1 for a game's first; 0 for what comes before it
   * @return a fresh source that always gives the same numbers; for one thread
   */
  RandomSource at(int number);
}
