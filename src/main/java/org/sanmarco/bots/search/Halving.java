package org.sanmarco.bots.search;

import module java.base;

/**
 * Distributes the iterations among the moves of a tree's root: sequential halving (Karnin, Koren,
 * Somekh 2013). All moves get as many, then the better half of them, and so on, with as much of the
 * allowance for each half, until there are two. Several trees of one decision count together.
 */
public final class Halving {

  /** The weight of a move's prior, in iterations. */
  private static final double PRIOR_WEIGHT = 8;

  /** The lead in standard errors at which the search ends. */
  private static final double LEAD = 6;

  private final List<Tree> trees;

  /** The number of halvings plus one. */
  private final int stages;

  /** The moves that are left; which of them is tried next; and how often they were halved. */
  private int[] candidates;

  private int next;
  private int halved;

  /**
   * Begins with all children of the root.
   *
   * @param trees at least one; all with the same moves at the root
   */
  public Halving(List<Tree> trees) {
    this.trees = trees;
    Tree first = trees.getFirst();
    candidates = new int[first.count(Tree.ROOT)];
    Arrays.setAll(candidates, i -> first.first(Tree.ROOT) + i);
    stages = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(candidates.length - 1));
  }

  /** The node to begin the next iteration with. */
  public int next() {
    next = (next + 1) % candidates.length;
    return candidates[next];
  }

  /**
   * Drops the worse half when its iterations are used.
   *
   * @param used how much of the allowance is used up
   */
  public void halve(double used) {
    if (candidates.length > 2 && used * stages >= halved + 1) {
      candidates = ranked().limit((candidates.length + 1) / 2).toArray();
      halved++;
    }
  }

  /** The best node of those that are left. */
  public int best() {
    int best = candidates[0];
    for (int node : candidates) {
      best = promise(node) > promise(best) ? node : best;
    }
    return best;
  }

  /** The nodes that are left, the best first. */
  IntStream ranked() {
    return Arrays.stream(candidates)
        .boxed()
        .sorted(Comparator.comparingDouble(node -> -promise(node)))
        .mapToInt(node -> node);
  }

  /**
   * Whether one move leads so far that the search can end.
   *
   * @param deviation the standard deviation of the results of iterations
   */
  public boolean isDecided(double deviation) {
    int best = best();
    for (int node : candidates) {
      double error = deviation * Math.sqrt(2.0 / visits(node));
      if (node != best && promise(best) - promise(node) < LEAD * error) {
        return false;
      }
    }
    return true;
  }

  /** The mean value of a node, 0 to 1. */
  double promise(int node) {
    double sum = 0;
    for (Tree tree : trees) {
      sum += tree.sum(node);
    }
    return (sum + PRIOR_WEIGHT * trees.getFirst().prior(node)) / (visits(node) + PRIOR_WEIGHT);
  }

  private int visits(int node) {
    int visits = 0;
    for (Tree tree : trees) {
      visits += tree.visits(node);
    }
    return visits;
  }
}
