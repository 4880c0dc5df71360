package org.sanmarco.games.sanmarco.bots;

import java.util.Objects;
import org.sanmarco.games.sanmarco.MeanOfTwo;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.Scoring;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.kernel.Result;
import org.sanmarco.notation.Field;

/**
 * Estimates the value of a position to each colour, in prestige that it has and can expect, and
 * from that each player's probability of winning. For one thread; allocates nothing.
 */
public final class Evaluation {

  private static final Field ROW = SanMarcoState.ROW;

  /** The value of the two districts of an average pair together. */
  private static final double MIDDLING_PAIR = 13;

  /** The luck of the bonus and the exile at the end of a round, in rounds. */
  private static final double REST = 0.2;

  /** The same in the last round, after which only the scoring follows. */
  private static final double LAST_REST = 0.03;

  private final Weights weights;

  /** By how many nobles a group has, what weight it has among the others. */
  private final double[] force = new double[SanMarcoState.NOBLES + 1];

  private final double[] worth = new double[4];

  /** An evaluation by these weights. */
  public Evaluation(Weights weights) {
    this.weights = weights;
    for (int i = 0; i <= SanMarcoState.NOBLES; i++) {
      force[i] = Math.pow(i, weights.power());
    }
  }

  /**
   * Computes the value of a position to each colour, the first seat's first.
   *
   * @param worth is filled; as long as there are seats, or longer
   */
  public void worth(SanMarcoState state, double[] worth) {
    double rounds = roundsToCome(state);
    withoutNobles(state, rounds, worth);
    for (District district : District.ALL) {
      addNobles(state, district, rounds, worth);
    }
  }

  /** The same without the nobles in the districts. */
  void withoutNobles(SanMarcoState state, double rounds, double[] worth) {
    boolean counted = state.phase() == Phase.BONUS_EXILE || state.phase() == Phase.OVER;
    for (int seat = 1; seat <= state.seats(); seat++) {
      int points = counted ? 0 : state.penalty(seat);
      worth[seat - 1] =
          state.prestige(seat)
              - weights.penalty() * Math.min(points, SanMarcoState.LIMIT)
              - (points >= SanMarcoState.LIMIT ? weights.out() : 0)
              + bridges(state, seat, rounds);
    }
  }

  /** The value of a point that a district would bring if it were scored now. */
  public double worthOfPoint(SanMarcoState state) {
    double future = roundsToCome(state) * weights.scorings();
    return (future + 1) / (1 + weights.churn() * future);
  }

  /**
   * Adds what the nobles in a district are worth to each colour.
   *
   * @param rounds how many are to come
   * @param worth what else there is, the first seat's first
   */
  public void addNobles(SanMarcoState state, District district, double rounds, double[] worth) {
    addNobles(state.board(), district, state.row(district), rounds, state.seats(), worth);
  }

  /** The same for nobles that might be there, a byte for each seat. */
  void addNobles(
      Board board, District district, int row, double rounds, int seats, double[] worth) {
    if (row == 0) {
      return;
    }
    double future = rounds * weights.scorings();
    double now = (future + 1) / (1 + weights.churn() * future);
    double later = future + 1 - now;
    int points = Scoring.points(board, district.ordinal(), row);
    double all =
        force[ROW.get(row, 0)]
            + force[ROW.get(row, 1)]
            + force[ROW.get(row, 2)]
            + force[ROW.get(row, 3)];
    double share = later * (board.most(district) + board.second(district)) / all;
    for (int seat = 0; seat < seats; seat++) {
      int nobles = ROW.get(row, seat);
      worth[seat] +=
          now * ROW.get(points, seat) + share * force[nobles] + weights.noble() * rounds * nobles;
    }
  }

  /** The value of a colour's bridges, by the number of rounds to come. */
  public double bridges(SanMarcoState state, int seat, double rounds) {
    double sum = 0;
    for (int pairs = state.bridges(seat); pairs != 0; pairs &= pairs - 1) {
      sum += bridge(state.board(), Pair.ALL.get(Integer.numberOfTrailingZeros(pairs)));
    }
    return rounds * sum;
  }

  /** The value of a bridge there for each round to come. */
  double bridge(Board board, Pair pair) {
    return weights.bridge() * (board.most(pair.low()) + board.most(pair.high())) / MIDDLING_PAIR;
  }

  /**
   * Each player's win probability.
   *
   * @param winProbabilities is filled, the first player's first; they add up to 1
   */
  public void winProbabilities(SanMarcoState state, double[] winProbabilities) {
    if (state.phase() == Phase.OVER) {
      Result result = Objects.requireNonNull(state.result());
      for (int player = 1; player <= state.players(); player++) {
        boolean wins = result.winners().contains(player);
        winProbabilities[player - 1] = wins ? 1.0 / result.winners().size() : 0;
      }
      return;
    }
    worth(state, worth);
    winProbabilities(state, worth, winProbabilities);
  }

  /** The same, from what the position is worth to the colours. */
  public void winProbabilities(SanMarcoState state, double[] worth, double[] winProbabilities) {
    double rest = state.round() == SanMarcoState.ROUNDS ? LAST_REST : REST;
    double scale = weights.luck() * Math.sqrt(roundsToCome(state) + rest);
    int players = state.players();
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < players; i++) {
      winProbabilities[i] =
          (players == 2 ? MeanOfTwo.expected(worth[i], worth[i + 2]) : worth[i]) / scale;
      best = Math.max(best, winProbabilities[i]);
    }
    double all = 0;
    for (int i = 0; i < players; i++) {
      winProbabilities[i] = Math.exp(winProbabilities[i] - best);
      all += winProbabilities[i];
    }
    for (int i = 0; i < players; i++) {
      winProbabilities[i] /= all;
    }
  }

  /** The number of rounds still to be played, including the remaining part of this one. */
  public static double roundsToCome(SanMarcoState state) {
    int later = SanMarcoState.ROUNDS - state.round();
    if (state.phase() == Phase.BONUS_EXILE || state.phase() == Phase.OVER) {
      return later;
    }
    int highest = 0;
    for (int seat = 1; seat <= state.seats(); seat++) {
      highest = Math.max(highest, state.penalty(seat));
    }
    return later + Math.max(1 - (double) highest / SanMarcoState.LIMIT, 0.1);
  }
}
