package org.sanmarco.games.marcopolo;

import module java.base;

/**
 * A card of the deck (MC1), told apart by nothing but what is on it and its colour.
 *
 * @param kind the goods on it, or a cameleer
 */
public record Card(Kind kind, Colour colour) {

  /** The kinds of cards in canonical order: four goods, then the cameleer. */
  public enum Kind {
    /** Oil. */
    OIL,
    /** Fruit. */
    FRU,
    /** Spice. */
    SPI,
    /** Silk. */
    SIL,
    /** A cameleer, which is not goods. */
    CAM
  }

  /** The colour of a card, in canonical order. */
  public enum Colour {
    /** Blue. */
    B,
    /** Yellow. */
    Y,
    /** Green. */
    G,
    /** Violet. */
    V,
    /** Red. */
    R
  }

  /** The number of kinds, and of colours. */
  static final int FIVE = 5;

  private static final int GOODS_COPIES = 2;
  private static final int CAMELEER_COPIES = 3;

  /** All that there are, each once, in canonical order. */
  public static final List<Card> ALL =
      Arrays.stream(Kind.values())
          .flatMap(kind -> Arrays.stream(Colour.values()).map(colour -> new Card(kind, colour)))
          .toList();

  int index() {
    return kind.ordinal() * FIVE + colour.ordinal();
  }

  /** The number of copies in the complete deck. */
  public int copies() {
    return kind == Kind.CAM ? CAMELEER_COPIES : GOODS_COPIES;
  }

  /** The code of the notation, such as {@code SPI.Y}. */
  @Override
  public String toString() {
    return kind + "." + colour;
  }
}
