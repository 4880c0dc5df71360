package org.sanmarco.games.sanmarco.ui.model;

import java.util.List;
import org.sanmarco.games.sanmarco.MeanOfTwo;
import org.sanmarco.games.sanmarco.SanMarcoState;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.GameEnded;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TollPaid;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.TurnBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.score.ScoreCourse;
import org.sanmarco.ui.table.model.score.ScoreHistory;

/** The course of prestige over a game. */
public final class PrestigeHistory {

  private PrestigeHistory() {}

  /** The course of a game up to now; its parts are compared by prestige, or by results (V6). */
  public static ScoreHistory of(List<SeenMove> history, SanMarcoState state) {
    return ScoreCourse.of(
        history,
        state.seats(),
        /* start= */ 0,
        prestige -> results(prestige, state.players()),
        PrestigeHistory::read);
  }

  /** The results of the players: prestige, or with two players what is made of it (V6). */
  public static List<Integer> results(List<Integer> prestige, int players) {
    return players == 2
        ? List.of(
            new MeanOfTwo(prestige.get(0), prestige.get(2)).result(),
            new MeanOfTwo(prestige.get(1), prestige.get(3)).result())
        : prestige;
  }

  private static void read(Event event, ScoreCourse course) {
    switch (event) {
      case RoundBegan _ -> course.beginRound();
      case TurnBegan(int round, int turn, int _, boolean _) -> course.beginTurn(round, turn);
      case PrestigeScored scored -> course.add(scored.seat(), scored.points());
      case TollPaid(int seat, int receiver, int points) -> {
        course.add(seat, -points);
        if (receiver > 0) {
          course.add(receiver, points);
        }
      }
      case DistrictScored(var _, Why why) when why == Why.FINAL -> course.endTurn();
      case GameEnded _ -> course.endGame();
      default -> {}
    }
  }
}
