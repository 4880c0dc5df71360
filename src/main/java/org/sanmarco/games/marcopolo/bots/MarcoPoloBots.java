package org.sanmarco.games.marcopolo.bots;

import java.util.Map;
import java.util.Optional;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.Tunable;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.kernel.Level;

/** The computer players of Marco Polo. */
public final class MarcoPoloBots implements Bots {

  /** By how much the chances of moves are misjudged, so that each level beats the one below. */
  private static final double EASY_ERROR = 0.1;

  private static final double MEDIUM_ERROR = 0.01;

  @Override
  public String game() {
    return MarcoPolo.ID;
  }

  /** The player who looks one move ahead. */
  @Override
  public Optional<Tunable> tunable() {
    return Optional.of(
        new Tunable() {
          @Override
          public Map<String, Double> weights() {
            return Weights.TUNED.byName();
          }

          @Override
          public Bot bot(Map<String, Double> weights) {
            return new Greedy(Weights.of(weights), 0);
          }
        });
  }

  @Override
  public Bot bot(Level level) {
    return switch (level) {
      case RANDOM ->
          (view, budget) -> {
            var randomness = new XorShift(budget.seed());
            return view.sample(randomness).sample(randomness);
          };
      case EASY -> new Greedy(Weights.TUNED, EASY_ERROR);
      case MEDIUM -> new Greedy(Weights.TUNED, MEDIUM_ERROR);
      case HARD -> (view, budget) -> new Search((MarcoPoloView) view, budget, Weights.TUNED).best();
    };
  }
}
