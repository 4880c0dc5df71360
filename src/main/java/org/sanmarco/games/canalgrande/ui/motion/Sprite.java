package org.sanmarco.games.canalgrande.ui.motion;

import org.sanmarco.games.canalgrande.Card;

/** The moving parts of Canal Grande's animations. */
public sealed interface Sprite {

  /** A card, face up. */
  record Face(Card card) implements Sprite {}

  /** A card, face down. */
  record Back() implements Sprite {}

  /** A card that comes face down and is turned up on its way. */
  record TurnedUp(Card card) implements Sprite {}
}
