package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RuleTest;

/** C11: no noble in the reserve. */
class EmptyReserveTest {

  @Test
  @RuleTest("C11")
  void aDistrictCardMovesANobleFromAnotherDistrict() {
    Scene scene = Given.three().nobles("CAN", 20).nobles("POL", 5).hand(1, "MAR").scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder("place MAR from CAN", "place MAR from POL", "give-up MAR");
    scene.play("place MAR from POL");
    assertThat(scene.nobles("POL")).containsExactly(4, 0, 0);
    assertThat(scene.nobles("MAR")).containsExactly(1, 0, 0);
    assertThat(scene.reserve()).containsExactly(0, 25, 25);
  }

  @Test
  @RuleTest("C11")
  void itMustEndElsewhereButMayPassThroughWhereItCameFrom() {
    Scene scene =
        Given.three()
            .nobles("CAN", 20)
            .nobles("POL", 4)
            .bridge("CAN-MAR", 1)
            .hand(1, "CAN")
            .scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "place CAN from POL",
            "place CAN > MAR from CAN",
            "place CAN > MAR from POL",
            "give-up CAN");
    assertThat(scene.refusal("place CAN from CAN")).isEqualTo("C11 same-district");
    assertThat(scene.refusal("place CAN")).isEqualTo("C11 reserve-empty");
    assertThat(scene.refusal("place CAN from DOR")).isEqualTo("C11 no-own-noble");
    scene.play("place CAN > MAR from CAN");
    assertThat(scene.nobles("CAN")).containsExactly(19, 0, 0);
    assertThat(scene.nobles("MAR")).containsExactly(1, 0, 0);
  }

  @Test
  @RuleTest("C11")
  void cardWithoutATargetCanOnlyBeGivenUp() {
    Scene place = Given.three().nobles("CAN", 25).hand(1, "CAN").scene();
    assertThat(place.legal()).containsExactly("give-up CAN");
    Scene traitor = Given.three().nobles("CAN", 25, 1, 1).hand(1, "TRA").scene();
    assertThat(traitor.legal()).containsExactly("give-up TRA");
    assertThat(traitor.refusal("traitor CAN:2 from CAN")).isEqualTo("C11 same-district");
  }

  @Test
  @RuleTest("C11")
  void withNoblesInReserveNoneIsTakenFromTheBoard() {
    Scene scene = Given.three().nobles("CAN", 24, 1).hand(1, "MAR BRI TRA").scene();
    assertThat(scene.legal("place")).containsExactly("place MAR");
    assertThat(scene.refusal("place MAR from CAN")).isEqualTo("C11 reserve-not-empty");
    assertThat(scene.refusal("bridge CAN-MAR from CAN")).isEqualTo("C11 reserve-not-empty");
    scene.play("place MAR");
    assertThat(scene.legal("traitor")).containsExactly("traitor CAN:2 from MAR");
  }

  @Test
  @RuleTest({"C2", "C11"})
  void aBridgeMayTakeItsNobleFromTheDistrictBesideIt() {
    Scene scene =
        Given.three()
            .nobles("CAN", 20)
            .nobles("MAR", 4)
            .bridge("CAN-MAR", 1)
            .hand(1, "BRI")
            .scene();
    assertThat(scene.legal("bridge")).as("nine pairs, from two districts").hasSize(18);
    scene.play("bridge CAN-CAS from CAN");
    assertThat(scene.nobles("CAN")).containsExactly(19, 0, 0);
    assertThat(scene.owners("CAN-CAS")).containsExactly(1);
  }

  @Test
  @RuleTest({"C2", "C11"})
  void aNobleThatMayComeFromThereMakesNoFullPairFree() {
    Scene scene =
        Given.four().nobles("CAN", 25).bridge("MAR-DOR", 2, 3, 4).hand(1, "BRI CAN").scene();
    assertThat(scene.refusal("bridge MAR-DOR from CAN")).isEqualTo("C2 pair-full");
    assertThat(scene.refusal("bridge MAR-CAS from MAR")).isEqualTo("C11 no-own-noble");
    assertThat(scene.refusal("bridge MAR-CAS")).isEqualTo("C11 reserve-empty");
  }

  @Test
  @RuleTest({"C3", "C11"})
  void soMayABridgeThatIsTakenOver() {
    Scene scene =
        Given.four().allBridges().nobles("DOR", 21).nobles("POL", 1).hand(1, "BRI").scene();
    assertThat(scene.legal("seize")).as("63 ways, from two districts").hasSize(126);
    assertThat(scene.refusal("seize CRO-DOR:2")).isEqualTo("C11 reserve-empty");
    assertThat(scene.legal("seize CRO-DOR:2 from"))
        .containsExactlyInAnyOrder("seize CRO-DOR:2 from POL", "seize CRO-DOR:2 from DOR");
    scene.play("seize CRO-DOR:2 > CAN-POL from DOR");
    assertThat(scene.owners("CAN-POL")).containsExactly(1);
    assertThat(scene.owners("CRO-DOR")).containsExactly(4);
    assertThat(scene.nobles("DOR")).containsExactly(20, 0, 0, 0);
    assertThat(scene.reserve()).containsExactly(0, 23, 22, 22);
  }

  @Test
  @RuleTest({"C4", "C11"})
  void aTraitorComesFromAnotherDistrict() {
    Scene scene = Given.three().nobles("CAN", 20, 1).nobles("MAR", 5, 2).hand(1, "TRA").scene();
    assertThat(scene.legal("traitor"))
        .containsExactlyInAnyOrder("traitor CAN:2 from MAR", "traitor MAR:2 from CAN");
    scene.play("traitor MAR:2 from CAN");
    assertThat(scene.nobles("MAR")).containsExactly(6, 1, 0);
    assertThat(scene.nobles("CAN")).containsExactly(19, 1, 0);
  }

  @Test
  @RuleTest("C11")
  void noblesOnBridgesAreNotTaken() {
    Scene scene = Given.three().nobles("MAR", 24).bridge("CAN-MAR", 1).hand(1, "MAR").scene();
    assertThat(scene.legal())
        .as("the only other noble is on the bridge")
        .containsExactlyInAnyOrder("place MAR > CAN from MAR", "give-up MAR");
  }
}
