package org.sanmarco.coach;

import java.util.List;

/**
 * Something that is so, with the numbers that say it, before it is put into words.
 *
 * @param key the text's key in the game's bundle {@code advice}
 * @param arguments what the text speaks of; a fact among them is said as a part of it
 */
public record Fact(String key, List<Object> arguments) {

  public Fact {
    arguments = List.copyOf(arguments);
  }

  /** A fact about these things. */
  public static Fact of(String key, Object... arguments) {
    return new Fact(key, List.of(arguments));
  }

  /** One of its arguments that is a number. */
  public int number(int index) {
    return (Integer) arguments.get(index);
  }
}
