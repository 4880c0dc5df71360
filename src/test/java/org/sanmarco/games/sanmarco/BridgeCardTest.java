package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RuleTest;

/** C2, C3: the bridge card. */
class BridgeCardTest {

  @Test
  @RuleTest("C2")
  void aBridgeFromTheSupplyGetsAnOwnNobleFromTheReserve() {
    Scene scene = Given.four().bridge("CAN-MAR", 2).hand(1, "BRI").scene();
    assertThat(scene.legal("bridge")).hasSize(10);
    scene.play("bridge CAN-MAR");
    assertThat(scene.owners("CAN-MAR")).containsExactly(1, 2);
    assertThat(scene.reserve()).containsExactly(24, 24, 25, 25);
    assertThat(scene.position().supply()).isEqualTo(10);
  }

  @Test
  @RuleTest("C2")
  void aPairHoldsThreeBridgesOfDifferentColours() {
    Scene scene =
        Given.four()
            .bridge("CAN-MAR", 2, 3, 4)
            .bridge("POL-DOR", 1)
            .bridge("CAN-CRO", 2, 3)
            .hand(1, "BRI")
            .scene();
    assertThat(scene.legal("bridge"))
        .hasSize(8)
        .contains("bridge CAN-CRO")
        .doesNotContain("bridge CAN-MAR", "bridge POL-DOR");
    assertThat(scene.refusal("bridge CAN-MAR")).isEqualTo("C2 pair-full");
    assertThat(scene.refusal("bridge POL-DOR")).isEqualTo("C2 own-bridge-there");
  }

  @Test
  @RuleTest("C2")
  void aColourMayOwnAnyNumberOfBridges() {
    Given given = Given.four().bridge("CAN-CRO", 1).bridge("CAN-POL", 1).bridge("CAN-MAR", 1);
    given.bridge("CAN-CAS", 1).bridge("CRO-POL", 1).bridge("CRO-DOR", 1).bridge("POL-MAR", 1);
    Scene scene = given.bridge("POL-DOR", 1).bridge("MAR-DOR", 1).hand(1, "BRI BRI").scene();
    assertThat(scene.legal("bridge")).containsExactly("bridge MAR-CAS");
    scene.play("bridge MAR-CAS");
    assertThat(scene.legal()).as("no pair is left").containsExactly("give-up BRI");
  }

  @Test
  @RuleTest({"C2", "C3"})
  void noBridgeIsTakenOverWhileOneIsInTheSupply() {
    Scene scene = Given.four().bridge("CAN-MAR", 2).hand(1, "BRI").scene();
    assertThat(scene.refusal("seize CAN-MAR:2")).isEqualTo("C2 supply-left");
    assertThat(scene.legal("seize")).isEmpty();
  }

  @Test
  @RuleTest("C3")
  void theTwelfthBridgeStillComesFromTheSupply() {
    Scene scene = Given.four().allBridges().hand(4, "BRI BRI").scene();
    SanMarcoPosition position = scene.position();
    position.bridges &= ~SanMarcoState.bridge(Given.pair("MAR-CAS").index(), 0);
    position.add(SanMarcoState.RESERVE, 0, 1);
    assertThat(scene.legal("seize")).isEmpty();
    scene.play("bridge MAR-CAS");
    assertThat(scene.legal("bridge")).isEmpty();
    assertThat(scene.legal("seize")).isNotEmpty();
    assertThat(scene.refusal("bridge CAN-POL")).isEqualTo("C3 supply-empty");
  }

  @Test
  @RuleTest("C3")
  void aBridgeTakenOverMayBeLeftWhereItIs() {
    Scene scene = Given.four().allBridges().hand(4, "BRI").scene().play("seize CAN-CRO:2");
    assertThat(scene.owners("CAN-CRO")).containsExactly(1, 3, 4);
    assertThat(scene.reserve())
        .as("2's noble is home, one of 4's out")
        .containsExactly(22, 23, 22, 21);
    assertThat(scene.position().supply()).isZero();
  }

  @Test
  @RuleTest({"C3", "C11"})
  void aFullPairHasRoomForWhoTakesABridgeThere() {
    Scene scene = Given.four().allBridges().nobles("POL", 0, 0, 0, 1).hand(4, "BRI").scene();
    assertThat(scene.legal("seize CAN-CRO:1")).contains("seize CAN-CRO:1");
    assertThat(scene.refusal("seize CAN-CRO:1 from POL"))
        .as("the pair is not the reason")
        .isEqualTo("C11 reserve-not-empty");
  }

  @Test
  @RuleTest("C3")
  void orBeMovedToAnotherPair() {
    Scene scene = Given.four().allBridges().hand(4, "BRI").scene();
    scene.play("seize CAN-CRO:2 > CAN-MAR");
    assertThat(scene.owners("CAN-CRO")).containsExactly(1, 3);
    assertThat(scene.owners("CAN-MAR")).containsExactly(4);
    assertThat(scene.reserve()).containsExactly(22, 23, 22, 21);
  }

  @Test
  @RuleTest("C3")
  void pairLimitsHoldWhereASeizedBridgeEnds() {
    Scene scene = Given.four().allBridges().hand(4, "BRI").scene();
    assertThat(scene.refusal("seize CAN-CRO:1 > MAR-CAS")).isEqualTo("C3 pair-full");
    assertThat(scene.refusal("seize CAN-CRO:1 > CAN-CAS")).isEqualTo("C3 own-bridge-there");
    assertThat(scene.refusal("seize CAN-CRO:4")).isEqualTo("C3 own-bridge");
    assertThat(scene.refusal("seize CAN-MAR:1")).isEqualTo("C3 no-such-bridge");
    assertThat(scene.refusal("seize CAN-CAS:1")).isEqualTo("C3 no-such-bridge");
  }

  @Test
  @RuleTest("C3")
  void aBridgeBesideOnesOwnMustBeMoved() {
    Scene scene = Given.four().allBridges().hand(1, "BRI").scene();
    assertThat(scene.refusal("seize CAN-CRO:2")).isEqualTo("C3 own-bridge-there");
    assertThat(scene.legal("seize CAN-CRO:2"))
        .containsExactlyInAnyOrder(
            "seize CAN-CRO:2 > CAN-POL",
            "seize CAN-CRO:2 > CAN-MAR",
            "seize CAN-CRO:2 > CAN-CAS",
            "seize CAN-CRO:2 > CRO-POL",
            "seize CAN-CRO:2 > CRO-DOR",
            "seize CAN-CRO:2 > POL-MAR",
            "seize CAN-CRO:2 > MAR-DOR");
    assertThat(scene.legal("seize CRO-DOR:4"))
        .contains("seize CRO-DOR:4", "seize CRO-DOR:4 > CAN-CAS")
        .hasSize(7);
    assertThat(scene.legal("seize")).as("nine bridges of others, seven ways each").hasSize(63);
  }

  @Test
  @RuleTest("C3")
  void aPlaceThatTheBridgeItselfLeavesIsNotFreeForIt() {
    Scene scene = Given.four().allBridges().hand(4, "BRI").scene();
    assertThat(scene.legal("seize MAR-CAS:1"))
        .as("left, or to where fewer than three stand and none of 4's; three stay at CAN-CRO")
        .containsExactlyInAnyOrder(
            "seize MAR-CAS:1",
            "seize MAR-CAS:1 > CAN-POL",
            "seize MAR-CAS:1 > CAN-MAR",
            "seize MAR-CAS:1 > CRO-POL",
            "seize MAR-CAS:1 > POL-MAR",
            "seize MAR-CAS:1 > POL-DOR");
  }
}
