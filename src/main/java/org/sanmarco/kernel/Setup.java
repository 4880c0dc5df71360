package org.sanmarco.kernel;

import module java.base;

/**
 * The set-up of a game. Together with its moves it is the whole game.
 *
 * @param game the game's identifier, such as {@code san-marco}
 * @param players how many people play
 * @param options the game's own options as written in the protocol, such as {@code leader} to
 *     {@code 2}; those left out have the game's default
 */
public record Setup(String game, int players, Map<String, String> options) {

  /** Copies the options, in the order of their names. */
  public Setup {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }
}
