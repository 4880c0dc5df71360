package org.sanmarco.games.sanmarco.bots;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.search.SearchingBot;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.kernel.BotLevel;

/** The computer players of San Marco. */
public final class SanMarcoBots implements Bots {

  /**
   * By how much the win probabilities of moves are misjudged, so that each level beats the one
   * below.
   */
  private static final double EASY_ERROR = 0.12;

  private static final double MEDIUM_ERROR = 0.05;

  /** The iterations of a decision, so that each level beats the one below. */
  private static final long ADVANCED_ITERATIONS = 64;

  private static final long STRONG_ITERATIONS = 1000;
  private static final double COMMON_ERROR = 0.015;

  private static final SearchingBot SEARCHING =
      new SearchingBot(
          (view, budget) -> new Search((SanMarcoView) view, budget, Weights.TUNED),
          view -> ((SanMarcoView) view).phase() == Phase.DIVIDE,
          COMMON_ERROR);

  @Override
  public String game() {
    return SanMarco.ID;
  }

  @Override
  public Bot bot(BotLevel level) {
    return switch (level) {
      case RANDOM -> Bot.RANDOM;
      case EASY -> new Greedy(Weights.TUNED, EASY_ERROR);
      case MEDIUM -> new Greedy(Weights.TUNED, MEDIUM_ERROR);
      case ADVANCED -> SEARCHING.atMost(ADVANCED_ITERATIONS);
      case STRONG -> SEARCHING.atMost(STRONG_ITERATIONS);
      case HARD, MASTER -> SEARCHING;
    };
  }
}
