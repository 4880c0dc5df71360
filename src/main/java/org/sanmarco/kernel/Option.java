package org.sanmarco.kernel;

import module java.base;

/**
 * An option of a set-up, such as the board. {@link Game#start} checks its value.
 *
 * @param name as written in the protocol, such as {@code board}
 * @param values the values to choose from; empty for free text in the game's own form
 * @param standard the default value
 */
public record Option(String name, Kind kind, List<String> values, String standard) {

  /** The kinds of options, by how a player sets them. */
  public enum Kind {
    /** One of several values. */
    CHOICE,
    /** A text in the game's own form. */
    TEXT,
    /** The player who begins: set at the players' places, or drawn by lot. */
    LEADER
  }

  public Option {
    values = List.copyOf(values);
  }

  /** An option with values to choose from; the first is the default. */
  public static Option choice(String name, List<String> values) {
    return new Option(name, Kind.CHOICE, values, values.getFirst());
  }

  /** An option in the game's own form. */
  public static Option text(String name, String standard) {
    return new Option(name, Kind.TEXT, List.of(), standard);
  }

  /** The player who begins, from 1; by default the first. */
  public static Option leader(String name, int players) {
    List<String> all = IntStream.rangeClosed(1, players).mapToObj(String::valueOf).toList();
    return new Option(name, Kind.LEADER, all, all.getFirst());
  }

  /** Whether the option is the player who begins. */
  public boolean isLeader() {
    return kind == Kind.LEADER;
  }
}
