package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.kernel.RuleTest;

/** V: two players with two colours each; seats 1 and 3 are one's, 2 and 4 the other's. */
class TwoPlayersTest {

  private static Scene ended(Given given, int last) {
    return given.hand(last, "CAN").scene().play("give-up CAN");
  }

  @Test
  @RuleTest("V1")
  void theLeaderGivesOutTheRolesInOneOfEightWays() {
    Scene scene = Given.two().leader(1).rolesDue();
    assertThat(scene.actor()).isEqualTo("seat 1");
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "roles 1 2 4 3",
            "roles 1 4 2 3",
            "roles 3 2 4 1",
            "roles 3 4 2 1",
            "roles 2 1 3 4",
            "roles 2 3 1 4",
            "roles 4 1 3 2",
            "roles 4 3 1 2");
    assertThat(scene.refusal("roles 1 3 2 4")).isEqualTo("V1 roles-of-two");
    assertThat(scene.refusal("roles 1 2 3 4")).isEqualTo("V1 roles-of-two");
    assertThat(scene.refusal("roles 1 2 4")).isEqualTo("V1 roles-of-two");
    Scene other = Given.two().leader(2).rolesDue();
    assertThat(other.actor()).isEqualTo("seat 2");
    assertThat(other.legal()).hasSize(8);
  }

  @Test
  @RuleTest("V1")
  void theLeaderAlternatesEveryTurn() {
    assertThat(ended(Given.two().leader(1), 1).json("leader")).isEqualTo(2);
    assertThat(ended(Given.two().leader(2), 1).json("leader")).isEqualTo(1);
    assertThat(ended(Given.two().leader(2).penalty(10, 10, 10, 10), 1).json("leader")).isEqualTo(1);
  }

  @Test
  @RuleTest("V2")
  void theFirstDogeGoesWhereExactlyOneOwnColourScores() {
    Given given = Given.two().nobles("CAN", 2, 0, 1).nobles("CRO", 1, 3, 2).nobles("MAR", 0, 1);
    Scene scene = given.nobles("DOR", 1, 0, 2, 2).hand(1, "DOG").scene();
    // CAN: 1 and 3 score; CRO: 2 and 3; MAR: only 2; DOR: 3 and 4 tie; the rest: no seat
    assertThat(scene.legal()).containsExactlyInAnyOrder("doge CRO", "doge DOR");
    assertThat(scene.refusal("doge CAN")).isEqualTo("V2 first-doge-of-two");
    assertThat(scene.refusal("doge MAR")).isEqualTo("V2 first-doge-of-two");
    assertThat(scene.refusal("doge CRO pay 2:1")).isEqualTo("C6 first-doge-free");
  }

  @Test
  @RuleTest("V2")
  void aColourThatIsOutOfTheRoundCountsToo() {
    Given given =
        Given.two().out(3).penalty(0, 0, 10, 0).nobles("CAN", 2, 0, 1).nobles("MAR", 0, 1, 2);
    assertThat(given.roles(2, 1, 4).offers(2, "- / CRO 1 / CRO 1").hand(1, "DOG").scene().legal())
        .containsExactly("doge MAR");
  }

  @Test
  @RuleTest("V2")
  void ifThereIsNoneWhereNeitherDoes() {
    Scene scene = Given.two().nobles("CAN", 2, 0, 1).nobles("MAR", 0, 1).hand(3, "DOG").scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder("doge CRO", "doge POL", "doge MAR", "doge DOR", "doge CAS");
  }

  @Test
  @RuleTest("V2")
  void ifThereIsNoneEitherAnywhere() {
    Given given = Given.two().nobles("CAN", 2, 0, 1).nobles("CRO", 1, 0, 1).nobles("POL", 2, 1, 3);
    given.nobles("MAR", 1, 0, 2).nobles("DOR", 1, 0, 1).nobles("CAS", 4, 1, 2);
    assertThat(given.hand(1, "DOG").scene().legal()).hasSize(6);
  }

  @Test
  @RuleTest("V2")
  void itHoldsOnlyForTheFirst() {
    Scene scene =
        Given.two()
            .nobles("MAR", 1)
            .nobles("CAN", 0, 1)
            .bridge("CAN-MAR", 1)
            .doge("MAR")
            .hand(1, "DOG")
            .scene();
    assertThat(scene.legal()).containsExactlyInAnyOrder("doge MAR", "doge CAN");
  }

  @Test
  @RuleTest("V3")
  void theOwnOtherColoursBridgeCostsOneThatNobodyGets() {
    Scene scene =
        Given.two()
            .doge("CAN")
            .bridge("CAN-MAR", 3)
            .bridge("MAR-CAS", 2, 3)
            .bridge("CAN-CRO", 1)
            .prestige(2, 0, 5, 0)
            .hand(1, "DOG")
            .scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "doge CAN",
            "doge CRO",
            "doge MAR pay bank:1",
            "doge CAS pay 2:1 bank:1",
            "doge CAS pay bank:2");
    assertThat(scene.refusal("doge MAR pay 3:1")).isEqualTo("C7 no-way-pays-that");
    assertThat(scene.play("doge CAS pay 2:1 bank:1").prestige()).containsExactly(0, 1, 5, 0);
  }

  @Test
  @RuleTest({"V3", "C8"})
  void tollAndStepAddUp() {
    Scene scene =
        Given.two().doge("CAS").bridge("CAN-MAR", 3).prestige(3, 0, 0, 0).hand(1, "DOG").scene();
    assertThat(scene.legal())
        .containsExactlyInAnyOrder(
            "doge CAS",
            "doge CAN pay bank:2",
            "doge MAR pay bank:2",
            "doge CAN pay bank:3",
            "doge MAR pay bank:3");
  }

  @Test
  @RuleTest("V4")
  void oneColourOfEachLeftTheLeadersDivides() {
    Scene scene = ended(Given.two().penalty(10, 9, 8, 11).leader(2), 2);
    assertThat(scene.phase()).as("without a move").isEqualTo("draw");
    assertThat(scene.json("leader")).isEqualTo(1);
    assertThat(scene.json("roles")).hasToString("[3, 2]");
    Scene other = ended(Given.two().penalty(10, 9, 8, 11).leader(1), 2);
    assertThat(other.json("leader")).isEqualTo(2);
    assertThat(other.json("roles")).hasToString("[2, 3]");
  }

  @ParameterizedTest
  @CsvSource({
    // penalty, leader before, actor, roles
    "10 9 9 9, 1, seat 2, 'roles 2 3 4, roles 4 3 2'",
    "9 10 9 9, 1, seat 2, 'roles 1 4 3, roles 3 4 1'",
    "9 9 10 9, 2, seat 1, 'roles 2 1 4, roles 4 1 2'",
    "9 9 9 10, 2, seat 1, 'roles 1 2 3, roles 3 2 1'"
  })
  @RuleTest("V4")
  void threeColoursLeftWhoHasTwoDividesAndChoosesSecond(
      String penalty, int leader, String actor, String roles) {
    Scene scene = ended(given(penalty).leader(leader), 2);
    assertThat(scene.actor()).as("even if the two aren't his").isEqualTo(actor);
    assertThat(scene.legal()).containsExactlyInAnyOrder(roles.split(", ", -1));
    assertThat(scene.refusal("roles 1 2 3 4")).isEqualTo("V4 roles-of-two");
    scene.play(scene.legal().getFirst());
    assertThat(scene.refusal("draw CAN CRO POL MAR DOR 1 2 3")).isEqualTo("T4 wrong-draw");
    scene.play("draw CAN CRO POL MAR DOR CAS 1 2 3 3");
  }

  @Test
  @RuleTest({"V4", "T10"})
  void bothColoursOfOneOutTheOtherPlaysAlone() {
    for (int leader = 1; leader <= 2; leader++) {
      Scene scene = ended(Given.two().penalty(10, 9, 12, 9).leader(leader), 2);
      assertThat(scene.json("leader")).isEqualTo(2);
      assertThat(scene.actor()).isEqualTo("seat 2");
      assertThat(scene.legal()).containsExactlyInAnyOrder("roles 2 4", "roles 4 2");
      scene.play(
          "roles 4 2", "draw CAN CRO POL MAR DOR 1 2 3", "divide CAN CRO POL MAR DOR / 1 2 3");
      assertThat(scene.actor()).isEqualTo("seat 2");
      assertThat(scene.phase()).isEqualTo("choose");
    }
  }

  @Test
  @RuleTest("V4")
  void theSeatThatDecidesIsTheLowerOneInOrOut() {
    Scene scene = ended(Given.two().penalty(10, 9, 9, 9).leader(2), 2);
    assertThat(scene.actor()).as("seat 1 is out, but decides for its player").isEqualTo("seat 1");
    assertThat(scene.json("leader")).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"10 10 10 9, bonus-exile", "9 10 10 10, bonus-exile", "10 10 10 10, roles"})
  @RuleTest("V4")
  void withThreeOrFourOutTheRoundEnds(String penalty, String phase) {
    Scene scene = ended(given(penalty), 2);
    assertThat(scene.phase()).isEqualTo(phase);
    assertThat(scene.json("round")).isEqualTo(phase.equals("roles") ? 2 : 1);
  }

  @Test
  @RuleTest("V4")
  void theTurnThatFollowsIsTheLast() {
    Scene three = ended(Given.two().out(1).penalty(10, 9, 9, 8), 2);
    assertThat(three.phase()).isEqualTo("bonus-exile");
    Scene alone = ended(Given.two().out(1, 3).penalty(10, 5, 11, 6), 2);
    assertThat(alone.prestige()).containsExactly(0, 6, 0, 5);
  }

  @Test
  @RuleTest({"V5", "E4", "E5"})
  void bonusAndExileAreEachColoursOwn() {
    Scene scene = ended(Given.two().penalty(12, 10, 9, 11).nobles("MAR", 3, 0, 1), 2);
    assertThat(scene.prestige()).containsExactly(0, 0, 3, 0);
    assertThat(scene.actor()).isEqualTo("seat 3");
    scene.play("exile MAR", "roll 3");
    assertThat(scene.nobles("MAR"))
        .as("the own other colour's go first")
        .containsExactly(0, 0, 1, 0);
  }

  @Test
  @RuleTest("V5")
  void theOwnOtherColourIsAnotherColour() {
    Scene traitor = Given.two().nobles("MAR", 1, 1, 1).hand(1, "TRA").scene();
    assertThat(traitor.legal("traitor"))
        .containsExactlyInAnyOrder("traitor MAR:2", "traitor MAR:3");
    Scene bridge = Given.two().allBridges().hand(4, "BRI").scene();
    assertThat(bridge.legal()).contains("seize CAN-CRO:2");
  }

  @ParameterizedTest
  @CsvSource({
    // prestige of seats 1 to 4, results, winners
    "55 57 66 61, '[58, 59]', '[2]'",
    "10 10 10 11, '[10, 10]', '[1, 2]'",
    "10 10 14 14, '[12, 12]', '[1, 2]'",
    "10 12 14 12, '[12, 12]', '[2]'",
    "10 10 15 14, '[11, 12]', '[2]'",
    "0 20 29 10, '[9, 13]', '[2]'",
    "0 0 1 0, '[0, 0]', '[1, 2]'",
    "0 7 20 5, '[6, 6]', '[2]'",
    "30 0 0 4, '[9, 2]', '[1]'"
  })
  @RuleTest("V6")
  void theMeanLessOneForEveryFivePointsBetween(String prestige, String score, String winners) {
    Scene scene =
        Given.two()
            .round(3)
            .penalty(10, 10, 10, 10)
            .prestige(numbers(prestige))
            .hand(2, "CAN")
            .scene()
            .play("give-up CAN");
    assertThat(scene.json("result")).hasToString("{score=" + score + ", winners=" + winners + "}");
  }

  @Test
  @RuleTest({"V6", "F1"})
  void theFinalScoringIsEachColoursOwn() {
    Scene scene =
        Given.two()
            .round(3)
            .penalty(10, 10, 10, 10)
            .nobles("MAR", 2, 1, 3)
            .hand(2, "CAN")
            .scene()
            .play("give-up CAN");
    assertThat(scene.prestige()).isEqualTo(List.of(6, 0, 8, 0));
    assertThat(scene.json("result")).hasToString("{score=[7, 0], winners=[1]}");
  }

  private static Given given(String penalty) {
    return Given.two().penalty(numbers(penalty));
  }

  private static int[] numbers(String words) {
    return List.of(words.split(" ", -1)).stream().mapToInt(Integer::parseInt).toArray();
  }
}
