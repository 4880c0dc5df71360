package org.sanmarco.games.marcopolo.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.CamelScored;
import org.sanmarco.games.marcopolo.MarcoPoloEvent.ChestOpened;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.kernel.Actor;
import org.sanmarco.table.SeenMove;

class FeatsTest {

  @Test
  void goldOfChestsAndOfTheHalfwayScoringIsSummed() {
    SeenMove played =
        new SeenMove(
            1,
            new Actor.Seat(1),
            null,
            List.of(
                new ChestOpened(1, 5, 2),
                new ChestOpened(2, 8, 9),
                new ChestOpened(1, 14, 1),
                new CamelScored(1, 1, Track.GANZHOU, 6),
                new CamelScored(1, 1, Track.DADU, 7)));
    assertThat(Feats.of(List.of(played), 1)).isEqualTo(Map.of("chests", 3, "halfway", 6));
  }
}
