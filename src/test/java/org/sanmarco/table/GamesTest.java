package org.sanmarco.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GamesTest {

  @Test
  void findsTheGamesOfTheRegister() {
    Games games = Games.installed();
    assertThat(games.ids()).containsSubsequence("san-marco", "canal-grande", "marco-polo", "nim");
    assertThat(games.find("san-marco")).get().isInstanceOf(SampleGames.GAME.getClass());
    assertThat(games.find("chess")).isEmpty();
  }

  @Test
  void wantsDifferentIdentifiers() {
    assertThatThrownBy(() -> Games.of(SampleGames.GAME, SampleGames.GAME))
        .isInstanceOf(IllegalStateException.class);
  }
}
