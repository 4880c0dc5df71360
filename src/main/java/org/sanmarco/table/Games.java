package org.sanmarco.table;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.sanmarco.kernel.Game;

/**
 * The games that are known.
 *
 * <p>The one register of games is {@code META-INF/services/org.sanmarco.kernel.Game}: a new game
 * gets a line there, and nothing else outside its own packages knows of it.
 */
public final class Games {

  private final Map<String, Game> byId = new LinkedHashMap<>();

  private Games(Collection<Game> games) {
    for (Game game : games) {
      if (byId.put(game.id(), game) != null) {
        throw new IllegalArgumentException("two games are called " + game.id());
      }
    }
  }

  /** The games of the register, by their rank. */
  public static Games installed() {
    return new Games(
        ServiceLoader.load(Game.class, Games.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparingInt(Game::rank))
            .toList());
  }

  /** These games and no others; no two may have the same identifier. */
  public static Games of(Game... games) {
    return new Games(List.of(games));
  }

  /** The game with this identifier. */
  public Optional<Game> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /**
   * A game as it was recorded.
   *
   * @throws java.util.NoSuchElementException if its game is not known
   */
  public Table replay(GameRecord record) {
    return Table.replay(
            find(record.setup().game()).orElseThrow(),
            record.setup(),
            record.seats(),
            record.chance(),
            record.moves())
        .table();
  }

  /** All identifiers; of {@link #installed} games by their rank. */
  public List<String> ids() {
    return List.copyOf(byId.keySet());
  }
}
