package org.sanmarco.bots;

import java.util.Optional;
import java.util.ServiceLoader;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Game;

/** The computer players of one game; found through the register of services. */
public interface Bots {

  /** The game's identifier. */
  String game();

  /** The player of a level. */
  Bot bot(BotLevel level);

  /** Its players with weights that can be improved; empty if there are none. */
  default Optional<Tunable> tunable() {
    return Optional.empty();
  }

  /**
   * The computer players of a game.
   *
   * @throws IllegalArgumentException if it has none
   */
  static Bots of(Game game) {
    return ServiceLoader.load(Bots.class, Bots.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .filter(bots -> bots.game().equals(game.id()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("nobody plays " + game.id()));
  }
}
