package org.sanmarco.ui.motion;

import org.sanmarco.rules.sanmarco.Pair;

/** What can be seen to move. */
public sealed interface Figure {

  /** A noble of a seat. */
  record Noble(int seat) implements Figure {}

  /**
   * A noble that changes sides: it turns between its first two moments.
   *
   * @param victim whose it was
   * @param seat whose it becomes
   */
  record Turncoat(int victim, int seat) implements Figure {}

  /** The doge. */
  record TheDoge() implements Figure {}

  /** A bridge as it will stand, without its noble. */
  record Bridge(Pair pair, int owner) implements Figure {}

  /** A seat's marker on the prestige track. */
  record Marker(int seat) implements Figure {}

  /** A point of prestige that is paid. */
  record Coin() implements Figure {}
}
