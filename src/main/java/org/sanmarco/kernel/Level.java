package org.sanmarco.kernel;

import java.util.Arrays;
import java.util.List;
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

  /** The names of all levels, the weakest first. */
  public static final List<String> NAMES = Arrays.stream(values()).map(Level::toString).toList();

  /** The level of this name. */
  public static Optional<Level> of(String name) {
    return Arrays.stream(values()).filter(level -> level.toString().equals(name)).findFirst();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
