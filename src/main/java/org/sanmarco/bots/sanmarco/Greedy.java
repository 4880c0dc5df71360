package org.sanmarco.bots.sanmarco;

import java.util.function.DoubleSupplier;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Thinking;
import org.sanmarco.bots.XorShift;
import org.sanmarco.rules.Listener;
import org.sanmarco.rules.Move;
import org.sanmarco.rules.View;
import org.sanmarco.rules.sanmarco.Code;
import org.sanmarco.rules.sanmarco.Codes;
import org.sanmarco.rules.sanmarco.SanMarcoMove;
import org.sanmarco.rules.sanmarco.SanMarcoPosition;

/**
 * A player who looks one move ahead and then trusts his eye. Offers are to him what their cards are
 * worth together; he knows that the others see them so, too.
 */
public final class Greedy implements Bot {

  private final Weights weights;
  private final double error;

  /**
   * A player with an eye for these weights.
   *
   * @param error how far he misjudges each move's chance to win, from 0 (not at all)
   */
  public Greedy(Weights weights, double error) {
    this.weights = weights;
    this.error = error;
  }

  @Override
  public Move choose(View view, Thinking thinking) {
    XorShift randomness = new XorShift(thinking.seed());
    SanMarcoPosition position = (SanMarcoPosition) view.sample(randomness);
    Outlook outlook = new Outlook(weights);
    Hands hands = new Hands(position, outlook, false);
    DoubleSupplier misjudged = () -> error == 0 ? 0 : error * randomness.gumbel();
    return switch (position.phase()) {
      case SETUP_REROLL -> position.move(keepOrReroll(position, outlook));
      case SETUP_BRIDGE, PLAY, EXILE_REMOVE, BONUS_EXILE ->
          position.move(hands.best(position, misjudged));
      case ROLES -> position.move(Roles.best(position, outlook, hands, randomness));
      case DIVIDE -> position.move(new Dividing(position, outlook, hands).best(misjudged));
      case CHOOSE -> new SanMarcoMove.Take(new Dividing(position, outlook, hands).take(misjudged));
      case SETUP_ROLL, DRAW, EXILE_ROLL, OVER -> throw new IllegalArgumentException("no seat acts");
    };
  }

  /** S4: rolls again if what comes of it is better on average. */
  private static long keepOrReroll(SanMarcoPosition position, Outlook outlook) {
    Codes codes = new Codes();
    position.codes(codes);
    int player = position.player(position.active()) - 1;
    double[] chances = new double[position.players()];
    outlook.chances(position, chances);
    double kept = chances[player];
    SanMarcoPosition rerolled = position.copy();
    rerolled.advance(codes.get(1), Listener.SILENT);
    double mean = 0;
    for (int die = 1; die <= 6; die++) {
      SanMarcoPosition rolled = rerolled.copy();
      rolled.advance(Code.roll(die), Listener.SILENT);
      outlook.chances(rolled, chances);
      mean += chances[player] / 6;
    }
    return codes.get(kept >= mean ? 0 : 1);
  }
}
