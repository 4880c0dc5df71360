package org.sanmarco.coach;

import java.util.function.ToIntBiFunction;
import org.sanmarco.kernel.State;

/**
 * A number that every seat has throughout a game, such as its prestige.
 *
 * @param name an English word in small letters, for the heads of tables
 * @param of reads it off a state for a seat, from 1
 */
public record Measure(String name, ToIntBiFunction<State, Integer> of) {

  /** The number of a seat. */
  public int of(State state, int seat) {
    return of.applyAsInt(state, seat);
  }
}
