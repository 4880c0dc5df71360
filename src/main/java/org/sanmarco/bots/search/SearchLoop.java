package org.sanmarco.bots.search;

import java.util.List;
import java.util.function.LongFunction;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.kernel.Move;

/**
 * The loop of a search: makes iterations as long as the budget allows, distributes them among the
 * moves of the tree's root, and ends early once the best move is clear. For one thread.
 */
public final class SearchLoop {

  /** The budget is checked once in so many iterations. */
  private static final int CHECK_INTERVAL = 64;

  /** The search never ends before so much of the budget is used. */
  private static final double LEAST_USED = 0.1;

  private final Tree tree;
  private final Budget budget;
  private final Halving halving;
  private final RunningStdDev deviation = new RunningStdDev();
  private long iterations;

  /** A loop over the moves at the root of a tree, which are there already. */
  public SearchLoop(Tree tree, Budget budget) {
    this.tree = tree;
    this.budget = budget;
    halving = new Halving(tree);
  }

  /**
   * The node of the move found best.
   *
   * @param iteration makes one iteration, which begins with the node {@link #next} and ends with
   *     {@link #learn}
   */
  public int best(Runnable iteration) {
    if (tree.count(Tree.ROOT) > 1) {
      for (double used = 0; used < 1 && !isDecided(used); used = budget.used(iterations)) {
        halving.halve(used);
        for (int i = 0; i < CHECK_INTERVAL; i++) {
          iteration.run();
        }
      }
    }
    return halving.best();
  }

  /**
   * The moves that were compared to the end, the best first.
   *
   * @param iteration as for {@link #best}
   * @param moves the move of a number
   */
  public List<Rated> ranked(Runnable iteration, LongFunction<? extends Move> moves) {
    best(iteration);
    return halving
        .ranked()
        .mapToObj(node -> new Rated(moves.apply(tree.code(node)), halving.promise(node)))
        .toList();
  }

  private boolean isDecided(double used) {
    return used > LEAST_USED && halving.isDecided(deviation());
  }

  /** The node to begin the iteration with. */
  public int next() {
    return halving.next();
  }

  /**
   * Records the result of an iteration for the player who decides.
   *
   * @param reward 0 to 1
   */
  public void learn(double reward) {
    deviation.add(reward);
    iterations++;
  }

  /** The standard deviation of the results of iterations; 1 before there are two. */
  public double deviation() {
    return deviation.deviation();
  }

  /** The number of iterations made. */
  public long iterations() {
    return iterations;
  }
}
