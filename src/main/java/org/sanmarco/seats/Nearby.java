package org.sanmarco.seats;

import module java.base;

/** Tells other computers in the same network of a hosted game, and finds those of others. */
public interface Nearby {

  /**
   * A game that somebody hosts.
   *
   * @param name its players and the game, as the host tells them
   * @param authority where it is, such as {@code 192.168.1.7:4711}
   */
  record Found(String name, String authority) {}

  /**
   * Announces a game. Returns at once.
   *
   * @param host where it is
   * @param name a few words; cut where they are too long
   * @return ends that
   */
  Runnable announce(InetSocketAddress host, String name);

  /**
   * Looks for games. Returns at once.
   *
   * @param found gets all games that are known, whenever one has come or gone, by any thread
   * @return ends that
   */
  Runnable search(Consumer<List<Found>> found);
}
