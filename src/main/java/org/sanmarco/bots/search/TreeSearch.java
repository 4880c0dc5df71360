package org.sanmarco.bots.search;

import java.util.List;
import java.util.function.LongFunction;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Rated;
import org.sanmarco.kernel.Move;

/**
 * Searches one decision: information-set Monte Carlo tree search (Cowling, Powley, Whitehouse
 * 2012). Each iteration samples what is hidden, descends the tree to a leaf, plays on, and adds the
 * rewards to the moves on its path, each for the player who made it. The iterations are distributed
 * among the moves of the root as long as the budget allows, and end early once the best move is
 * clear. For one thread.
 */
public final class TreeSearch {

  /** The budget is checked once in so many iterations. */
  private static final int CHECK_INTERVAL = 64;

  /** The search never ends before so much of the budget is used. */
  private static final double LEAST_USED = 0.1;

  /** The number of visits after which a node is expanded. */
  private static final int EXPANDED_AFTER = 12;

  private static final int MOST_NODES = 1_000_000;
  private static final int LONGEST_PATH = 256;

  private final Tree tree;
  private final Budget budget;
  private final SearchedGame game;
  private final Halving halving;
  private final RunningStdDev deviation = new RunningStdDev();
  private long iterations;

  /** The path of this iteration through the tree, and the players who moved there. */
  private final int[] path = new int[LONGEST_PATH];

  private final int[] movers = new int[LONGEST_PATH];

  /** A search whose tree has the moves of the root already. */
  public TreeSearch(Tree tree, Budget budget, SearchedGame game) {
    this.tree = tree;
    this.budget = budget;
    this.game = game;
    halving = new Halving(tree);
  }

  /**
   * The moves that were compared to the end, the best first.
   *
   * @param moves the move of a number
   */
  public List<Rated> ranked(LongFunction<? extends Move> moves) {
    if (tree.count(Tree.ROOT) > 1) {
      for (double used = 0; used < 1 && !isDecided(used); used = budget.used(iterations)) {
        halving.halve(used);
        for (int i = 0; i < CHECK_INTERVAL; i++) {
          iterate();
        }
      }
    }
    return halving
        .ranked()
        .mapToObj(node -> new Rated(moves.apply(tree.code(node)), halving.promise(node)))
        .toList();
  }

  private boolean isDecided(double used) {
    return used > LEAST_USED && halving.isDecided(deviation.deviation());
  }

  /** Makes one iteration. */
  public void iterate() {
    game.begin();
    double spread = deviation.deviation();
    int depth = 0;
    int node = halving.next();
    while (node != Tree.ROOT && depth < LONGEST_PATH) {
      movers[depth] = game.mover();
      path[depth++] = node;
      game.advance(tree.code(node));
      node = isInTree(node) ? game.next(node, spread) : Tree.ROOT;
    }
    double[] rewards = game.playOut();
    deviation.add(rewards[movers[0]]);
    iterations++;
    for (int i = 0; i < depth; i++) {
      tree.visit(path[i], rewards[movers[i]]);
    }
  }

  /** Whether the node has children; it is expanded after enough visits. */
  private boolean isInTree(int node) {
    if (!game.canDescend()) {
      return false;
    }
    if (tree.hasChildren(node)) {
      return true;
    }
    if (tree.visits(node) < EXPANDED_AFTER || tree.size() > MOST_NODES || !game.canExpand()) {
      return false;
    }
    game.expand(node);
    return true;
  }

  /** The number of iterations made. */
  public long iterations() {
    return iterations;
  }
}
