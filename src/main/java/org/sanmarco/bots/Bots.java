package org.sanmarco.bots;

import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.registry.Registry;

/** The computer players of one game, registered in {@code META-INF/services}. */
public interface Bots {

  /** The game's identifier. */
  String game();

  /** The player of a level. */
  Bot bot(BotLevel level);

  /** The computer players of a game; those for any game if it registers none. */
  static Bots of(Game game) {
    return Installed.BOTS.get(game.id());
  }

  /**
   * The computer players of any game; a higher level plays more games at random before it moves.
   */
  private static Bots any(String game) {
    return new Bots() {
      @Override
      public String game() {
        return game;
      }

      @Override
      public Bot bot(BotLevel level) {
        return switch (level) {
          case RANDOM -> Bot.RANDOM;
          case EASY -> new PlayoutBot(20);
          case MEDIUM -> new PlayoutBot(100);
          case ADVANCED -> new PlayoutBot(500);
          case STRONG -> new PlayoutBot(2500);
          case HARD, MASTER -> new PlayoutBot(Long.MAX_VALUE);
        };
      }
    };
  }

  /** The registered computer players, loaded once. */
  final class Installed {

    private static final Registry<Bots> BOTS = Registry.load(Bots.class, Bots::game, Bots::any);

    private Installed() {}
  }
}
