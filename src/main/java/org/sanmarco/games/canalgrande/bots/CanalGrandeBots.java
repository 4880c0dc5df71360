package org.sanmarco.games.canalgrande.bots;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.search.SearchingBot;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.kernel.BotLevel;

/** The computer players of Canal Grande. */
public final class CanalGrandeBots implements Bots {

  /**
   * By how much the win probabilities of moves are misjudged, so that each level beats the one
   * below.
   */
  private static final double EASY_ERROR = 0.06;

  private static final double MEDIUM_ERROR = 0.01;

  /** The number of arrangements of hidden cards that are examined. */
  private static final int EASY_GUESSES = 1;

  static final int MEDIUM_GUESSES = 12;

  /** The iterations of a decision, so that each level beats the one below. */
  private static final long ADVANCED_ITERATIONS = 32;

  private static final long STRONG_ITERATIONS = 256;
  private static final double COMMON_ERROR = 0.015;

  private static final SearchingBot SEARCHING =
      new SearchingBot(
          (view, budget) -> new Search((CanalGrandeView) view, budget, Weights.TUNED),
          view -> ((CanalGrandeView) view).phase() == Phase.DIVIDE,
          COMMON_ERROR);

  @Override
  public String game() {
    return CanalGrande.ID;
  }

  @Override
  public Bot bot(BotLevel level) {
    return switch (level) {
      case RANDOM -> Bot.RANDOM;
      case EASY -> new Greedy(Weights.TUNED, EASY_GUESSES, EASY_ERROR);
      case MEDIUM -> new Greedy(Weights.TUNED, MEDIUM_GUESSES, MEDIUM_ERROR);
      case ADVANCED -> SEARCHING.atMost(ADVANCED_ITERATIONS);
      case STRONG -> SEARCHING.atMost(STRONG_ITERATIONS);
      case HARD, MASTER -> SEARCHING;
    };
  }
}
