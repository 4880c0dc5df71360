package org.sanmarco.games.sanmarco.bots.tuning;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.arena.Contestant;
import org.sanmarco.bots.arena.Match;
import org.sanmarco.bots.arena.Tally;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.bots.Greedy;
import org.sanmarco.games.sanmarco.bots.Weight;
import org.sanmarco.games.sanmarco.bots.Weights;

/**
 * Finds better weights by simultaneous perturbation (Spall: Multivariate stochastic approximation
 * using a simultaneous perturbation gradient approximation, 1992): in each step all weights are
 * moved a little at random, one way and the other; the two players that come of it meet; and the
 * weights follow the winner. Weights move by factors, so that none changes its sign.
 */
public final class Tuning {

  /** By which power of e a weight is moved for a trial, and follows a winner who wins all. */
  private static final double TRIAL = 0.15;

  private static final double GAIN = 0.4;

  /** After how many steps the gain has fallen to about the half. */
  private static final double PATIENCE = 60;

  private final long seed;
  private final int starts;
  private final Weights before;
  private Weights weights;
  private int steps;

  /**
   * Begins with some weights.
   *
   * @param starts how many starts the two players of a step meet at, for every place and both ways
   * @param seed the same one gives the same result
   */
  public Tuning(Weights weights, int starts, long seed) {
    before = weights;
    this.weights = weights;
    this.starts = starts;
    this.seed = seed;
  }

  /** The weights it began with. */
  public Weights before() {
    return before;
  }

  /** The weights so far. */
  public Weights weights() {
    return weights;
  }

  /** How many steps were made. */
  public int steps() {
    return steps;
  }

  /**
   * Makes a step, with four, three and two players in turn.
   *
   * @return by how much one player of this step was better than the other, -1 to 1
   */
  public double step() {
    long now = seed + XorShift.GOLDEN * ++steps;
    XorShift randomness = new XorShift(now);
    Map<Weight, Integer> direction = new EnumMap<>(Weight.class);
    Weight.ALL.forEach(weight -> direction.put(weight, 2 * randomness.below(2) - 1));
    Contestant one = greedy(moved(direction, TRIAL));
    Contestant other = greedy(moved(direction, -TRIAL));
    int players = List.of(4, 3, 2).get(steps % 3);
    double better = share(one, other, players, now) - share(other, one, players, now);
    weights = moved(direction, GAIN * better / (1 + steps / PATIENCE));
    return better;
  }

  /**
   * What the weights so far win: one player with them, who looks one move ahead, against others
   * with those it began with.
   *
   * @param players how many play, 2 to 4
   * @param proofs from how many starts; none of them decided about a step
   */
  public Tally proof(int players, int proofs) {
    return tally(greedy(weights), greedy(before), players, proofs, ~seed);
  }

  private Weights moved(Map<Weight, Integer> direction, double by) {
    Map<Weight, Double> moved = new EnumMap<>(Weight.class);
    direction.forEach(
        (weight, sign) -> moved.put(weight, weights.get(weight) * Math.exp(by * sign)));
    return new Weights(moved);
  }

  private static Contestant greedy(Weights weights) {
    return new Contestant("greedy", new Greedy(weights, 0), Budget::usual);
  }

  private double share(Contestant a, Contestant b, int players, long from) {
    return tally(a, b, players, starts, from).share();
  }

  private static Tally tally(Contestant a, Contestant b, int players, int starts, long from) {
    Match match = new Match(new SanMarco(), players, a, b, from);
    return new Tally(
        players,
        IntStream.range(0, starts * players)
            .parallel()
            .mapToObj(i -> match.play(i / players, i % players + 1).outcome())
            .toList());
  }
}
