package org.sanmarco.games.canalgrande.bots;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.notation.MoveCodes;

/**
 * A player who looks one move ahead, with a few guesses at what the others hold.
 *
 * @param guesses in how many ways the hidden cards are supposed to lie, at least 1
 * @param error how far each move's win probability is misjudged, from 0 (not at all)
 */
public record Greedy(Weights weights, int guesses, double error) implements Bot {

  @Override
  public Move choose(View view, Budget budget) {
    XorShift random = new XorShift(budget.seed());
    CanalGrandePosition root = (CanalGrandePosition) view.sample(random);
    MoveCodes codes = new MoveCodes();
    root.codes(codes);
    double[] winProbabilities = winProbabilities((CanalGrandeView) view, codes, random);
    int best = 0;
    for (int i = 0; i < codes.size(); i++) {
      winProbabilities[i] += error == 0 ? 0 : error * random.gumbel();
      best = winProbabilities[i] > winProbabilities[best] ? i : best;
    }
    return root.move(codes.get(best));
  }

  /** Each move's win probability, on average over the guesses. */
  double[] winProbabilities(CanalGrandeView view, MoveCodes codes, XorShift random) {
    Evaluation evaluation = new Evaluation(weights);
    CanalGrandePosition guess = view.sample(random);
    CanalGrandePosition after = guess.copy();
    int side = view.side(view.onTurn());
    double[] winProbabilities = new double[codes.size()];
    for (int trial = 0; trial < guesses; trial++) {
      view.sample(guess, random);
      for (int i = 0; i < codes.size(); i++) {
        after.copyFrom(guess);
        after.advance(codes.get(i), EventListener.SILENT);
        winProbabilities[i] += evaluation.winProbability(after, side) / guesses;
      }
    }
    return winProbabilities;
  }
}
