package org.sanmarco.bots;

import java.util.List;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/** A computer player. It remembers nothing between two decisions; safe for several threads. */
@FunctionalInterface
public interface Bot {

  /** Makes any legal move, in any game: the weakest level. */
  Bot RANDOM =
      (view, budget) -> {
        var random = new XorShift(budget.seed());
        return view.sample(random).sample(random);
      };

  /**
   * The move it makes.
   *
   * @param view what the seat that acts may see; a seat must be acting
   * @param budget how long it may think, and the seed of its own random numbers: with an allowance
   *     of iterations the same view and seed give the same move
   * @return a move that is legal there
   */
  Move choose(View view, Budget budget);

  /**
   * The seconds that a decision is worth to somebody who waits for it: one, unless a player knows
   * better.
   *
   * @param view as for {@link #choose}
   */
  default int seconds(View view) {
    return 1;
  }

  /**
   * The moves it finds best: the one it makes first, then others if it compares them.
   *
   * @param view as for {@link #choose}
   * @param budget as for {@link #choose}
   */
  default List<Rated> rank(View view, Budget budget) {
    return List.of(new Rated(choose(view, budget), 0));
  }

  /**
   * Rates moves with the same effort for each, in the given order. By playing at random to the end
   * of the game, unless a player knows better.
   *
   * @param view as for {@link #choose}
   * @param moves at least one; each legal there
   * @param budget as for {@link #choose}
   */
  default List<Rated> rate(View view, List<? extends Move> moves, Budget budget) {
    return RandomPlay.rate(view, moves, budget);
  }

  /**
   * The standard error of the difference between two rated moves that all efforts have in common,
   * in winning probability: how far it moves when it is searched ten times as long.
   */
  default double commonError() {
    return 0;
  }

  /**
   * Plays moves on side by side and shows a witness every line. Only a player that searches has
   * any.
   *
   * @param view as for {@link #choose}
   * @param moves at least two; each legal there
   * @param budget as for {@link #choose}
   */
  default void watch(View view, List<? extends Move> moves, Budget budget, Witness witness) {}

  /**
   * Each side's win probability as far as a seat can know it, side 1 first; there may be more
   * numbers than sides. By playing at random to the end of the game, unless a player knows better.
   *
   * @param view what any seat may see while the game runs, also if it is not on turn
   * @param budget as for {@link #choose}
   */
  default List<Estimate> forecast(View view, Budget budget) {
    return RandomPlay.forecast(view, budget);
  }
}
