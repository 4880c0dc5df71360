package org.sanmarco.kernel;

import module java.base;

/** The strength of a computer player. Written as in the protocol: {@code easy}. */
public enum BotLevel {
  /** Uniform among all legal moves: a baseline for the others. */
  RANDOM,
  /** For beginners: sensible but short-sighted. */
  EASY,
  /** For occasional players. */
  MEDIUM,
  /** For players who beat the one before: thinks ahead a little. */
  ADVANCED,
  /** For experienced players: thinks ahead further. */
  STRONG,
  /** Uses all the time that it gets. */
  HARD,
  /** The strongest: gets more time, and all processors but one. */
  MASTER;

  /** The names of all levels, weakest first. */
  public static final List<String> NAMES = Arrays.stream(values()).map(BotLevel::toString).toList();

  /** Its place on the scale of all levels: 1 for the weakest. */
  public int rank() {
    return ordinal() + 1;
  }

  /** The level with this name. */
  public static Optional<BotLevel> of(String name) {
    return Arrays.stream(values()).filter(level -> level.toString().equals(name)).findFirst();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
