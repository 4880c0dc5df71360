package org.sanmarco.games.marcopolo.ui.motion;

/** Where a piece can be, on the map or beside it. */
public sealed interface Place {

  /** A camel's place on a space by itself. */
  record OnSpace(int camel, int space) implements Place {}

  /** Where a camel stands now that all has happened. */
  record AtRest(int camel) implements Place {}

  /** Where a space's chest stands. */
  record AtChest(int space) implements Place {}

  /** With what a seat has beside the map. */
  record Before(int seat) implements Place {}

  /** With the discards. */
  record Discards() implements Place {}

  /** With the open row. */
  record OpenRow() implements Place {}

  /** With the deck. */
  record Deck() implements Place {}
}
