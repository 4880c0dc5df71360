package org.sanmarco.games.marcopolo.bots;

import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.bots.search.SearchingBot;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.kernel.BotLevel;

/** The computer players of Marco Polo. */
public final class MarcoPoloBots implements Bots {

  /** The number of trials of each move, so that each level beats the one below. */
  private static final int EASY_TRIES = 4;

  static final int MEDIUM_TRIES = 16;

  /** The iterations of a decision, so that each level beats the one below. */
  private static final long ADVANCED_ITERATIONS = 160;

  private static final long STRONG_ITERATIONS = 3000;
  private static final double COMMON_ERROR = 0.025;

  private static final SearchingBot SEARCHING =
      new SearchingBot(
          (view, budget) -> new Search((MarcoPoloView) view, budget, Weights.TUNED),
          view -> false,
          COMMON_ERROR);

  @Override
  public String game() {
    return MarcoPolo.ID;
  }

  @Override
  public Bot bot(BotLevel level) {
    return switch (level) {
      case RANDOM -> Bot.RANDOM;
      case EASY -> new OneMoveLookahead(Weights.TUNED, EASY_TRIES);
      case MEDIUM -> new OneMoveLookahead(Weights.TUNED, MEDIUM_TRIES);
      case ADVANCED -> SEARCHING.atMost(ADVANCED_ITERATIONS);
      case STRONG -> SEARCHING.atMost(STRONG_ITERATIONS);
      case HARD, MASTER -> SEARCHING;
    };
  }
}
