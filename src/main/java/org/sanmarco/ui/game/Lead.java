package org.sanmarco.ui.game;

import module java.base;

/** The players in front, to tell when that changes. */
public final class Lead {

  private Lead() {}

  /**
   * A sentence about who is in front now, empty if it is who was before.
   *
   * @param before the results of all players, the first player first
   * @param now their results now
   */
  public static String change(PanelContext context, List<Integer> before, List<Integer> now) {
    List<Integer> leaders = leaders(now);
    if (leaders.equals(leaders(before))) {
      return "";
    }
    String names = context.list(leaders.stream().map(context::player).toList());
    return context.text(leaders.size() == 1 ? "moment.lead" : "moment.lead.shared", names);
  }

  private static List<Integer> leaders(List<Integer> results) {
    int best = Collections.max(results);
    return IntStream.rangeClosed(1, results.size())
        .filter(player -> results.get(player - 1) == best)
        .boxed()
        .toList();
  }
}
