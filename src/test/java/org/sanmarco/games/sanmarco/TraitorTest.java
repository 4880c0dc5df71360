package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RuleTest;

/** C4: the traitor card. */
class TraitorTest {

  @Test
  @RuleTest("C4")
  void oneNobleOfAnotherColourIsReplacedByAnOwnOne() {
    Scene scene = Given.three().nobles("MAR", 1, 2, 0).hand(1, "TRA").scene();
    scene.play("traitor MAR:2");
    assertThat(scene.nobles("MAR")).containsExactly(2, 1, 0);
    assertThat(scene.reserve()).containsExactly(23, 24, 25);
  }

  @Test
  @RuleTest("C4")
  void inAnyDistrictOfAnyOtherColour() {
    Scene scene =
        Given.three()
            .nobles("MAR", 1, 2, 0)
            .nobles("CAN", 4, 0, 1)
            .nobles("DOR", 0, 1, 1)
            .nobles("CAS", 3, 0, 0)
            .hand(1, "TRA")
            .scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "traitor MAR:2", "traitor CAN:3", "traitor DOR:2", "traitor DOR:3", "give-up TRA");
    assertThat(scene.refusal("traitor MAR:1")).isEqualTo("C4 own-noble");
    assertThat(scene.refusal("traitor MAR:3")).isEqualTo("C4 no-noble-of");
    assertThat(scene.refusal("traitor MAR:4")).isEqualTo("C4 no-noble-of");
    assertThat(scene.refusal("traitor CAS:2")).isEqualTo("C4 no-noble-of");
  }

  @Test
  @RuleTest({"C4", "C11"})
  void missingOwnNobleIsTheReasonWhereTheVictimIsThere() {
    Scene scene = Given.three().nobles("MAR", 1, 1, 1).hand(2, "TRA").scene();
    assertThat(scene.refusal("traitor MAR:1 from CAN")).isEqualTo("C11 reserve-not-empty");
    assertThat(scene.refusal("traitor MAR:3 from CAN")).isEqualTo("C11 reserve-not-empty");
    assertThat(scene.position().refusal(new SanMarcoMove.Traitor(District.MAR, 0, null)))
        .isEqualTo(Refusal.of("C4", "no-noble-of", 0, District.MAR));
  }

  @Test
  @RuleTest("C4")
  void noblesOnBridgesAreSafe() {
    Scene scene = Given.three().bridge("CAN-MAR", 2, 3).hand(1, "TRA").scene();
    assertThat(scene.legal()).containsExactly("give-up TRA");
  }

  @Test
  @RuleTest("C4")
  void eachCardIsOneTraitor() {
    Scene scene = Given.three().nobles("MAR", 0, 2, 0).hand(1, "TRA TRA").scene();
    scene.play("traitor MAR:2", "traitor MAR:2");
    assertThat(scene.nobles("MAR")).containsExactly(2, 0, 0);
  }
}
