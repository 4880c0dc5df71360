package org.sanmarco.bots.search;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.Witness;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * A computer player that searches each decision.
 *
 * @param decisions the game as it is searched from a view
 * @param isGrave whether a decision is worth more time than others
 * @param most the most iterations of a decision, also if the budget allows more
 * @param commonError the error of comparisons that no effort removes; {@code IntervalFigures} finds
 *     it
 */
public record SearchingBot(
    BiFunction<View, Budget, SearchedDecision<?>> decisions,
    Predicate<View> isGrave,
    long most,
    double commonError)
    implements Bot {

  /** The seconds of a grave decision. */
  public static final int GRAVE_SECONDS = 3;

  /** The share of a budget that grows the tree before its lines are watched. */
  private static final double GROWN = 0.4;

  /** The least lines shown of each move, however little time there is. */
  private static final int LEAST_LINES = 32;

  /** A player that uses all of its budget. */
  public SearchingBot(
      BiFunction<View, Budget, SearchedDecision<?>> decisions,
      Predicate<View> isGrave,
      double commonError) {
    this(decisions, isGrave, Long.MAX_VALUE, commonError);
  }

  /** The same player, with at most so many iterations of a decision. */
  public SearchingBot atMost(long iterations) {
    return new SearchingBot(decisions, isGrave, iterations, commonError);
  }

  @Override
  public int seconds(View view) {
    return isGrave.test(view) ? GRAVE_SECONDS : 1;
  }

  @Override
  public Move choose(View view, Budget budget) {
    return rank(view, budget).getFirst().move();
  }

  @Override
  public List<Rated> rank(View view, Budget budget) {
    Budget own = budget.atMost(most);
    TreeSearch first = decisions.apply(view, own).search();
    List<TreeSearch> searches = new ArrayList<>(List.of(first));
    for (int thread = 1; thread < own.threads(); thread++) {
      searches.add(decisions.apply(view, own.ofThread(thread)).search(first.moves()));
    }
    return TreeSearch.ranked(searches);
  }

  @Override
  public List<Rated> rate(View view, List<? extends Move> moves, Budget budget) {
    return decisions.apply(view, budget).search(moves).rated();
  }

  @Override
  public void watch(View view, List<? extends Move> moves, Budget budget, Witness witness) {
    SearchedDecision<?> decision = decisions.apply(view, budget);
    TreeSearch search = decision.search(moves);
    search.rateUntil(GROWN);
    List<Event> events = new ArrayList<>();
    decision.listen(events::add);
    int shown = 0;
    do {
      events.clear();
      double winProbability = search.iterate();
      witness.saw(search.tried(), events, decision.position(), winProbability);
      shown++;
    } while (shown < LEAST_LINES * moves.size() || budget.used(search.iterations()) < 1);
  }

  @Override
  public List<Estimate> forecast(View view, Budget budget) {
    return TreeSearch.forecast(decisions.apply(view, budget), budget);
  }
}
