package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.notation.MoveCodes;

/** C6 to C10: the doge card, with all routes and payments computed by hand. */
class DogeTest {

  @Test
  @RuleTest("C6")
  void theFirstDogeGoesIntoAnyDistrictWhichIsScoredAtOnce() {
    Scene scene = Given.three().nobles("MAR", 4, 3, 2).prestige(1, 0, 0).hand(2, "DOG").scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "doge CAN", "doge CRO", "doge POL", "doge MAR", "doge DOR", "doge CAS");
    assertThat(scene.refusal("doge MAR pay 1:1")).isEqualTo("C6 first-doge-free");
    scene.play("doge MAR");
    assertThat(scene.doge()).isEqualTo("MAR");
    assertThat(scene.prestige()).containsExactly(9, 6, 0);
  }

  @Test
  @RuleTest("C6")
  void anEmptyDistrictMayBeScoredToo() {
    Scene scene = Given.three().hand(2, "DOG CAN").scene().play("doge CAS");
    assertThat(scene.doge()).isEqualTo("CAS");
    assertThat(scene.prestige()).containsExactly(0, 0, 0);
  }

  @Test
  @RuleTest("C7")
  void laterHeStaysOrGoesOverBridgesOwnOnesFree() {
    Scene scene =
        Given.three()
            .doge("CAN")
            .bridge("CAN-MAR", 1)
            .bridge("MAR-DOR", 1)
            .bridge("CRO-POL", 1)
            .nobles("DOR", 0, 2, 0)
            .hand(1, "DOG")
            .scene();
    assertThat(scene.legal()).containsExactlyInAnyOrder("doge CAN", "doge MAR", "doge DOR");
    assertThat(scene.refusal("doge POL")).isEqualTo("C7 no-way");
    assertThat(scene.refusal("doge CAS")).isEqualTo("C7 no-way");
    scene.play("doge DOR");
    assertThat(scene.doge()).isEqualTo("DOR");
    assertThat(scene.prestige()).containsExactly(0, 6, 0);
  }

  @Test
  @RuleTest("C7")
  void otherColoursBridgesCostOneEachPaidToTheOwner() {
    Scene scene =
        Given.four()
            .doge("CAN")
            .bridge("CAN-CRO", 2)
            .bridge("CRO-DOR", 3)
            .bridge("MAR-DOR", 4)
            .bridge("MAR-CAS", 2)
            .prestige(4, 0, 0, 9)
            .nobles("CAS", 1, 0, 0, 1)
            .hand(1, "DOG CAN")
            .scene();
    assertThat(scene.legal("doge"))
        .containsExactlyInAnyOrder(
            "doge CAN",
            "doge CRO pay 2:1",
            "doge DOR pay 2:1 3:1",
            "doge MAR pay 2:1 3:1 4:1",
            "doge CAS pay 2:2 3:1 4:1");
    scene.play("doge CAS pay 2:2 3:1 4:1");
    assertThat(scene.prestige())
        .as("tolls of 2, 0, 1, 1 and then 4 each for a tie in Castello")
        .containsExactly(4, 2, 1, 14);
  }

  @Test
  @RuleTest("C8")
  void stepWithoutAdjacentBridgeCostsTwo() {
    Scene scene =
        Given.three()
            .doge("CAS")
            .bridge("CAN-CRO", 2)
            .bridge("MAR-DOR", 1)
            .prestige(3, 0, 0)
            .nobles("CRO", 0, 1, 0)
            .hand(1, "DOG CAN")
            .scene();
    assertThat(scene.legal("doge"))
        .containsExactlyInAnyOrder(
            "doge CAS",
            "doge CAN pay bank:2",
            "doge CRO pay 2:1 bank:2",
            "doge MAR pay bank:2",
            "doge DOR pay bank:2");
    assertThat(scene.refusal("doge CAN")).isEqualTo("C8 no-way-pays-that");
    assertThat(scene.refusal("doge CRO pay 2:1")).isEqualTo("C8 no-way-pays-that");
    assertThat(scene.refusal("doge CAN pay bank:3")).isEqualTo("C8 no-way-pays-that");
    assertThat(scene.refusal("doge POL pay bank:2")).isEqualTo("C8 no-way");
    assertThat(scene.refusal("doge CAS pay bank:2")).isEqualTo("C7 no-way-pays-that");
    scene.play("doge CRO pay 2:1 bank:2");
    assertThat(scene.prestige()).as("two to nobody").containsExactly(0, 1 + 5, 0);
  }

  @Test
  @RuleTest({"C8", "C9"})
  void dogeStaysWhereTwoPrestigeAreMissing() {
    Scene scene =
        Given.three().doge("CAS").bridge("CAN-CRO", 1).prestige(1, 9, 9).hand(1, "DOG").scene();
    assertThat(scene.legal()).containsExactly("doge CAS");
    assertThat(scene.refusal("doge CAN pay bank:2")).isEqualTo("C9 can-not-afford");
    assertThat(scene.refusal("doge CAN")).isEqualTo("C8 no-way");
  }

  @Test
  @RuleTest("C8")
  void oneBridgeOfAnybodyIsEnoughToForbidIt() {
    Scene scene =
        Given.three().doge("CAS").bridge("MAR-CAS", 2).prestige(0, 0, 0).hand(1, "DOG").scene();
    assertThat(scene.legal()).as("even unaffordable").containsExactly("doge CAS");
    Scene rich =
        Given.three().doge("CAS").bridge("MAR-CAS", 2).prestige(9, 0, 0).hand(1, "DOG").scene();
    assertThat(rich.legal()).containsExactlyInAnyOrder("doge CAS", "doge MAR pay 2:1");
    assertThat(rich.refusal("doge CAN pay bank:2")).isEqualTo("C7 no-way");
    assertThat(rich.refusal("doge MAR pay bank:2")).isEqualTo("C7 no-way-pays-that");
  }

  @Test
  @RuleTest("C8")
  void onlyAsTheFirstStepAndOncePerCard() {
    Scene scene = Given.three().doge("CAS").prestige(9, 0, 0).hand(1, "DOG DOG").scene();
    assertThat(scene.legal("doge"))
        .containsExactlyInAnyOrder("doge CAS", "doge CAN pay bank:2", "doge MAR pay bank:2");
    scene.play("doge MAR pay bank:2");
    assertThat(scene.legal("doge"))
        .as("with the next card again")
        .containsExactlyInAnyOrder(
            "doge MAR",
            "doge CAN pay bank:2",
            "doge POL pay bank:2",
            "doge DOR pay bank:2",
            "doge CAS pay bank:2");
    Scene after =
        Given.three().doge("CAN").bridge("CAN-CRO", 1).prestige(9, 0, 0).hand(1, "DOG").scene();
    assertThat(after.legal()).containsExactlyInAnyOrder("doge CAN", "doge CRO");
  }

  @Test
  @RuleTest("C9")
  void heNeverGoesAboveWhatHeHas() {
    Given given = Given.three().doge("CAN").bridge("CAN-CRO", 1).bridge("CAN-POL", 2);
    Scene scene = given.bridge("CRO-POL", 3).prestige(1, 0, 0).hand(1, "DOG").scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder("doge CAN", "doge CRO", "doge POL pay 2:1", "doge POL pay 3:1");
    assertThat(scene.refusal("doge CRO pay 2:1 3:1")).isEqualTo("C9 can-not-afford");
    scene.position().earn(0, 1);
    assertThat(scene.legal()).hasSize(5).contains("doge CRO pay 2:1 3:1");
    scene.position().pay(0, 2);
    assertThat(scene.legal()).containsExactlyInAnyOrder("doge CAN", "doge CRO");
  }

  @Test
  @RuleTest("C9")
  void pointsOfTheScoringThatFollowsDoNotPayForTheRoute() {
    Scene scene =
        Given.three()
            .doge("CAN")
            .bridge("CAN-CRO", 2)
            .nobles("CRO", 5, 0, 0)
            .hand(1, "DOG")
            .scene();
    assertThat(scene.legal()).containsExactly("doge CAN");
    assertThat(scene.refusal("doge CRO pay 2:1")).isEqualTo("C9 can-not-afford");
  }

  @Test
  @RuleTest("C9")
  void hePaysWhomHeLikesAndMayPayWhereHeNeedNot() {
    Scene scene =
        Given.four()
            .doge("CAN")
            .bridge("CAN-MAR", 1, 2, 3)
            .bridge("MAR-CAS", 2, 4)
            .prestige(2, 0, 0, 0)
            .hand(1, "DOG")
            .scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "doge CAN",
            "doge MAR",
            "doge MAR pay 2:1",
            "doge MAR pay 3:1",
            "doge CAS pay 2:1",
            "doge CAS pay 4:1",
            "doge CAS pay 2:2",
            "doge CAS pay 2:1 4:1",
            "doge CAS pay 2:1 3:1",
            "doge CAS pay 3:1 4:1");
    assertThat(scene.refusal("doge MAR pay 4:1")).isEqualTo("C7 no-way-pays-that");
    assertThat(scene.refusal("doge CAN pay 2:1")).isEqualTo("C7 no-way-pays-that");
    assertThat(scene.play("doge CAS pay 2:1 3:1").prestige()).containsExactly(0, 1, 1, 0);
  }

  @Test
  @RuleTest("C9")
  void noDistrictIsVisitedTwiceTheFirstIncluded() {
    Scene scene =
        Given.three()
            .doge("CAN")
            .bridge("CAN-CRO", 2, 3)
            .bridge("CRO-DOR", 2)
            .prestige(9, 0, 0)
            .hand(1, "DOG")
            .scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "doge CAN",
            "doge CRO pay 2:1",
            "doge CRO pay 3:1",
            "doge DOR pay 2:2",
            "doge DOR pay 2:1 3:1");
    assertThat(scene.refusal("doge CAN pay 2:1 3:1")).isEqualTo("C7 no-way-pays-that");
    assertThat(scene.refusal("doge CRO pay 2:2 3:1")).isEqualTo("C7 no-way-pays-that");
  }

  @Test
  @RuleTest({"C7", "C9"})
  void heMayTakeTheLongRoute() {
    Scene scene =
        Given.three()
            .doge("CAN")
            .bridge("CAN-MAR", 1)
            .bridge("MAR-CAS", 2)
            .bridge("CAN-CAS", 3)
            .prestige(9, 0, 0)
            .hand(1, "DOG")
            .scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "doge CAN", "doge MAR", "doge MAR pay 2:1 3:1", "doge CAS pay 2:1", "doge CAS pay 3:1");
  }

  @Test
  @RuleTest("C10")
  void severalDogeCardsMayScoreTheSameDistrict() {
    Scene scene = Given.three().nobles("POL", 1, 0, 0).hand(1, "DOG DOG DOG CAN").scene();
    scene.play("doge POL", "doge POL", "doge POL");
    assertThat(scene.prestige()).containsExactly(18, 0, 0);
  }

  @Test
  @RuleTest({"C7", "V3"})
  void oneListServesGamesOfSeveralKinds() {
    MoveCodes list = new MoveCodes();
    for (Given given : List.of(Given.four(), Given.two(), Given.four())) {
      SanMarcoPosition position =
          given.doge("CAN").bridge("CAN-CRO", 3).prestige(2).hand(1, "DOG CAN").scene().position();
      position.codes(list);
      assertThat(IntStream.range(0, list.size()).mapToObj(i -> position.move(list.get(i))))
          .containsExactlyElementsOf(position.legal());
    }
  }
}
