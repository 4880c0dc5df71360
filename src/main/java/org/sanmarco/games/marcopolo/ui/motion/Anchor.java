package org.sanmarco.games.marcopolo.ui.motion;

/** The places of a piece, on the map or beside it. */
public sealed interface Anchor {

  /** A camel's place on a space by itself. */
  record OnSpace(int camel, int space) implements Anchor {}

  /** A camel's place after all events. */
  record AtRest(int camel) implements Anchor {}

  /** The place of a space's chest. */
  record AtChest(int space) implements Anchor {}

  /** At a seat's panel beside the map. */
  record Before(int seat) implements Anchor {}

  /** With the discards. */
  record Discards() implements Anchor {}

  /** With the open row. */
  record OpenRow() implements Anchor {}

  /** With the deck. */
  record Deck() implements Anchor {}
}
