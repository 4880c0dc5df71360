package org.sanmarco.games.canalgrande.ui.model;

import java.util.List;
import java.util.function.UnaryOperator;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteWon;
import org.sanmarco.games.canalgrande.CanalGrandeState;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.score.ScoreCourse;
import org.sanmarco.ui.table.model.score.ScoreHistory;

/** The course of the cards that each side has won. */
public final class WonCards {

  private WonCards() {}

  /** The course of a game up to now; each seat counts what its side has won (GP7). */
  public static ScoreHistory of(List<SeenMove> history, CanalGrandeState state) {
    return ScoreCourse.of(
        history, state.seats(), /* start= */ 0, UnaryOperator.identity(), WonCards::read);
  }

  private static void read(Event event, ScoreCourse course) {
    switch (event) {
      case VoteWon won -> won.winners().forEach(seat -> course.add(seat, 1));
      case RoundBegan _ -> course.beginRound();
      default -> {}
    }
  }
}
