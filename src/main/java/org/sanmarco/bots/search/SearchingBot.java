package org.sanmarco.bots.search;

import java.util.List;
import java.util.function.BiFunction;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.Rated;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * A computer player that searches each decision.
 *
 * @param decisions the game as it is searched from a view
 */
public record SearchingBot(BiFunction<View, Budget, SearchedDecision> decisions) implements Bot {

  @Override
  public Move choose(View view, Budget budget) {
    return rank(view, budget).getFirst().move();
  }

  @Override
  public List<Rated> rank(View view, Budget budget) {
    return decisions.apply(view, budget).search().ranked();
  }

  @Override
  public List<Rated> rate(View view, List<? extends Move> moves, Budget budget) {
    return decisions.apply(view, budget).search(moves).rated();
  }

  @Override
  public List<Estimate> forecast(View view, Budget budget) {
    return TreeSearch.forecast(decisions.apply(view, budget), budget);
  }
}
