package org.sanmarco.ui.table.model;

import java.util.HashMap;
import java.util.Map;

/** What was explained in a game already, so that it is told at length only once. */
public final class Lessons {

  private final Map<String, Integer> first = new HashMap<>();

  /**
   * Whether something is to be explained: the first time, for as long as the game stays where it
   * is.
   *
   * @param topic what it is about
   * @param moves after how many moves of the game
   */
  public boolean isNew(String topic, int moves) {
    return first.computeIfAbsent(topic, one -> moves) == moves;
  }
}
