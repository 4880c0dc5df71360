package org.sanmarco.games.sanmarco.ui.motion;

import org.sanmarco.games.sanmarco.material.Pair;

/** The moving parts of San Marco's animations. */
public sealed interface Sprite {

  /** A noble of a seat. */
  record Noble(int seat) implements Sprite {}

  /**
   * A noble that changes sides: it turns between its first two moments.
   *
   * @param victim the former owner
   * @param seat the new owner
   */
  record Turncoat(int victim, int seat) implements Sprite {}

  /** The doge. */
  record TheDoge() implements Sprite {}

  /** A bridge as it will stand, without its noble. */
  record Bridge(Pair pair, int owner) implements Sprite {}

  /** A seat's marker on the prestige track. */
  record Marker(int seat) implements Sprite {}

  /** The prestige that a seat scores. */
  record Points(int seat, int points) implements Sprite {}

  /** A point of prestige that is paid. */
  record Coin() implements Sprite {}
}
