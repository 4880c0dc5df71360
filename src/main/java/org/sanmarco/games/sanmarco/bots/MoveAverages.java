package org.sanmarco.games.sanmarco.bots;

import org.sanmarco.bots.XorShift;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoPosition;

/**
 * The average results of the cards played in the turn that is searched, by seat and move, at any
 * point of the turn (move-average sampling; Finnsson, Björnsson 2008). Two moves may occasionally
 * share an entry. For one thread; allocates nothing.
 */
final class MoveAverages {

  /** The places for moves: 2 to this power, some ten times as many as a turn has moves. */
  private static final int SIZE = 13;

  /** The cards of an iteration that are remembered; a turn has ten at most (T4). */
  private static final int MOST = 16;

  /** The number of results of a move at which its average counts half. */
  private static final double SHRINKAGE = 30;

  private static final int SEATS = 4;

  private final int round;
  private final int turn;
  private final int[] counts = new int[1 << SIZE];
  private final double[] sums = new double[1 << SIZE];

  /** The sum of the results of all iterations for each player, and the number of iterations. */
  private final double[] all = new double[SEATS];

  private int iterations;

  /** The moves of this iteration, and the players who made them. */
  private final int[] moves = new int[MOST];

  private final int[] movers = new int[MOST];
  private int size;

  /** No averages yet of the turn of this position. */
  MoveAverages(SanMarcoPosition root) {
    round = root.round();
    turn = root.turn();
  }

  /** Whether what is played here belongs to the turn that is searched. */
  boolean isAsked(SanMarcoPosition position) {
    return position.phase() == Phase.PLAY && position.turn() == turn && position.round() == round;
  }

  /**
   * Remembers that the seat that acts makes this move, until it is {@link #learn known} how it
   * ends.
   */
  void remember(SanMarcoPosition position, long code) {
    if (isAsked(position) && size < MOST) {
      movers[size] = position.player(position.active()) - 1;
      moves[size++] = slot(position.active(), code);
    }
  }

  /** Takes down how the iteration has ended, each player's win probability, and begins the next. */
  void learn(double[] winProbabilities) {
    for (int i = 0; i < size; i++) {
      counts[moves[i]]++;
      sums[moves[i]] += winProbabilities[movers[i]];
    }
    size = 0;
    for (int i = 0; i < SEATS; i++) {
      all[i] += winProbabilities[i];
    }
    iterations++;
  }

  /**
   * The advantage of a move of the seat that acts over the average, as a probability of winning.
   */
  double of(SanMarcoPosition position, long code) {
    int slot = slot(position.active(), code);
    int count = counts[slot];
    if (count == 0) {
      return 0;
    }
    double usual = all[position.player(position.active()) - 1] / iterations;
    return (sums[slot] - count * usual) / (count + SHRINKAGE);
  }

  private static int slot(int seat, long code) {
    return (int) ((code * SEATS + seat) * XorShift.GOLDEN >>> Long.SIZE - SIZE);
  }
}
