package org.sanmarco.games.marcopolo.bots;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * A player who looks one move ahead: samples the hidden cards a few times for each move, and takes
 * the move with the best average. Few trials make it err.
 *
 * @param tries the number of trials of each move, at least 1
 */
record OneMoveLookahead(Weights weights, int tries) implements Bot {

  @Override
  public Move choose(View view, Budget budget) {
    MarcoPoloView own = (MarcoPoloView) view;
    XorShift random = new XorShift(budget.seed());
    MarcoPoloPosition position = own.sample(random);
    Evaluation evaluation = new Evaluation(weights);
    Choices choices = new Choices(position, evaluation);
    choices.find(position, 1);
    Playout playout = new Playout(own, evaluation, random);
    long best = choices.get(0);
    double most = -1;
    for (int i = 0; i < choices.size(); i++) {
      double sum = 0;
      for (int tried = 0; tried < tries; tried++) {
        own.sampleInto(position, random);
        position.advance(choices.get(i), EventListener.SILENT);
        sum += playout.winProbability(position);
      }
      // where all is lost, waiting comes last and is chosen: others may still err
      if (sum >= most) {
        most = sum;
        best = choices.get(i);
      }
    }
    return position.move(best);
  }
}
