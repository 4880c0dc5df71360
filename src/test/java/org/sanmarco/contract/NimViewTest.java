package org.sanmarco.contract;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.nim.Nim;
import org.sanmarco.kernel.Game;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.Setup;
import org.sanmarco.kernel.State;
import org.sanmarco.kernel.View;

class NimViewTest {

  private final Game game = new Nim();
  private final Position position =
      game.start(new Setup(game.id(), game.players().getFirst(), Map.of()));

  @Test
  void viewAnswersAsTheKnownState() {
    View view = position.view(1);
    assertThat(view.seat()).isEqualTo(1);
    List<Function<State, Object>> answers =
        List.of(
            State::setup,
            State::seats,
            state -> state.player(2),
            state -> state.side(2),
            State::round,
            State::turn,
            State::phase,
            State::actor,
            State::onTurn,
            State::isOver,
            State::mustLookAlone);
    assertThat(answers)
        .allSatisfy(answer -> assertThat(answer.apply(view)).isEqualTo(answer.apply(position)));
    assertThat(view.result()).isEqualTo(position.result());
  }
}
