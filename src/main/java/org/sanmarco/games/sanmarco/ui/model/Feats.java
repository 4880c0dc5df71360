package org.sanmarco.games.sanmarco.ui.model;

import module java.base;

import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.kernel.Event;
import org.sanmarco.kernel.Result;
import org.sanmarco.table.SeenMove;

/** The feats of a player of San Marco that the hall of fame keeps records of. */
public final class Feats {

  private final List<Integer> seats;
  private int inRound;
  private int most;

  private Feats(List<Integer> seats) {
    this.seats = seats;
  }

  /** The most prestige in a round, of a player with one colour, and a win without a bridge. */
  public static Map<String, Integer> of(List<SeenMove> history, SanMarcoView end, int player) {
    Feats feats = new Feats(end.seatsOfSide(player));
    history.stream().flatMap(move -> move.events().stream()).forEach(feats::read);
    Map<String, Integer> all = new HashMap<>();
    if (feats.seats.size() == 1) {
      all.put("round", feats.most);
    }
    Result result = end.result();
    boolean hasWon = result != null && result.winners().contains(end.side(feats.seats.getFirst()));
    boolean hasBridge =
        Pair.ALL.stream()
            .anyMatch(pair -> end.owners(pair).stream().anyMatch(feats.seats::contains));
    if (hasWon && !hasBridge) {
      all.put("bridgeless", 1);
    }
    return all;
  }

  private void read(Event event) {
    switch (event) {
      case RoundBegan _ -> inRound = 0;
      case PrestigeScored(int seat, int points, Why why, var _)
          when why != Why.FINAL && seats.contains(seat) -> {
        inRound += points;
        most = Math.max(most, inRound);
      }
      default -> {}
    }
  }
}
