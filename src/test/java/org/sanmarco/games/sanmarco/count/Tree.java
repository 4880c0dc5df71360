package org.sanmarco.games.sanmarco.count;

import module java.base;

/**
 * Counts the leaves of a game's tree. A leaf is a position n moves later, or one before that from
 * which the tree can't go on: the game is over, or lots and cards are due that are not given.
 */
interface Tree {

  /** The number of leaves. */
  long leaves(int depth);

  /** The number of leaves behind each first move, whose offers, if it is a division, are sorted. */
  SortedMap<String, Long> divide(int depth);

  /** A division with its offers in an order that doesn't matter; any other move as it is. */
  static String sorted(String move) {
    if (!move.startsWith("divide ")) {
      return move;
    }
    String[] offers = move.substring("divide ".length()).split(" / ", -1);
    Arrays.sort(offers);
    return "divide " + String.join(" / ", offers);
  }
}
