package org.sanmarco.games.sanmarco.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.ui.model.GameSummary.RankedPlayer;

/** The results of games (F2). */
class GameSummaryTest {

  @Test
  void tiesAreToldAtAnyPlace() {
    assertThat(summary(place(1, 60, 3), place(2, 60, 2), place(3, 50, 0)).tieBroken())
        .map(RankedPlayer::decider)
        .hasValue(3);
    assertThat(summary(place(1, 76, 4), place(2, 60, 3), place(3, 60, 2)).tieBroken())
        .as("for the second place")
        .map(RankedPlayer::rank)
        .hasValue(2);
    assertThat(summary(place(1, 76, 4), place(2, 60, 3), place(2, 60, 3)).tieBroken())
        .as("a shared place")
        .isEmpty();
    assertThat(summary(place(1, 76, 1), place(2, 60, 3), place(3, 50, 2)).tieBroken()).isEmpty();
  }

  private static GameSummary summary(RankedPlayer... places) {
    return new GameSummary(List.of(places));
  }

  private static RankedPlayer place(int rank, int prestige, int nobles) {
    return new RankedPlayer(rank, rank, List.of(), prestige, nobles);
  }
}
