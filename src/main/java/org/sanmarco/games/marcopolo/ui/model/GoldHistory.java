package org.sanmarco.games.marcopolo.ui.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.TurnBegan;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.ScoreHistory;
import org.sanmarco.ui.table.model.ScoreHistory.Segment;

/** The course of gold over a game, derived from its events. */
public final class GoldHistory {

  /** The gold of each player at the start (MS2). */
  private static final int START = 3;

  private final int[] gold;
  private final List<List<Integer>> scores = new ArrayList<>();
  private final List<Segment> segments = new ArrayList<>();
  private int turn;

  private GoldHistory(int seats) {
    gold = new int[seats];
    Arrays.fill(gold, START);
  }

  /**
   * The history of a game.
   *
   * @param played its moves up to now
   * @param state its present state
   */
  public static ScoreHistory of(List<SeenMove> played, MarcoPoloState state) {
    GoldHistory history = new GoldHistory(state.seats());
    history.scores.add(history.now());
    for (SeenMove move : played) {
      move.events().forEach(event -> history.read(event, move.number()));
      history.scores.add(history.now());
    }
    if (state.isOver()) {
      history.segments.add(new Segment(1, 0, played.size(), history.now()));
    }
    return new ScoreHistory(history.scores, List.of(), history.segments);
  }

  private void read(Event event, int move) {
    switch (event) {
      case TurnBegan(int number, int _) -> {
        if (turn > 0) {
          segments.add(new Segment(1, turn, move, now()));
        }
        turn = number;
      }
      case ChestOpened(int seat, int _, int found) -> gold[seat - 1] += found;
      case BallastDropped(int seat) -> gold[seat - 1]--;
      case CamelScored(int seat, int _, int _, int earned) -> gold[seat - 1] += earned;
      default -> {}
    }
  }

  private List<Integer> now() {
    return Arrays.stream(gold).boxed().toList();
  }
}
