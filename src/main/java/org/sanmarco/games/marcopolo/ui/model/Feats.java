package org.sanmarco.games.marcopolo.ui.model;

import java.util.List;
import java.util.Map;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;

/** The feats of a player of Marco Polo that the hall of fame keeps records of. */
public final class Feats {

  private Feats() {}

  /** The gold from chests, and that of the halfway scoring. */
  public static Map<String, Integer> of(List<SeenMove> history, int seat) {
    List<Event> events = history.stream().flatMap(move -> move.events().stream()).toList();
    int chests =
        events.stream()
            .mapToInt(event ->
                event instanceof ChestOpened opened && opened.seat() == seat ? opened.gold() : 0)
            .sum();
    int halfway =
        events.stream()
            .mapToInt(event ->
                event instanceof CamelScored scored
                        && scored.seat() == seat
                        && scored.space() <= Track.GANZHOU
                    ? scored.gold()
                    : 0)
            .sum();
    return Map.of("chests", chests, "halfway", halfway);
  }
}
