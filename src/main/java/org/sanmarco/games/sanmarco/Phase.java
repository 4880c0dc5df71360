package org.sanmarco.games.sanmarco;

import java.util.Locale;

/** The kind of move that is due; the names are those of the notation. */
public enum Phase {
  /** A colour rolls for its first nobles (S3). */
  SETUP_ROLL,
  /** A colour with four equal rolls keeps the fourth or rolls it again (S4). */
  SETUP_REROLL,
  /** A colour builds a bridge before the game (S5). */
  SETUP_BRIDGE,
  /** Roles are drawn by lot, or given out by a player (T1, T2, V1, V4). */
  ROLES,
  /** Cards are drawn for a divider (T4). */
  DRAW,
  /** A divider makes offers (T5). */
  DIVIDE,
  /** A chooser takes an offer (T7). */
  CHOOSE,
  /** A colour plays its action cards (T8). */
  PLAY,
  /** The die of an exile (C5). */
  EXILE_ROLL,
  /** The choice of nobles that an exile removes (C5). */
  EXILE_REMOVE,
  /** The exile for the fewest penalty points (E5). */
  BONUS_EXILE,
  /** The game is over (F2). */
  OVER;

  static final Phase[] ALL = values();

  /** The name in the notation, such as {@code setup-roll}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
