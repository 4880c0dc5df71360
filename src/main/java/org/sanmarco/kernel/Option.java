package org.sanmarco.kernel;

import java.util.List;

/**
 * An option of a set-up, such as who leads first. {@link Game#start} checks its value.
 *
 * @param name as written in the protocol, such as {@code leader}
 * @param values the values to choose from; empty for free text in the game's own form
 * @param standard the default value
 */
public record Option(String name, List<String> values, String standard) {

  /** Copies the list. */
  public Option {
    values = List.copyOf(values);
  }

  /** An option with values to choose from; the first is the default. */
  public static Option choice(String name, List<String> values) {
    return new Option(name, values, values.getFirst());
  }

  /** An option in the game's own form. */
  public static Option text(String name, String standard) {
    return new Option(name, List.of(), standard);
  }
}
