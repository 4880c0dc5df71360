package org.sanmarco.games.marcopolo.ui.motion;

import org.sanmarco.games.marcopolo.Card;

/** The moving parts of Marco Polo's animations. */
public sealed interface Sprite {

  /**
   * A camel.
   *
   * @param camel from 1
   * @param from the space it sets out from, on which it faces along the track
   */
  record Camel(int camel, int from) implements Sprite {}

  /** A gold. */
  record Coin() implements Sprite {}

  /** A card, face up. */
  record Face(Card card) implements Sprite {}

  /** A card, face down. */
  record Back() implements Sprite {}
}
