package org.sanmarco.bots;

import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/** A computer player. It remembers nothing between two decisions; safe for several threads. */
@FunctionalInterface
public interface Bot {

  /** Makes any legal move, in any game: the weakest level. */
  Bot RANDOM =
      (view, budget) -> {
        var randomness = new XorShift(budget.seed());
        return view.sample(randomness).sample(randomness);
      };

  /**
   * The move it makes.
   *
   * @param view what the seat that acts may see; a seat must be acting
   * @param budget how long it may think, and the seed of its own chance: with an allowance of
   *     iterations the same view and seed give the same move
   * @return a move that is legal there
   */
  Move choose(View view, Budget budget);
}
