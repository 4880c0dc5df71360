package org.sanmarco.bots;

import java.util.Optional;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;
import org.sanmarco.registry.Registry;

/** The computer players of one game, registered in {@code META-INF/services}. */
public interface Bots {

  /** The game's identifier. */
  String game();

  /** The player of a level. */
  Bot bot(BotLevel level);

  /** The player whose weights can be tuned; empty if there is none. */
  default Optional<Tunable> tunable() {
    return Optional.empty();
  }

  /** The computer players of a game; random ones for a game that registers none. */
  static Bots of(Game game) {
    return Installed.BOTS.get(game.id());
  }

  /** Computer players that draw among the legal moves at every level. */
  private static Bots random(String game) {
    return new Bots() {
      @Override
      public String game() {
        return game;
      }

      @Override
      public Bot bot(BotLevel level) {
        return Bot.RANDOM;
      }
    };
  }

  /** The registered computer players, loaded once. */
  final class Installed {

    private static final Registry<Bots> BOTS = Registry.load(Bots.class, Bots::game, Bots::random);

    private Installed() {}
  }
}
