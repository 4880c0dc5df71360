package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RuleTest;

/** F: the end of the game. */
class GameEndTest {

  /** All are out with ten points, so that neither bonus nor exile stands before the end. */
  private static Scene over(Given given) {
    return given.round(3).penalty(10, 10, 10, 10).hand(1, "CAN").scene().play("give-up CAN");
  }

  @Test
  @RuleTest("F1")
  void afterTheThirdRoundEachDistrictIsScoredOnceMore() {
    Given given = Given.four().nobles("CAN", 2, 1).nobles("CRO", 0, 2, 2).nobles("POL", 3, 1, 1);
    given.nobles("MAR", 0, 0, 1, 2).nobles("CAS", 1).doge("CAN").prestige(10, 20, 30, 40);
    Scene scene = over(given);
    assertThat(scene.phase()).isEqualTo("over");
    assertThat(scene.actor()).isEqualTo("over");
    assertThat(scene.legal()).isEmpty();
    assertThat(scene.prestige()).containsExactly(10 + 7 + 6 + 7, 20 + 5 + 4, 30 + 4 + 6, 40 + 8);
    assertThat(scene.json("result")).hasToString("{score=[30, 29, 40, 48], winners=[4]}");
  }

  @Test
  @RuleTest({"F1", "E4", "E5"})
  void theBonusAndTheExileComeBeforeIt() {
    Scene scene =
        Given.three().round(3).penalty(4, 10, 12).nobles("MAR", 0, 2, 2).hand(1, "CAN").scene();
    scene.play("give-up CAN");
    assertThat(scene.phase()).isEqualTo("bonus-exile");
    assertThat(scene.prestige()).as("nothing scored yet").containsExactly(8, 0, 0);
    assertThat(scene.json("result")).isNull();
    scene.play("exile MAR", "roll 2", "remove 2:2");
    assertThat(scene.phase()).isEqualTo("over");
    assertThat(scene.prestige()).containsExactly(8, 0, 8);
    assertThat(scene.json("result")).hasToString("{score=[8, 0, 8], winners=[3]}");
  }

  @Test
  @RuleTest("F1")
  void theFirstAndTheSecondRoundScoreNothing() {
    for (int round = 1; round <= 2; round++) {
      Scene scene =
          Given.three().round(round).penalty(10, 10, 10).nobles("MAR", 1).hand(1, "CAN").scene();
      scene.play("give-up CAN");
      assertThat(scene.json("round")).isEqualTo(round + 1);
      assertThat(scene.prestige()).containsExactly(0, 0, 0);
    }
  }

  @Test
  @RuleTest("F1")
  void everythingStaysAsItWas() {
    Scene scene = over(Given.three().turn(4).leader(2).nobles("MAR", 1));
    assertThat(scene.json("turn")).isEqualTo(4);
    assertThat(scene.json("round")).isEqualTo(3);
    assertThat(scene.json("leader")).isEqualTo(2);
    assertThat(scene.json("penalty")).hasToString("[10, 10, 10]");
    assertThat(scene.json("in")).hasToString("[]");
    assertThat(scene.json("hand")).hasToString("[]");
    assertThat(scene.refusal("pass")).isEqualTo("F2 game-over");
    assertThat(scene.refusal("roll 1")).isEqualTo("F2 game-over");
  }

  @Test
  @RuleTest("F2")
  void thenThereIsNothingMoreToPlay() {
    Scene scene = Given.three().round(3).penalty(10, 10, 10).hand(1, "CAN").scene();
    scene.play("give-up CAN");
    assertThat(scene.phase()).isEqualTo("over");
    assertThat(scene.legal()).isEmpty();
    assertThat(scene.refusal("pass")).isEqualTo("F2 game-over");
    assertThat(BoardTest.refused(() -> scene.position().sample(bound -> 0)))
        .isEqualTo("F2 game-over");
  }

  @Test
  @RuleTest("F2")
  void mostPrestigeWins() {
    assertThat(over(Given.three().prestige(5, 7, 6)).json("result"))
        .hasToString("{score=[5, 7, 6], winners=[2]}");
  }

  @Test
  @RuleTest("F2")
  void aTieGoesToWhoHasMostNoblesInSanMarco() {
    // San Marco scores 8 and 6, Castello 7 and 4
    Given given = Given.four().nobles("MAR", 3, 2, 1).prestige(20, 22, 0, 0);
    assertThat(over(given).json("result")).hasToString("{score=[28, 28, 0, 0], winners=[1]}");
    Given third = Given.four().nobles("MAR", 3, 2, 1).prestige(0, 22, 28, 28);
    assertThat(over(third).json("result")).hasToString("{score=[8, 28, 28, 28], winners=[2]}");
  }

  @Test
  @RuleTest("F2")
  void noblesOnBridgesDoNotCountForThat() {
    Given given = Given.four().bridge("CAN-MAR", 1).bridge("MAR-CAS", 1).bridge("MAR-DOR", 1);
    given.nobles("MAR", 0, 0, 1, 2).prestige(30, 0, 30 - 6, 0);
    assertThat(over(given).json("result")).hasToString("{score=[30, 0, 30, 8], winners=[3]}");
  }

  @Test
  @RuleTest("F2")
  void ifThatIsATieTooTheyShareTheWin() {
    Given given = Given.four().nobles("MAR", 2, 2, 2).prestige(10, 9, 10, 16);
    assertThat(over(given).json("result")).hasToString("{score=[16, 15, 16, 16], winners=[1, 3]}");
    assertThat(over(Given.three()).json("result"))
        .hasToString("{score=[0, 0, 0], winners=[1, 2, 3]}");
  }
}
