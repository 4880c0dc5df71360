package org.sanmarco.coach;

import java.util.OptionalInt;

/**
 * One count of a line of play, such as what the doge brought a seat.
 *
 * @param topic what is counted, the same for all lines
 * @param worth how good it is for the seat, in points of the game or their like
 * @param fact the count with its details, such as the district
 * @param number a number whose mean is told where no fact is typical; empty if it says nothing
 */
public record Gain(String topic, double worth, Fact fact, OptionalInt number) {

  /** A count without a number. */
  public static Gain of(String topic, double worth, Fact fact) {
    return new Gain(topic, worth, fact, OptionalInt.empty());
  }

  /** A count with a number. */
  public static Gain of(String topic, double worth, Fact fact, int number) {
    return new Gain(topic, worth, fact, OptionalInt.of(number));
  }
}
