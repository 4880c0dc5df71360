package org.sanmarco.bots.arena;

import module java.base;

/**
 * The statistics of a match. Games of one start have dice and cards in common, so that the interval
 * comes from the means of the starts and not from the games.
 */
public final class MatchStatistics {

  /** A normal deviate that is exceeded, to either side, one time in twenty. */
  private static final double Z = 1.96;

  private static final double ELO = 400;

  private final int sides;
  private final List<Outcome> outcomes;

  /**
   * One game's outcome, as far as it is counted.
   *
   * @param start its start
   * @param share {@code a}'s part of the win, 0 to 1
   * @param margin by how much {@code a} was better than the best other player
   * @param nanosA how long each of {@code a}'s decisions took
   * @param nanosB how long each of {@code b}'s took
   */
  public record Outcome(
      int start, double share, int margin, List<Long> nanosA, List<Long> nanosB) {}

  /** Statistics of at least one game. */
  public MatchStatistics(int sides, Collection<Outcome> outcomes) {
    this.sides = sides;
    this.outcomes = List.copyOf(outcomes);
  }

  /** The number of games. */
  public int games() {
    return outcomes.size();
  }

  /** {@code a}'s share of the wins, 0 to 1. */
  public double share() {
    return mean(outcomes.stream().map(Outcome::share).toList());
  }

  /** The lower end of the share's 95 % interval. */
  public double low() {
    return Math.max(0, Math.min(byStarts(-1), byGames(-1)));
  }

  /** The upper end of the share's 95 % interval. */
  public double high() {
    return Math.min(1, Math.max(byStarts(1), byGames(1)));
  }

  private double byStarts(int side) {
    Collection<Double> means =
        outcomes.stream()
            .collect(
                Collectors.groupingBy(
                    Outcome::start, TreeMap::new, Collectors.averagingDouble(Outcome::share)))
            .values();
    if (means.size() < 2) {
      return side;
    }
    double mean = mean(means);
    double square = means.stream().mapToDouble(m -> (m - mean) * (m - mean)).sum();
    return mean + side * Z * Math.sqrt(square / (means.size() - 1) / means.size());
  }

  /** As if all games were independent (Wilson): its width is never 0, even after wins only. */
  private double byGames(int side) {
    double n = games();
    double p = share();
    double spread = Z * Math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n));
    return (p + Z * Z / (2 * n) + side * spread) / (1 + Z * Z / n);
  }

  /**
   * The Elo difference between {@code a} and each {@code b}; 0 for a fair share. A match without a
   * win or a loss counts as having half of one.
   */
  public double elo() {
    double half = 0.5 / games();
    double share = Math.clamp(share(), half, 1 - half);
    return ELO * Math.log10(share * (sides - 1) / (1 - share));
  }

  /** By how much {@code a}'s result was better than the best other one, on average. */
  public double margin() {
    return mean(outcomes.stream().map(outcome -> (double) outcome.margin).toList());
  }

  /**
   * The time of a decision, in milliseconds.
   *
   * @param nanos those of one side
   * @param quantile 0.5 for the median
   */
  public double millis(Function<Outcome, List<Long>> nanos, double quantile) {
    List<Long> sorted = outcomes.stream().map(nanos).flatMap(List::stream).sorted().toList();
    if (sorted.isEmpty()) {
      return 0;
    }
    return sorted.get((int) Math.min(sorted.size() - 1, quantile * sorted.size())) / 1e6;
  }

  private static double mean(Collection<Double> numbers) {
    return numbers.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }
}
