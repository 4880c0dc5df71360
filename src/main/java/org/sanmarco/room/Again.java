package org.sanmarco.room;

import module java.base;

/**
 * The answers of the players of a finished game to whether they play again.
 *
 * @param answers whether a player wants to, by seat; without the seats of those who have not said
 * @param next the invitation to the next game for the player of a frame; empty until all agree
 */
public record Again(Map<Integer, Boolean> answers, String next) {

  /** Nobody has said anything. */
  public static final Again NONE = new Again(Map.of(), "");

  /** The choice of a proposal that agrees. */
  public static final int YES = 1;

  /** The choice of a proposal that declines. */
  public static final int NO = 2;

  public Again {
    answers = Collections.unmodifiableMap(new TreeMap<>(answers));
  }
}
