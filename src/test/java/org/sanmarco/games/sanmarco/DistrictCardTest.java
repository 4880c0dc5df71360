package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RuleTest;

/** C1: the district card. */
class DistrictCardTest {

  @Test
  @RuleTest("C1")
  void nobleEndsInTheDistrictOrAcrossTheOwnBridge() {
    Scene scene = Given.three().bridge("MAR-CAS", 1).hand(1, "CAS").scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder("place CAS", "place CAS > MAR", "give-up CAS");
    scene.play("place CAS > MAR");
    assertThat(scene.nobles("MAR")).containsExactly(1, 0, 0);
    assertThat(scene.nobles("CAS")).containsExactly(0, 0, 0);
    assertThat(scene.reserve()).containsExactly(23, 25, 25);
  }

  @Test
  @RuleTest("C1")
  void nobleComesFromTheReserveIntoTheCardsDistrict() {
    Scene scene = Given.three().nobles("POL", 1, 2, 3).hand(2, "POL").scene().play("place POL");
    assertThat(scene.nobles("POL")).containsExactly(1, 3, 3);
    assertThat(scene.reserve()).containsExactly(24, 22, 22);
  }

  @Test
  @RuleTest("C1")
  void onlyOwnBridgesCarryIt() {
    Scene scene = Given.three().bridge("MAR-CAS", 2, 3).bridge("CAN-CAS", 1).hand(1, "CAS").scene();
    assertThat(scene.legal("place")).containsExactlyInAnyOrder("place CAS", "place CAS > CAN");
    assertThat(scene.refusal("place CAS > MAR")).isEqualTo("C1 no-own-bridge");
  }

  @Test
  @RuleTest("C1")
  void nobleCrossesOneBridgeOnly() {
    Scene scene = Given.three().bridge("MAR-CAS", 1).bridge("MAR-DOR", 1).hand(1, "CAS").scene();
    assertThat(scene.legal("place")).containsExactlyInAnyOrder("place CAS", "place CAS > MAR");
    assertThat(scene.refusal("place CAS > DOR")).isEqualTo("B2 not-neighbours");
  }

  @Test
  @RuleTest("C1")
  void eachOwnBridgeOfTheDistrictIsAnotherWay() {
    Scene scene =
        Given.three()
            .bridge("CAN-CRO", 1)
            .bridge("CAN-POL", 1, 2)
            .bridge("CAN-MAR", 2)
            .bridge("CAN-CAS", 1)
            .bridge("CRO-POL", 1)
            .hand(1, "CAN")
            .scene();
    assertThat(scene.legal("place"))
        .containsExactlyInAnyOrder(
            "place CAN", "place CAN > CRO", "place CAN > POL", "place CAN > CAS");
  }

  @Test
  @RuleTest("C1")
  void twoCardsOfAKindAreTwoMoves() {
    Scene scene = Given.three().hand(1, "CAN CAN").scene();
    assertThat(scene.legal()).containsExactlyInAnyOrder("place CAN", "give-up CAN");
    assertThat(scene.play("place CAN").hand()).isEqualTo("CAN");
  }
}
