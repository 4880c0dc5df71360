package org.sanmarco.bots.search;

import module java.base;

/**
 * The tree of a search, a node for each move, in primitive arrays. Node 0 is the root; the children
 * of a node lie side by side.
 */
public final class Tree {

  public static final int ROOT = 0;

  /** The prior of a move of which nothing is known. */
  private static final double EVEN = 0.5;

  private long[] codes = new long[1 << 12];
  private float[] priors = new float[1 << 12];
  private int[] visits = new int[1 << 12];
  private double[] sums = new double[1 << 12];
  private int[] firsts = new int[1 << 12];
  private int[] counts = new int[1 << 12];
  private int size = 1;

  /** The number of nodes. */
  public int size() {
    return size;
  }

  /** The move that leads to a node. */
  public long code(int node) {
    return codes[node];
  }

  /** The number of visits to a node. */
  public int visits(int node) {
    return visits[node];
  }

  /** The sum of the rewards of all visits to a node. */
  public double sum(int node) {
    return sums[node];
  }

  /** The prior of a node. */
  public double prior(int node) {
    return priors[node];
  }

  public boolean hasChildren(int node) {
    return counts[node] > 0;
  }

  /** The first child of a node; the others follow. */
  public int first(int node) {
    return firsts[node];
  }

  public int count(int node) {
    return counts[node];
  }

  /** Begins the children of a node, which are then {@link #add}ed before those of any other. */
  public void expand(int node) {
    firsts[node] = size;
  }

  /**
   * Makes moves the children of the root, none of which looks better than another.
   *
   * @param moves their numbers
   */
  public void plant(LongStream moves) {
    expand(ROOT);
    moves.forEach(code -> add(ROOT, code, EVEN));
  }

  /**
   * Adds a child to the node that is being expanded.
   *
   * @param code the move's number
   * @param prior how good it looks, 0 to 1
   */
  public void add(int node, long code, double prior) {
    if (size == codes.length) {
      int more = 2 * size;
      codes = Arrays.copyOf(codes, more);
      priors = Arrays.copyOf(priors, more);
      visits = Arrays.copyOf(visits, more);
      sums = Arrays.copyOf(sums, more);
      firsts = Arrays.copyOf(firsts, more);
      counts = Arrays.copyOf(counts, more);
    }
    codes[size] = code;
    priors[size] = (float) prior;
    size++;
    counts[node]++;
  }

  /**
   * Makes the priors of a node's children their parts of the attention, 1 in all, by how good they
   * look.
   *
   * @param temperature how much better a move has to look to be thought of e times as often
   * @param uniform how much of the attention is given to all moves alike
   */
  public void weigh(int node, double temperature, double uniform) {
    int first = firsts[node];
    int end = first + counts[node];
    double best = 0;
    for (int child = first; child < end; child++) {
      best = Math.max(best, priors[child]);
    }
    double all = 0;
    for (int child = first; child < end; child++) {
      priors[child] = (float) Math.exp((priors[child] - best) / temperature);
      all += priors[child];
    }
    for (int child = first; child < end; child++) {
      priors[child] = (float) (uniform / counts[node] + (1 - uniform) * (priors[child] / all));
    }
  }

  /**
   * Adds a visit and its reward for the player who moved to the node.
   *
   * @param reward 0 to 1
   */
  public void visit(int node, double reward) {
    visits[node]++;
    sums[node] += reward;
  }

  /**
   * The child to visit next: the one with the best mean, or with a good prior and few visits.
   *
   * @param exploration how much a prior counts, in rewards
   */
  public int select(int node, double exploration) {
    int first = firsts[node];
    int end = first + counts[node];
    double all = 0;
    int known = 0;
    for (int child = first; child < end; child++) {
      all += sums[child];
      known += visits[child];
    }
    // unvisited children count with the mean of the visited ones
    double unknown = known == 0 ? 0 : all / known;
    double draw = exploration * Math.sqrt(known + 1);
    int best = first;
    double most = Double.NEGATIVE_INFINITY;
    for (int child = first; child < end; child++) {
      double mean = visits[child] == 0 ? unknown : sums[child] / visits[child];
      double value = mean + draw * priors[child] / (1 + visits[child]);
      if (value > most) {
        most = value;
        best = child;
      }
    }
    return best;
  }

  /**
   * The child to visit next out of those that are legal in this iteration, none of which looks
   * better than another: the one with the best mean, or with few visits; the root if none is legal.
   *
   * @param exploration how much a rarely visited child counts, in rewards
   * @param isLegal by the number of the move
   */
  public int select(int node, double exploration, LongPredicate isLegal) {
    int first = firsts[node];
    int end = first + counts[node];
    double all = 0;
    int known = 0;
    int legal = 0;
    for (int child = first; child < end; child++) {
      if (isLegal.test(codes[child])) {
        all += sums[child];
        known += visits[child];
        legal++;
      }
    }
    double unknown = known == 0 ? 0 : all / known;
    double draw = exploration * Math.sqrt(known + 1) / legal;
    int best = ROOT;
    double most = Double.NEGATIVE_INFINITY;
    for (int child = first; child < end; child++) {
      double mean = visits[child] == 0 ? unknown : sums[child] / visits[child];
      double value = mean + draw / (1 + visits[child]);
      if (value > most && isLegal.test(codes[child])) {
        most = value;
        best = child;
      }
    }
    return best;
  }
}
