package org.sanmarco.bots.search;

import module java.base;

import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.Rated;
import org.sanmarco.kernel.Move;

/**
 * Searches one decision: information-set Monte Carlo tree search (Cowling, Powley, Whitehouse
 * 2012). Each iteration samples what is hidden, descends the tree to a leaf, plays on, and adds the
 * rewards to the moves on its path, each for the player who made it. The iterations are distributed
 * among the moves of the root as long as the budget allows, and end early once the best move is
 * clear. For one thread; several searches of one decision can be made at once.
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
  private final LongFunction<? extends Move> moves;
  private Halving halving;
  private final RunningStdDev deviation = new RunningStdDev();
  private long iterations;

  /** The path of this iteration through the tree, and the players who moved there. */
  private final int[] path = new int[LONGEST_PATH];

  private final int[] movers = new int[LONGEST_PATH];

  /**
   * A search whose tree has the moves of the root already.
   *
   * @param moves the move of a number
   */
  public TreeSearch(
      Tree tree, Budget budget, SearchedGame game, LongFunction<? extends Move> moves) {
    this.moves = moves;
    this.tree = tree;
    this.budget = budget;
    this.game = game;
    halving = new Halving(List.of(tree));
  }

  /**
   * Each player's mean reward and its error, if play continues from the position without a tree.
   */
  public static List<Estimate> forecast(SearchedGame game, Budget budget) {
    double[] sums = {};
    double[] squares = {};
    long count = 0;
    while (count == 0 || budget.used(count) < 1) {
      for (int i = 0; i < CHECK_INTERVAL; i++) {
        game.begin();
        double[] rewards = game.playOut();
        sums = count == 0 ? new double[rewards.length] : sums;
        squares = count == 0 ? new double[rewards.length] : squares;
        for (int player = 0; player < rewards.length; player++) {
          sums[player] += rewards[player];
          squares[player] += rewards[player] * rewards[player];
        }
        count++;
      }
    }
    List<Estimate> estimates = new ArrayList<>();
    for (int player = 0; player < sums.length; player++) {
      estimates.add(Estimate.of(count, sums[player], squares[player]));
    }
    return estimates;
  }

  /**
   * The moves that were compared to the end, the best first, by several searches of one decision at
   * once. Each grows a tree of its own in a thread of its own; the trees count together. With an
   * allowance of iterations as many searches give the same result.
   *
   * @param searches at least one; all with the same moves; the first one's budget counts
   */
  public static List<Rated> ranked(List<TreeSearch> searches) {
    TreeSearch first = searches.getFirst();
    List<Tree> trees = searches.stream().map(search -> search.tree).toList();
    searches.forEach(search -> search.halving = new Halving(trees));
    if (first.tree.count(Tree.ROOT) > 1) {
      double used = 0;
      while (used < 1 && !first.isDecided(used)) {
        for (TreeSearch search : searches) {
          search.halving.halve(used);
        }
        searches.parallelStream().forEach(TreeSearch::iterateOften);
        used = first.budget.used(searches.stream().mapToLong(TreeSearch::iterations).sum());
      }
    }
    return first
        .halving
        .ranked()
        .mapToObj(node -> first.rated(node, first.halving.promise(node)))
        .toList();
  }

  /** All moves in the tree's order and their mean rewards, with as many iterations for each. */
  public List<Rated> rated() {
    int first = tree.first(Tree.ROOT);
    int count = tree.count(Tree.ROOT);
    rateUntil(1);
    return IntStream.range(first, first + count)
        .mapToObj(node -> rated(node, tree.sum(node) / tree.visits(node)))
        .toList();
  }

  List<? extends Move> moves() {
    int first = tree.first(Tree.ROOT);
    return IntStream.range(first, first + tree.count(Tree.ROOT))
        .mapToObj(node -> moves.apply(tree.code(node)))
        .toList();
  }

  /** Gives each move as many iterations, at least one, until a share of the budget is used. */
  void rateUntil(double used) {
    do {
      iterateOften();
    } while (iterations < tree.count(Tree.ROOT) || budget.used(iterations) < used);
  }

  private Rated rated(int node, double winProbability) {
    return new Rated(moves.apply(tree.code(node)), winProbability);
  }

  private void iterateOften() {
    int made = 0;
    do {
      iterate();
      made++;
    } while (made < CHECK_INTERVAL && budget.used(iterations) < 1);
  }

  private boolean isDecided(double used) {
    return used > LEAST_USED && halving.isDecided(deviation.deviation());
  }

  /** Makes one iteration; returns the reward of the player who decides. */
  public double iterate() {
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
    return rewards[movers[0]];
  }

  /** The index of the last iteration's first move among the moves of the root. */
  int tried() {
    return path[0] - tree.first(Tree.ROOT);
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
