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

/** A player who looks one move ahead and then trusts his eye. */
public final class Greedy implements Bot {

  /** How many divisions are weighed by playing their offers out. */
  private static final int PLAYED = 40;

  /** How far an easy player misjudges the chance to win. */
  private static final double EASY_ERROR = 0.06;

  private final Weights weights;
  private final boolean careful;

  /**
   * A player with an eye for these weights.
   *
   * @param careful whether he plays all offers out in his mind before he divides or takes, and
   *     keeps the doge in view while he plays; otherwise he adds up cards, and misjudges
   */
  public Greedy(Weights weights, boolean careful) {
    this.weights = weights;
    this.careful = careful;
  }

  @Override
  public Move choose(View view, Thinking thinking) {
    XorShift randomness = new XorShift(thinking.seed());
    SanMarcoPosition position = (SanMarcoPosition) view.sample(randomness);
    Outlook outlook = new Outlook(weights);
    Hands hands = new Hands(position, outlook, careful);
    DoubleSupplier error = careful ? () -> 0 : () -> EASY_ERROR * randomness.gumbel();
    return switch (position.phase()) {
      case SETUP_REROLL -> position.move(keepOrReroll(position, outlook));
      case SETUP_BRIDGE, PLAY, EXILE_REMOVE, BONUS_EXILE ->
          position.move(hands.best(position, error));
      case ROLES -> position.move(Roles.best(position, outlook, hands, randomness));
      case DIVIDE -> position.move(divide(new Dividing(position, outlook, hands), error));
      case CHOOSE -> new SanMarcoMove.Take(take(new Dividing(position, outlook, hands), error));
      case SETUP_ROLL, DRAW, EXILE_ROLL, OVER -> throw new IllegalArgumentException("no seat acts");
    };
  }

  private long divide(Dividing dividing, DoubleSupplier error) {
    return careful ? dividing.best(1, PLAYED)[0] : dividing.quick(error);
  }

  private int take(Dividing dividing, DoubleSupplier error) {
    return careful ? dividing.take() : dividing.quickTake(error);
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
