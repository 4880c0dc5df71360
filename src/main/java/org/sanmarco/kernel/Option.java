package org.sanmarco.kernel;

import java.util.List;

/**
 * An option of a set-up, such as who leads first. What is allowed beyond its values, only {@link
 * Game#start} knows.
 *
 * @param name as written in the protocol, such as {@code leader}
 * @param values what can be chosen; empty where it is free text of the game's own form
 * @param standard what holds where the option is left out
 */
public record Option(String name, List<String> values, String standard) {

  /** Copies the list. */
  public Option {
    values = List.copyOf(values);
  }

  /** One with values to choose from; the first is the standard. */
  public static Option choice(String name, List<String> values) {
    return new Option(name, values, values.getFirst());
  }

  /** An option in the game's own form. */
  public static Option text(String name, String standard) {
    return new Option(name, List.of(), standard);
  }
}
