package org.sanmarco.bots.search;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Level;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.bots.Greedy;
import org.sanmarco.games.sanmarco.bots.Weights;

/** The computer players of San Marco. */
public final class SanMarcoBots implements Bots {

  /** By how much the chances of moves are misjudged, so that each level beats the one below. */
  private static final double EASY_ERROR = 0.12;

  private static final double MEDIUM_ERROR = 0.055;

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
      case EASY -> new Greedy(Weights.TUNED, EASY_ERROR);
      case MEDIUM -> new Greedy(Weights.TUNED, MEDIUM_ERROR);
      case HARD ->
          (view, thinking) ->
              new Search((SanMarcoView) view, thinking, Weights.TUNED, Horizon.ROUND).best();
    };
  }
}
