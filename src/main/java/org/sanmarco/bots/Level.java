package org.sanmarco.bots;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How well a computer player plays. Written as in the protocol: {@code easy}. */
public enum Level {
  /** Draws among all legal moves: no opponent, but a measure for the others. */
  RANDOM,
  /** Sensible but short-sighted. */
  EASY,
  /** One move deep; considers what the others will take. */
  MEDIUM,
  /** Searches, for as long as it may. */
  HARD;

  /** The level of this name. */
  public static Optional<Level> of(String name) {
    return Arrays.stream(values()).filter(level -> level.toString().equals(name)).findFirst();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
