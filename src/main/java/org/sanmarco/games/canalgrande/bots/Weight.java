package org.sanmarco.games.canalgrande.bots;

import java.util.Locale;

/** The factors of a position's value; the numbers are in {@link Weights}. */
public enum Weight {
  /** A district card in hand. */
  CARD,
  /** Each pair of cards of one district in a hand. */
  PAIR,
  /** A gondola in hand. */
  GONDOLA,
  /** A traitor still to be used. */
  TRAITOR,
  /** A spy still to be used. */
  SPY,
  /** A doge still to be used. */
  DOGE,
  /** A point of the number cards, which counts against its side. */
  POINT,
  /** A won card. */
  WON,
  /** A goal that is reached; half as much for each won card that is missing. */
  NEAR,
  /** The weight of being able to play one card more than the others in a vote. */
  REACH,
  /** By how much luck moves a game: with such a lead a side wins 73 games of 100. */
  LUCK;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
