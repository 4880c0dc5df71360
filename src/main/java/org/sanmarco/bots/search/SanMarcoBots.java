package org.sanmarco.bots.search;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Level;
import org.sanmarco.bots.XorShift;
import org.sanmarco.bots.sanmarco.Greedy;
import org.sanmarco.bots.sanmarco.Weights;
import org.sanmarco.rules.sanmarco.SanMarco;
import org.sanmarco.rules.sanmarco.SanMarcoView;

/** The computer players of San Marco. */
public final class SanMarcoBots implements Bots {

  @Override
  public String game() {
    return SanMarco.ID;
  }

  @Override
  public Bot bot(Level level) {
    return switch (level) {
      case RANDOM ->
          (view, thinking) -> {
            var randomness = new XorShift(thinking.seed());
            return view.sample(randomness).sample(randomness);
          };
      case EASY -> new Greedy(Weights.TUNED, false);
      case MEDIUM -> new Greedy(Weights.TUNED, true);
      case HARD ->
          (view, thinking) ->
              new Search((SanMarcoView) view, thinking, Weights.TUNED, Horizon.TURN).best();
    };
  }
}
