package org.sanmarco.games.marcopolo.bots;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;

/**
 * A player who looks one move ahead and then trusts their eye.
 *
 * @param error how far they misjudge each move's chance to win, from 0 (not at all)
 */
record Greedy(Weights weights, double error) implements Bot {

  @Override
  public Move choose(View view, Budget budget) {
    XorShift randomness = new XorShift(budget.seed());
    MarcoPoloPosition position = (MarcoPoloPosition) view.sample(randomness);
    Choices choices = new Choices(position, new Evaluation(weights));
    return position.move(
        choices.best(position, () -> error == 0 ? 0 : error * randomness.gumbel()));
  }
}
