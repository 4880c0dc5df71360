package org.sanmarco.games.marcopolo.ui.model;

import java.util.List;
import java.util.function.UnaryOperator;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.BallastDropped;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.GameEnded;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.TurnBegan;
import org.sanmarco.games.marcopolo.MarcoPoloState;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.score.ScoreCourse;
import org.sanmarco.ui.table.model.score.ScoreHistory;

/** The course of gold over a game. */
public final class GoldHistory {

  /** The gold of each player at the start (MS2). */
  private static final int START = 3;

  private GoldHistory() {}

  /** The course of a game up to now. */
  public static ScoreHistory of(List<SeenMove> history, MarcoPoloState state) {
    return ScoreCourse.of(
        history, state.seats(), START, UnaryOperator.identity(), GoldHistory::read);
  }

  private static void read(Event event, ScoreCourse course) {
    switch (event) {
      case TurnBegan(int turn, int _) -> course.beginTurn(1, turn);
      case ChestOpened(int seat, int _, int found) -> course.add(seat, found);
      case BallastDropped(int seat) -> course.add(seat, -1);
      case CamelScored(int seat, int _, int _, int earned) -> course.add(seat, earned);
      case GameEnded _ -> course.endGame();
      default -> {}
    }
  }
}
