package org.sanmarco.games.marcopolo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelMoved;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.MovingEnded;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.game.Remark;
import org.sanmarco.ui.game.Remark.Occasion;

/** Chests, the arrival and a second turn without a step are worth a remark. */
class TellingMomentsTest {

  private static SeenMove move(int number, int by, Event... events) {
    return new SeenMove(number, new Actor.Seat(by), null, List.of(events));
  }

  @Test
  void secondWaitInARowIsRemarkedOn() {
    List<SeenMove> history =
        List.of(
            move(1, 2, new MovingEnded(2, true)),
            move(2, 3, new MovingEnded(3, false)),
            move(3, 2, new MovingEnded(2, true)));
    assertThat(TellingMoments.of(history.getFirst(), history)).isEmpty();
    assertThat(TellingMoments.of(history.getLast(), history))
        .containsExactly(new Remark(2, Occasion.WAITS));
  }

  @Test
  void treasureAndArrivalAreRemarkedOn() {
    SeenMove chest = move(1, 2, new ChestOpened(2, 5, 3));
    assertThat(TellingMoments.of(chest, List.of(chest)))
        .containsExactly(new Remark(2, Occasion.FINDS));
    SeenMove arrival = move(1, 2, new CamelMoved(4, 27, Track.DADU));
    assertThat(TellingMoments.of(arrival, List.of(arrival)))
        .containsExactly(new Remark(2, Occasion.ARRIVES));
  }
}
