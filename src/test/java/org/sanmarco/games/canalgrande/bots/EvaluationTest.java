package org.sanmarco.games.canalgrande.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.bots.XorShift;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandePosition;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Setup;

/** The estimated values of positions. */
class EvaluationTest {

  private static final Evaluation EVALUATION = new Evaluation(Weights.TUNED);

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void winProbabilitiesAreCertainOnlyAtTheEnd(int players) {
    for (int seed = 0; seed < 10; seed++) {
      XorShift random = new XorShift(seed);
      CanalGrandePosition position = start(players);
      while (!position.isOver()) {
        assertThat(EVALUATION.winProbability(position, 1)).isBetween(0.0, 1.0);
        assertThat(EVALUATION.winProbability(position, 1) + EVALUATION.winProbability(position, 2))
            .isEqualTo(1, within(1e-9));
        position.play(position.sample(random), EventListener.SILENT);
      }
      int winner = Objects.requireNonNull(position.result()).winners().getFirst();
      assertThat(EVALUATION.winProbability(position, winner)).isEqualTo(1);
    }
  }

  @Test
  void pointsCountAgainstASideAndDistrictCardsForIt() {
    CanalGrandePosition before =
        played("deal CAN CRO POL MAR", "deal CAN CRO POL MAR", "draw DOR DOR CAS CAS GON 1 1 3");
    double heavy = afterTaking(before, "divide DOR CAS 1 3 / DOR CAS GON 1");
    double light = afterTaking(before, "divide DOR CAS 1 / DOR CAS GON 1 3");
    double rich = afterTaking(before, "divide DOR DOR CAS CAS 1 / GON 1 3");
    assertThat(light).isGreaterThan(heavy);
    assertThat(rich).isGreaterThan(light);
  }

  /** GV7: the side that can bring more cards to a vote is the likelier winner. */
  @Test
  void aVoteIsWorthWhatItsLikelyWinnerGets() {
    CanalGrandePosition position =
        played(
            "deal CAN CRO POL MAR",
            "deal MAR DOR DOR CAS",
            "draw MAR MAR TRA TRA DOG 1 1 3",
            "divide MAR MAR DOG 1 / TRA TRA 1 3",
            "take 1",
            "play MAR",
            "done");
    double raised = EVALUATION.winProbability(position, 2);
    position.play(new CanalGrande().read("pass"), EventListener.SILENT);
    assertThat(raised).isEqualTo(EVALUATION.winProbability(position, 2), within(0.05));
  }

  private static double afterTaking(CanalGrandePosition before, String division) {
    CanalGrandePosition after = before.copy();
    after.play(new CanalGrande().read(division), EventListener.SILENT);
    after.play(new CanalGrande().read("take 1"), EventListener.SILENT);
    return EVALUATION.winProbability(after, 2);
  }

  private static CanalGrandePosition played(String... moves) {
    CanalGrandePosition position = start(2);
    for (String move : moves) {
      position.play(new CanalGrande().read(move), EventListener.SILENT);
    }
    return position;
  }

  private static CanalGrandePosition start(int players) {
    return new CanalGrande().start(new Setup(CanalGrande.ID, players, Map.of()));
  }
}
