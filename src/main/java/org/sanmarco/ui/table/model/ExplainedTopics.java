package org.sanmarco.ui.table.model;

import module java.base;

/**
 * The topics explained in a game so far, so that each player gets the long explanation only once.
 */
public final class ExplainedTopics {

  /** The number of moves when a topic was explained to a player. */
  private final Map<Explanation, Integer> first = new HashMap<>();

  private record Explanation(int player, String topic) {}

  /**
   * Whether something is to be explained to a player: the first time, for as long as the game stays
   * where it is.
   *
   * @param topic the topic of the explanation
   * @param moves the number of moves played
   */
  public boolean isNew(int player, String topic, int moves) {
    return first.computeIfAbsent(new Explanation(player, topic), one -> moves) == moves;
  }
}
