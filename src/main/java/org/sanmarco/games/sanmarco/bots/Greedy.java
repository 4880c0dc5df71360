package org.sanmarco.games.sanmarco.bots;

import java.util.function.DoubleSupplier;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.sanmarco.PackedMove;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.notation.MoveCodes;

/**
 * A player that looks one move ahead and then trusts the evaluation. An offer is worth the sum of
 * its cards; the player assumes that the others see it so, too.
 *
 * @param error how far each move's win probability is misjudged, from 0 (not at all)
 */
public record Greedy(Weights weights, double error) implements Bot {

  @Override
  public Move choose(View view, Budget budget) {
    XorShift random = new XorShift(budget.seed());
    SanMarcoPosition position = (SanMarcoPosition) view.sample(random);
    Evaluation evaluation = new Evaluation(weights);
    Hands hands = new Hands(position, evaluation, false);
    DoubleSupplier misjudged = () -> error == 0 ? 0 : error * random.gumbel();
    return switch (position.phase()) {
      case SETUP_REROLL -> position.move(keepOrReroll(position, evaluation));
      case SETUP_BRIDGE, PLAY, EXILE_REMOVE, BONUS_EXILE ->
          position.move(hands.best(position, misjudged));
      case ROLES -> position.move(RoleChooser.best(position, evaluation, hands, random));
      case DIVIDE -> position.move(new Dividing(position, evaluation, hands).best(misjudged));
      case CHOOSE ->
          new SanMarcoMove.Take(new Dividing(position, evaluation, hands).take(misjudged));
      case SETUP_ROLL, DRAW, EXILE_ROLL, OVER ->
          throw new IllegalArgumentException("no seat acts in this phase");
    };
  }

  /** S4: rolls again if the result is better on average. */
  private static long keepOrReroll(SanMarcoPosition position, Evaluation evaluation) {
    MoveCodes codes = new MoveCodes();
    position.codes(codes);
    int player = position.player(position.active()) - 1;
    double[] winProbabilities = new double[position.players()];
    evaluation.winProbabilities(position, winProbabilities);
    double kept = winProbabilities[player];
    SanMarcoPosition rerolled = position.copy();
    rerolled.advance(codes.get(1), EventListener.SILENT);
    double mean = 0;
    for (int die = 1; die <= 6; die++) {
      SanMarcoPosition rolled = rerolled.copy();
      rolled.advance(PackedMove.roll(die), EventListener.SILENT);
      evaluation.winProbabilities(rolled, winProbabilities);
      mean += winProbabilities[player] / 6;
    }
    return codes.get(kept >= mean ? 0 : 1);
  }
}
