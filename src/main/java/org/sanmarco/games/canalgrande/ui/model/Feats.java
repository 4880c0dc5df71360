package org.sanmarco.games.canalgrande.ui.model;

import module java.base;

import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Result;
import org.sanmarco.table.SeenMove;

/** The feats of a player of Canal Grande that the hall of fame keeps records of. */
public final class Feats {

  private Feats() {}

  /** The votes won, and a win without having been robbed. */
  public static Map<String, Integer> of(List<SeenMove> history, CanalGrandeView end, int seat) {
    List<Event> events = history.stream().flatMap(move -> move.events().stream()).toList();
    Map<String, Integer> all = new HashMap<>();
    all.put(
        "votes",
        (int)
            events.stream()
                .filter(event -> event instanceof VoteWon won && won.winners().contains(seat))
                .count());
    Result result = end.result();
    boolean hasWon = result != null && result.winners().contains(end.side(seat));
    boolean wasRobbed =
        events.stream()
            .anyMatch(event -> event instanceof CardStolen stolen && stolen.victim() == seat);
    if (hasWon && !wasRobbed) {
      all.put("unrobbed", 1);
    }
    return all;
  }
}
