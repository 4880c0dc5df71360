package org.sanmarco.games.marcopolo;

import module java.base;

/**
 * The price of a step onto a space (MB4); the names are the codes of the notation. {@link Payments}
 * finds the ways to pay it with a hand.
 */
public enum Condition {
  /** One card of goods. */
  G1(From.GOODS, 1),
  /** Two cards of the same goods. */
  G2(From.GOODS, 2),
  /** Three cards of the same goods. */
  G3(From.GOODS, 3),
  /** One card of each of the four goods. */
  D4(From.GOODS, Condition.EACH),
  /** One cameleer. */
  C1(From.CAMELEERS, 1),
  /** Two cameleers. */
  C2(From.CAMELEERS, 2),
  /** Two cards of one colour. */
  S2(From.COLOURS, 2),
  /** Three cards of one colour. */
  S3(From.COLOURS, 3),
  /** One card of each of the five colours. */
  A5(From.COLOURS, Condition.EACH);

  /** The groups of five cards that a condition speaks of. */
  enum From {
    /** The cards of each of the four goods. */
    GOODS,
    /** The cameleers. */
    CAMELEERS,
    /** The cards of each of the five colours. */
    COLOURS
  }

  /** Instead of a number of cards of one group: one card of each group. */
  static final int EACH = 0;

  private final From from;
  private final int cards;

  Condition(From from, int cards) {
    this.from = from;
    this.cards = cards;
  }

  /** The groups that the cards come from. */
  From from() {
    return from;
  }

  /** The number of cards of one group to pay, or {@link #EACH}. */
  int cards() {
    return cards;
  }

  /** The condition with this code, in upper case. */
  static Optional<Condition> ofCode(String code) {
    return Arrays.stream(values()).filter(one -> one.name().equals(code)).findFirst();
  }
}
