package org.sanmarco.games.sanmarco.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.PrestigeScored;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.RoundBegan;
import org.sanmarco.games.sanmarco.move.SanMarcoEvent.Why;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Event;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.testing.RandomPositions;

class FeatsTest {

  private static Event scored(int points, Why why) {
    return new PrestigeScored(1, points, why, District.ALL.getFirst());
  }

  @Test
  void bestRoundIsTheOneWithTheMostPrestige() {
    SeenMove played =
        new SeenMove(
            1,
            new Actor.Seat(1),
            null,
            List.of(
                new RoundBegan(1),
                scored(6, Why.DOGE),
                scored(9, Why.BONUS),
                new RoundBegan(2),
                scored(8, Why.DOGE),
                scored(40, Why.FINAL)));
    SanMarcoView running = (SanMarcoView) RandomPositions.table(3, 1).view(0);
    assertThat(Feats.of(List.of(played), running, 1)).isEqualTo(Map.of("round", 15));
  }
}
