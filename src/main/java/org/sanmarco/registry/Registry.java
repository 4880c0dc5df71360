package org.sanmarco.registry;

import module java.base;

/**
 * The implementations of one service, one for each game, and a default for games without one. Safe
 * for use by several threads.
 *
 * @param <T> the service
 */
public final class Registry<T> {

  private final Map<String, T> registered = new LinkedHashMap<>();
  private final Map<String, T> defaults = new ConcurrentHashMap<>();
  private final Function<String, T> byDefault;

  private Registry(Iterable<T> services, Function<T, String> game, Function<String, T> byDefault) {
    for (T service : services) {
      T other = registered.putIfAbsent(game.apply(service), service);
      if (other != null) {
        throw new IllegalStateException(
            "game '%s' is registered twice in META-INF/services: %s and %s"
                .formatted(
                    game.apply(service), other.getClass().getName(), service.getClass().getName()));
      }
    }
    this.byDefault = byDefault;
  }

  /**
   * All implementations on the class path.
   *
   * @param game the identifier of an implementation's game
   * @param byDefault makes the implementation for a game that registers none
   * @throws IllegalStateException if a game registers several
   */
  public static <T> Registry<T> load(
      Class<T> service, Function<T, String> game, Function<String, T> byDefault) {
    return new Registry<>(ServiceLoader.load(service, service.getClassLoader()), game, byDefault);
  }

  /**
   * These implementations and no others.
   *
   * @throws IllegalStateException if a game has several
   */
  public static <T> Registry<T> of(
      List<T> services, Function<T, String> game, Function<String, T> byDefault) {
    return new Registry<>(services, game, byDefault);
  }

  /** The implementation for a game: the registered one, otherwise the default. */
  public T get(String game) {
    T own = registered.get(game);
    return own == null ? defaults.computeIfAbsent(game, byDefault) : own;
  }

  /** All registered implementations. */
  public List<T> all() {
    return List.copyOf(registered.values());
  }
}
