package org.sanmarco.games.marcopolo.ui.motion;

/** The places of a piece, on the map or beside it. */
public sealed interface Place {

  /** A camel's place on a space by itself. */
  record OnSpace(int camel, int space) implements Place {}

  /** A camel's place after all events. */
  record AtRest(int camel) implements Place {}

  /** The place of a space's chest. */
  record AtChest(int space) implements Place {}

  /** At a seat's panel beside the map. */
  record Before(int seat) implements Place {}

  /** With the discards. */
  record Discards() implements Place {}

  /** With the open row. */
  record OpenRow() implements Place {}

  /** With the deck. */
  record Deck() implements Place {}
}
