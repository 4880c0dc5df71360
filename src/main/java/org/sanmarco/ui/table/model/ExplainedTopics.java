package org.sanmarco.ui.table.model;

import java.util.HashMap;
import java.util.Map;

/** What was explained in a game already, so that each player is told it at length only once. */
public final class ExplainedTopics {

  /** After how many moves a player was told of a topic. */
  private final Map<Told, Integer> first = new HashMap<>();

  private record Told(int player, String topic) {}

  /**
   * Whether something is to be explained to a player: the first time, for as long as the game stays
   * where it is.
   *
   * @param topic what it is about
   * @param moves after how many moves of the game
   */
  public boolean isNew(int player, String topic, int moves) {
    return first.computeIfAbsent(new Told(player, topic), one -> moves) == moves;
  }
}
