package org.sanmarco.games.marcopolo;

import java.util.Locale;

/** The kind of move that is due; the names are those of the notation. */
public enum Phase {
  /** The next player's first five cards (MS2). */
  DEAL,
  /** The open row is laid out, or the card taken from it is replaced (MS2, MT7). */
  ROW,
  /** A player moves camels, or passes (MT1). */
  MOVE,
  /** A player takes a card from the row or from the deck (MT7). */
  TAKE,
  /** The deck's top card (MT7). */
  CARD,
  /** The game is over (ME1, ME4). */
  OVER;

  /** The name in the notation, such as {@code move}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
