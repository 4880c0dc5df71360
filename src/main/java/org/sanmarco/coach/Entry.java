package org.sanmarco.coach;

/**
 * One item in the account of a line of play, such as what Bruno scored in Dorsoduro this turn.
 *
 * @param item what it is, the same in all lines
 * @param number the number that is told of it
 * @param worth what it counts for in the player's chance of winning, beside other items of its
 *     {@link Ledger#factor}
 */
public record Entry(Fact item, int number, double worth) {

  /** An entry whose number is what it counts for. */
  public static Entry of(Fact item, int number) {
    return new Entry(item, number, number);
  }
}
