package org.sanmarco.table;

import org.sanmarco.kernel.RandomSource;

/**
 * Where the dice, the cards and the lots of one game come from. What chance gives depends on the
 * game and the number of the move, so neither undo nor loading changes it. Two are equal if they
 * give the same.
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
