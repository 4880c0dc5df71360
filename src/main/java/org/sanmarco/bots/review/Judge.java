package org.sanmarco.bots.review;

import module java.base;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.Estimate;
import org.sanmarco.bots.Rated;
import org.sanmarco.bots.XorShift;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * Judges single decisions, from what their seat can see. Safe for several threads.
 *
 * <p>A judgement takes two steps. A search finds the best move. If another one was played, the two
 * are then rated side by side in several batches, each with a seed of its own. The batches know
 * nothing of the search, so that a move that was lucky there has no advantage, and the differences
 * between the two moves in the batches tell the standard error, besides one that all batches have
 * in common.
 */
public final class Judge {

  /** The share of a decision's effort that looks for the best move. */
  private static final double SEARCH_SHARE = 0.5;

  /** The number of batches in which two moves are compared. */
  private static final int BATCHES = 10;

  /** The share of a decision's effort that estimates a win probability. */
  static final double FORECAST_SHARE = 0.05;

  private final Bot bot;
  private final Effort effort;
  private final long seed;
  private final Set<Budget> running = ConcurrentHashMap.newKeySet();
  private volatile boolean stopped;

  /**
   * A judge who thinks like a computer player.
   *
   * @param effort for each decision
   * @param seed the same one and a number of iterations give the same judgement
   */
  public Judge(Bot bot, Effort effort, long seed) {
    this.bot = bot;
    this.effort = effort;
    this.seed = seed;
  }

  /** Ends all judging as soon as possible; its results are then worthless. */
  public void stop() {
    stopped = true;
    running.forEach(Budget::stop);
  }

  /** Whether it was stopped. */
  public boolean isStopped() {
    return stopped;
  }

  /**
   * Judges a decision.
   *
   * @param number of the move in its game
   * @param view the view of the seat that decides
   * @param played a move that is legal there
   */
  public Judgement judge(int number, View view, Move played) {
    Rated best = think(number, 0, SEARCH_SHARE, budget -> bot.rank(view, budget)).getFirst();
    if (best.move().equals(played)) {
      double winProbability = best.winProbability();
      return new Judgement(number, view.seat(), played, winProbability, played, winProbability, 0);
    }
    Comparison compared = compare(number, view, best.move(), played, 1 - SEARCH_SHARE);
    boolean isBetter = compared.first() > compared.second();
    return new Judgement(
        number,
        view.seat(),
        played,
        compared.second(),
        isBetter ? best.move() : played,
        isBetter ? compared.first() : compared.second(),
        compared.error());
  }

  /**
   * Rates a move beside the best of the others, with the effort of a whole decision.
   *
   * @param number of the move in its game
   * @param view the view of the seat that decides
   * @param best a move that is legal there, but not the only one
   */
  public Comparison compareWithNext(int number, View view, Move best) {
    return think(number, 0, SEARCH_SHARE, budget -> bot.rank(view, budget)).stream()
        .map(Rated::move)
        .filter(move -> !move.equals(best))
        .findFirst()
        .map(next -> compare(number, view, best, next, 1 - SEARCH_SHARE))
        .orElse(new Comparison(0, 0, 0));
  }

  /**
   * Rates two moves side by side, with the effort of a whole decision.
   *
   * @param number of the move in its game
   * @param view the view of the seat that decides
   * @param first a move that is legal there
   * @param second another one
   */
  public Comparison compare(int number, View view, Move first, Move second) {
    return compare(number, view, first, second, 1);
  }

  private Comparison compare(int number, View view, Move first, Move second, double share) {
    double sumFirst = 0;
    double sum = 0;
    double squares = 0;
    for (int batch = 1; batch <= BATCHES; batch++) {
      List<Rated> rated =
          think(
              number,
              batch,
              share / BATCHES,
              budget -> bot.rate(view, List.of(first, second), budget));
      double difference = rated.getFirst().winProbability() - rated.getLast().winProbability();
      sumFirst += rated.getFirst().winProbability();
      sum += difference;
      squares += difference * difference;
    }
    Estimate difference = Estimate.ofMeans(BATCHES, sum, squares);
    double mean = sumFirst / BATCHES;
    return new Comparison(
        mean, mean - difference.mean(), Math.hypot(difference.error(), bot.commonError()));
  }

  /**
   * Each side's win probability as far as a seat can know it; exact at the end of the game. Takes a
   * small part of the effort.
   *
   * @param number of the moves played so far
   * @param view what the seat may see
   */
  List<Estimate> forecast(int number, View view) {
    return think(
        number, BATCHES + view.seat(), FORECAST_SHARE, budget -> bot.forecast(view, budget));
  }

  /** Lets the bot think, with a seed that no other part of the same game's review has. */
  private <T> T think(int number, int part, double share, Function<Budget, T> thought) {
    Budget budget =
        effort.budget(
            new XorShift(seed + number * XorShift.GOLDEN).below(1 << 30) * 64L + part, share);
    running.add(budget);
    if (stopped) {
      budget.stop();
    }
    T result = thought.apply(budget);
    running.remove(budget);
    return result;
  }
}
