package org.sanmarco.bots;

import java.util.List;
import java.util.function.BiFunction;
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
   * The moves it finds best: the one it makes first, then others if it compares them.
   *
   * @param view as for {@link #choose}
   * @param budget as for {@link #choose}
   */
  default List<Rated> rank(View view, Budget budget) {
    return List.of(new Rated(choose(view, budget), 0));
  }

  /** A player that compares moves and makes the one it ranks first. */
  static Bot ranking(BiFunction<View, Budget, List<Rated>> ranking) {
    return new Bot() {
      @Override
      public Move choose(View view, Budget budget) {
        return rank(view, budget).getFirst().move();
      }

      @Override
      public List<Rated> rank(View view, Budget budget) {
        return ranking.apply(view, budget);
      }
    };
  }
}
