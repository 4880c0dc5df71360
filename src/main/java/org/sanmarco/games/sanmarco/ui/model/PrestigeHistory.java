package org.sanmarco.games.sanmarco.ui.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.sanmarco.games.sanmarco.MeanOfTwo;
import org.sanmarco.games.sanmarco.SanMarcoEvent;
import org.sanmarco.games.sanmarco.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.SanMarcoEvent.TurnBegan;
import org.sanmarco.games.sanmarco.SanMarcoEvent.Why;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.ScoreHistory;
import org.sanmarco.ui.table.model.ScoreHistory.Segment;

/** Reads off the events of a game how prestige went. */
public final class PrestigeHistory {

  private static final int OF_TWO = 2;

  private PrestigeHistory() {}

  /** The course of a game up to now; its parts are compared by prestige, or by results (V6). */
  public static ScoreHistory of(List<SeenMove> history, SanMarcoState state) {
    Walk walk = new Walk(state.seats(), state.players());
    history.forEach(walk::go);
    return new ScoreHistory(walk.scores, walk.rounds, walk.segments);
  }

  /** Follows the events of a game. */
  private static final class Walk {
    final List<List<Integer>> scores = new ArrayList<>();
    final List<Integer> rounds = new ArrayList<>();
    final List<Segment> segments = new ArrayList<>();
    final int players;
    final Integer[] now;
    int round;
    int turn;

    Walk(int seats, int players) {
      this.players = players;
      now = new Integer[seats];
      Arrays.fill(now, 0);
      scores.add(List.of(now));
    }

    void go(SeenMove played) {
      for (Event event : played.events()) {
        hear((SanMarcoEvent) event, played.number());
      }
      scores.add(List.of(now));
    }

    void hear(SanMarcoEvent event, int moves) {
      switch (event) {
        case RoundBegan _ -> rounds.add(moves);
        case TurnBegan(int nextRound, int nextTurn, int _, boolean _) -> {
          end(moves);
          round = nextRound;
          turn = nextTurn;
        }
        case PrestigeScored scored -> add(scored.seat(), scored.points());
        case TollPaid(int seat, int receiver, int points) -> {
          add(seat, -points);
          if (receiver > 0) {
            add(receiver, points);
          }
        }
        case DistrictScored(var _, Why why) when why == Why.FINAL -> {
          end(moves);
          turn = 0;
        }
        case GameEnded _ -> segments.add(new Segment(round, 0, moves, results()));
        default -> {}
      }
    }

    void end(int moves) {
      if (turn > 0) {
        segments.add(new Segment(round, turn, moves, results()));
      }
    }

    void add(int seat, int points) {
      now[seat - 1] = Objects.requireNonNull(now[seat - 1]) + points;
    }

    List<Integer> results() {
      return players == OF_TWO
          ? List.of(new MeanOfTwo(now[0], now[2]).result(), new MeanOfTwo(now[1], now[3]).result())
          : List.of(now);
    }
  }
}
