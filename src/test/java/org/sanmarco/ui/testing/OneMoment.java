package org.sanmarco.ui.testing;

import java.util.List;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.MomentScreen;

/**
 * Shows one decisive moment for each move of a seat, until somebody continues.
 *
 * @param model the model of the screen that leads the game
 */
public record OneMoment(GameModel model) implements MomentScreen {

  @Override
  public boolean isDecisive(List<SeenMove> played) {
    return played.getLast().by() instanceof Actor.Seat;
  }

  @Override
  public boolean begin(List<SeenMove> played) {
    return isDecisive(played);
  }

  @Override
  public void next() {
    model.endMoments();
  }
}
