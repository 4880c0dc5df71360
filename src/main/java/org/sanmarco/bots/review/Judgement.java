package org.sanmarco.bots.review;

import org.sanmarco.kernel.Move;

/**
 * The judgement of a decision, from what its seat could see then. The hidden cards as they really
 * lay play no part.
 *
 * @param number of the move, 1 for the game's first
 * @param seat that decided
 * @param played the move it made
 * @param playedWinProbability the seat's win probability with that move, 0 to 1
 * @param best the best move found; the played one if none was found that is better
 * @param bestWinProbability the seat's win probability with the best move, 0 to 1
 * @param error the standard error of the difference between the two
 */
public record Judgement(
    int number,
    int seat,
    Move played,
    double playedWinProbability,
    Move best,
    double bestWinProbability,
    double error) {

  /** The lost winning probability, 0 to 1; 0 if the played move is the best. */
  public double loss() {
    return Math.max(0, bestWinProbability - playedWinProbability);
  }

  /** Whether the loss is beyond its error. */
  public boolean isCertain() {
    return Grade.isBeyond(loss(), error, 0);
  }

  /** The two moves side by side. */
  public Comparison compared() {
    return new Comparison(bestWinProbability, playedWinProbability, error);
  }

  /** The grade. */
  public Grade grade() {
    return best.equals(played) ? Grade.BEST : Grade.of(loss(), error);
  }
}
