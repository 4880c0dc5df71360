package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.kernel.RuleTest;

/** C5: the exile card. */
class ExileTest {

  @Test
  @RuleTest("C5")
  void aDistrictWithNoblesIsNamedBeforeTheDieIsRolled() {
    Scene scene =
        Given.three()
            .nobles("MAR", 1, 0, 0)
            .nobles("CAN", 0, 1, 1)
            .bridge("POL-DOR", 1, 2)
            .hand(1, "CAN EXI")
            .scene();
    assertThat(scene.legal("exile")).containsExactlyInAnyOrder("exile MAR", "exile CAN");
    assertThat(scene.refusal("exile POL")).isEqualTo("C5 no-nobles");
    scene.play("exile CAN");
    assertThat(scene.actor()).isEqualTo("chance");
    assertThat(scene.phase()).isEqualTo("exile-roll");
    assertThat(scene.hand()).isEqualTo("CAN");
    assertThat(scene.json("exile")).hasToString("{district=CAN, by=1, die=null, bonus=false}");
    assertThat(scene.legal())
        .containsExactly("roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6");
    assertThat(scene.refusal("remove 2:1")).isEqualTo("C5 not-due");
    scene.play("roll 1");
    assertThat(scene.json("exile")).hasToString("{district=CAN, by=1, die=1, bonus=false}");
    assertThat(scene.phase()).isEqualTo("exile-remove");
    assertThat(scene.actor()).isEqualTo("seat 1");
    scene.play("remove 3:1");
    assertThat(scene.json("exile")).isNull();
    assertThat(scene.hand()).isEqualTo("CAN");
    assertThat(scene.phase()).isEqualTo("play");
  }

  @Test
  @RuleTest({"C5", "C12"})
  void threeColoursWithTwoEachAndAFive() {
    Scene scene = Given.three().nobles("MAR", 2, 2, 2).hand(1, "EXI").scene();
    scene.play("exile MAR", "roll 5");
    assertThat(scene.nobles("MAR")).as("the four others go, then one own").containsExactly(1, 0, 0);
    assertThat(scene.reserve()).containsExactly(24, 25, 25);
    assertThat(scene.json("turn")).as("without a move").isEqualTo(2);
  }

  @Test
  @RuleTest("C5")
  void otherColoursFirstFreelyChosen() {
    Scene scene = Given.three().nobles("MAR", 2, 3, 1).hand(1, "EXI").scene();
    scene.play("exile MAR", "roll 2");
    assertThat(scene.legal()).containsExactlyInAnyOrder("remove 2:2", "remove 2:1 3:1");
    assertThat(scene.refusal("remove 1:1 2:1")).isEqualTo("C5 others-first");
    assertThat(scene.refusal("remove 2:1")).isEqualTo("C5 wrong-count");
    assertThat(scene.refusal("remove 2:2 3:1")).isEqualTo("C5 wrong-count");
    assertThat(scene.refusal("remove 3:2")).isEqualTo("C5 not-that-many");
    assertThat(scene.refusal("give-up EXI")).isEqualTo("C5 not-due");
    scene.play("remove 2:1 3:1");
    assertThat(scene.nobles("MAR")).containsExactly(2, 2, 0);
    assertThat(scene.reserve()).containsExactly(23, 23, 25);
  }

  @Test
  @RuleTest("C5")
  void allWaysToChooseAmongThree() {
    Scene scene = Given.four().nobles("DOR", 2, 1, 3, 4).hand(2, "EXI").scene();
    scene.play("exile DOR", "roll 4");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "remove 4:4",
            "remove 3:1 4:3",
            "remove 3:2 4:2",
            "remove 3:3 4:1",
            "remove 1:1 4:3",
            "remove 1:1 3:1 4:2",
            "remove 1:1 3:2 4:1",
            "remove 1:1 3:3",
            "remove 1:2 4:2",
            "remove 1:2 3:1 4:1",
            "remove 1:2 3:2");
  }

  @ParameterizedTest
  @CsvSource({
    // seats 1, 2, 3, die of seat 1, what is left
    "2, 2, 0, 1, '[2, 1, 0]'",
    "2, 2, 0, 2, '[2, 0, 0]'",
    "2, 2, 0, 3, '[1, 0, 0]'",
    "2, 2, 0, 6, '[0, 0, 0]'",
    "5, 0, 0, 3, '[2, 0, 0]'",
    "1, 0, 0, 6, '[0, 0, 0]'",
    "0, 1, 1, 2, '[0, 0, 0]'",
    "0, 1, 1, 6, '[0, 0, 0]'",
    "0, 0, 7, 6, '[0, 0, 1]'",
    "3, 1, 2, 3, '[3, 0, 0]'"
  })
  @RuleTest({"C5", "C12"})
  void exileFollowsFromTheDieWithoutAChoice(
      int first, int second, int third, int die, String left) {
    Scene scene = Given.three().nobles("POL", first, second, third).hand(1, "EXI CAN").scene();
    scene.play("exile POL", "roll " + die);
    assertThat(scene.nobles("POL")).hasToString(left);
    assertThat(scene.phase()).isEqualTo("play");
  }

  @Test
  @RuleTest("C5")
  void noblesOnBridgesStay() {
    Scene scene =
        Given.three().nobles("MAR", 0, 1, 0).bridge("CAN-MAR", 2, 3).hand(1, "EXI CAN").scene();
    scene.play("exile MAR", "roll 6");
    assertThat(scene.owners("CAN-MAR")).containsExactly(2, 3);
    assertThat(scene.reserve()).containsExactly(25, 24, 24);
  }

  @Test
  @RuleTest({"C5", "C11"})
  void returnedNoblesFillTheReserve() {
    Scene scene = Given.three().nobles("MAR", 25, 0, 0).hand(1, "EXI MAR").scene();
    assertThat(scene.legal("place")).isEmpty();
    scene.play("exile MAR", "roll 2");
    assertThat(scene.legal("place")).containsExactly("place MAR");
  }
}
