package org.sanmarco.games.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.ColourOut;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.DistrictScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.game.Remark;
import org.sanmarco.ui.game.Remark.Occasion;

/** The doge's scorings and who is out are worth a remark. */
class TellingMomentsTest {

  private static final District PLACE = District.ALL.getFirst();

  private static List<Remark> told(int by, Event... events) {
    return TellingMoments.of(new SeenMove(1, new Actor.Seat(by), null, List.of(events)));
  }

  private static Event scored(int seat, int points) {
    return new PrestigeScored(seat, points, Why.DOGE, PLACE);
  }

  @Test
  void firstOfAScoringRemarksOnIt() {
    Event district = new DistrictScored(PLACE, Why.DOGE);
    assertThat(told(1, district, scored(1, 6), scored(2, 3)))
        .containsExactly(new Remark(1, Occasion.SCORES));
    assertThat(told(1, district, scored(2, 6), scored(1, 3)))
        .containsExactly(new Remark(2, Occasion.GAINS));
    assertThat(told(1, district, scored(2, 3), scored(3, 3)))
        .containsExactly(new Remark(2, Occasion.TIED), new Remark(3, Occasion.TIED));
    assertThat(told(1, district, scored(2, 2))).as("too little to mention").isEmpty();
  }

  @Test
  void playerWhoIsOutRemarksOnIt() {
    assertThat(told(1, new ColourOut(3, 11))).containsExactly(new Remark(3, Occasion.OUT));
  }
}
