package org.sanmarco.table;

import module java.base;

import org.sanmarco.kernel.Game;
import org.sanmarco.registry.Registry;

/**
 * The known games. A new game is registered in {@code META-INF/services/org.sanmarco.kernel.Game};
 * nothing else outside its own packages knows it.
 */
public final class Games {

  private final Map<String, Game> byId = new LinkedHashMap<>();

  private Games(Collection<Game> games) {
    games.forEach(game -> byId.put(game.id(), game));
  }

  /** The registered games, by their rank. */
  public static Games installed() {
    return new Games(
        Registry.load(Game.class, Game::id, Games::unknown).all().stream()
            .sorted(Comparator.comparingInt(Game::rank))
            .toList());
  }

  /** These games and no others; no two may have the same identifier. */
  public static Games of(Game... games) {
    return new Games(Registry.of(List.of(games), Game::id, Games::unknown).all());
  }

  private static Game unknown(String id) {
    throw new NoSuchElementException("no Game registered for '" + id + "'");
  }

  /** The game with this identifier. */
  public Optional<Game> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /**
   * A game as it was recorded.
   *
   * @throws NoSuchElementException if its game is not known
   */
  public Table replay(GameRecord record) {
    return Table.replay(
            find(record.setup().game()).orElseThrow(),
            record.setup(),
            record.seats(),
            record.chanceSource(),
            record.moves())
        .table();
  }

  /** All identifiers; of {@link #installed} games by their rank. */
  public List<String> ids() {
    return List.copyOf(byId.keySet());
  }
}
