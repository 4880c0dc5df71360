package org.sanmarco.games.canalgrande.ui.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeState;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.ScoreHistory;

/** Reads off the events of a game how many cards each side had won when. */
public final class WonCards {

  private WonCards() {}

  /** The course of a game up to now; each seat counts what its side has won (GP7). */
  public static ScoreHistory of(List<SeenMove> history, CanalGrandeState state) {
    List<List<Integer>> scores = new ArrayList<>();
    List<Integer> rounds = new ArrayList<>();
    List<Integer> now = new ArrayList<>(Collections.nCopies(state.seats(), 0));
    scores.add(List.copyOf(now));
    for (SeenMove played : history) {
      for (Event event : played.events()) {
        if (event instanceof VoteWon won) {
          won.winners().forEach(seat -> now.set(seat - 1, now.get(seat - 1) + 1));
        } else if (event instanceof RoundBegan) {
          rounds.add(played.number());
        }
      }
      scores.add(List.copyOf(now));
    }
    return new ScoreHistory(scores, rounds, List.of());
  }
}
