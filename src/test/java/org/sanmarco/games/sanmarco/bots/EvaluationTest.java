package org.sanmarco.games.sanmarco.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.games.sanmarco.SanMarcoPosition;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Result;
import org.sanmarco.kernel.Setup;

/** The estimated value of a position. */
class EvaluationTest {

  private final Evaluation evaluation = new Evaluation(Weights.TUNED);

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void winProbabilitiesAddUpToOne(int players) {
    double[] winProbabilities = new double[players];
    SanMarcoPosition position = start(players);
    XorShift random = new XorShift(players);
    while (position.phase() != Phase.OVER) {
      evaluation.winProbabilities(position, winProbabilities);
      assertThat(Arrays.stream(winProbabilities).sum()).isCloseTo(1, within(1e-9));
      assertThat(Arrays.stream(winProbabilities).min().orElseThrow()).isNotNegative();
      position.play(position.sample(random), EventListener.SILENT);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void atTheEndTheWinnersHaveItAll(int players) {
    double[] winProbabilities = new double[players];
    SanMarcoPosition position = start(players);
    XorShift random = new XorShift(players);
    while (position.phase() != Phase.OVER) {
      position.play(position.sample(random), EventListener.SILENT);
    }
    Result result = java.util.Objects.requireNonNull(position.result());
    evaluation.winProbabilities(position, winProbabilities);
    for (int player = 1; player <= players; player++) {
      assertThat(winProbabilities[player - 1] > 0).isEqualTo(result.winners().contains(player));
    }
  }

  private static SanMarcoPosition start(int players) {
    return new SanMarco().start(new Setup(SanMarco.ID, players, Map.of()));
  }
}
