package org.sanmarco.games.canalgrande.ui.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Setup;

/** The counting of cards tells only what a seat can know. */
class CountingTest {

  private static final int GAMES = 12;

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void countingStaysTheSameWhenHiddenCardsAreSwapped(int players) {
    for (int game = 1; game <= GAMES; game++) {
      XorShift random = new XorShift(game);
      CanalGrandePosition position =
          new CanalGrande().start(new Setup(CanalGrande.ID, players, Map.of()));
      while (!position.isOver()) {
        for (int seat = 0; seat <= players; seat++) {
          CanalGrandeView view = position.view(seat);
          assertThat(Counting.of(view.sample(random).view(seat))).isEqualTo(Counting.of(view));
          for (Counting kind : Counting.of(view)) {
            assertThat(kind.seen()).isNotNegative();
            assertThat(kind.seen() + kind.own() + kind.known() + kind.unknown())
                .isEqualTo(Cards.full(players).count(kind.kind()));
          }
        }
        position.play(position.sample(random), EventListener.SILENT);
      }
    }
  }
}
