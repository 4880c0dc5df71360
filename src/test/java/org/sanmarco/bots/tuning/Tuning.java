package org.sanmarco.bots.tuning;

import module java.base;

import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.arena.Contestant;
import org.sanmarco.bots.arena.Match;
import org.sanmarco.bots.arena.MatchStatistics;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;

/**
 * Finds better weights by simultaneous perturbation (Spall: Multivariate stochastic approximation
 * using a simultaneous perturbation gradient approximation, 1992): in each step all weights are
 * moved a little at random, in one direction and in the opposite one. The two resulting players
 * meet, and the weights follow the winner. Weights move by factors, so that none changes its sign.
 */
public final class Tuning {

  /** By which power of e a weight is moved for a trial, and follows a winner who wins all. */
  private static final double TRIAL = 0.15;

  private static final double GAIN = 0.4;

  /** The gain has fallen to about a half after so many steps. */
  private static final double HALF_GAIN_STEPS = 60;

  private final long seed;
  private final int starts;
  private final Game game;
  private final Tunable tunable;
  private final Map<String, Double> before;
  private Map<String, Double> weights;
  private int steps;

  /**
   * Begins with some weights.
   *
   * @param game whose players they are
   * @param starts how many starts the two players of a step meet at, for every place and both ways
   * @param seed the same one gives the same result
   */
  public Tuning(Game game, Tunable tunable, Map<String, Double> weights, int starts, long seed) {
    this.game = game;
    this.tunable = tunable;
    before = weights;
    this.weights = weights;
    this.starts = starts;
    this.seed = seed;
  }

  /** The game's computer players. */
  public Game game() {
    return game;
  }

  /** The weights it began with. */
  public Map<String, Double> before() {
    return before;
  }

  /** The weights so far. */
  public Map<String, Double> weights() {
    return weights;
  }

  /** The number of steps made. */
  public int steps() {
    return steps;
  }

  /**
   * Makes a step, with each number of players in turn.
   *
   * @return by how much one player of this step was better than the other, -1 to 1
   */
  public double step() {
    long now = seed + XorShift.GOLDEN * ++steps;
    XorShift random = new XorShift(now);
    Map<String, Integer> direction = new LinkedHashMap<>();
    weights.keySet().forEach(weight -> direction.put(weight, 2 * random.below(2) - 1));
    Contestant one = contestant(moved(direction, TRIAL));
    Contestant other = contestant(moved(direction, -TRIAL));
    int players = game.players().reversed().get(steps % game.players().size());
    double better = share(one, other, players, now) - share(other, one, players, now);
    weights = moved(direction, GAIN * better / (1 + steps / HALF_GAIN_STEPS));
    return better;
  }

  /**
   * The result of the current weights in a match: one player with them against others with those it
   * began with.
   *
   * @param players how many play
   * @param proofs from how many starts; none of them decided about a step
   */
  public MatchStatistics proof(int players, int proofs) {
    return statistics(contestant(weights), contestant(before), players, proofs, ~seed);
  }

  private Map<String, Double> moved(Map<String, Integer> direction, double by) {
    Map<String, Double> moved = new LinkedHashMap<>(weights);
    moved.replaceAll(
        (weight, value) -> value * Math.exp(by * Objects.requireNonNull(direction.get(weight))));
    return moved;
  }

  private Contestant contestant(Map<String, Double> with) {
    return new Contestant("tuned", tunable.bot(with), seed -> Budget.usual(BotLevel.MEDIUM, seed));
  }

  private double share(Contestant a, Contestant b, int players, long from) {
    return statistics(a, b, players, starts, from).share();
  }

  private MatchStatistics statistics(
      Contestant a, Contestant b, int players, int starts, long from) {
    Match match = new Match(game, players, a, b, from);
    int sides = match.sides();
    return new MatchStatistics(
        sides,
        IntStream.range(0, starts * sides)
            .parallel()
            .mapToObj(i -> match.play(i).outcome())
            .toList());
  }
}
