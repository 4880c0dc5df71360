package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.kernel.RuleTest;

/** E: the end of a round. */
class RoundEndTest {

  /** The last colour of the turn has played. */
  private static Scene ended(Given given, int last) {
    return given.hand(last, "CAN").scene().play("give-up CAN");
  }

  @Test
  @RuleTest("E1")
  void nobodyIsOutBeforeTheLastColourHasPlayed() {
    Scene scene =
        Given.three()
            .penalty(12, 9, 10)
            .leader(1)
            .roles(1, 2, 3)
            .offers(1, "POL 1 / CRO 3 / -")
            .hand(2, "CAN")
            .scene();
    scene.play("give-up CAN");
    assertThat(scene.in()).containsExactly(1, 2, 3);
    scene.play("take 1", "give-up POL");
    assertThat(scene.actor()).isEqualTo("seat 1");
    assertThat(scene.in()).containsExactly(1, 2, 3);
    scene.play("give-up CRO");
    assertThat(scene.json("round")).isEqualTo(1);
    assertThat(scene.phase()).as("only 2 is in").isEqualTo("bonus-exile");
    assertThat(scene.in()).containsExactly(2);
  }

  @Test
  @RuleTest("E1")
  void tenPointsAreOutNineAreNot() {
    assertThat(ended(Given.four().penalty(9, 10, 11, 0), 1).in()).containsExactly(1, 4);
  }

  @Test
  @RuleTest("E2")
  void withAllInTheNextTurnFollows() {
    Scene scene = ended(Given.four().penalty(9, 9, 9, 9).turn(3).leader(2), 1);
    assertThat(scene.json("turn")).isEqualTo(4);
    assertThat(scene.phase()).isEqualTo("roles");
    assertThat(scene.position().isLastTurn()).isFalse();
    assertThat(scene.prestige()).containsExactly(0, 0, 0, 0);
  }

  @ParameterizedTest
  @CsvSource({
    // seats, penalty points after a turn with all in, phase, turn, round
    "4, '9 9 9 9', roles, 2, 1",
    "4, '9 9 10 9', roles, 2, 1",
    "4, '9 10 10 9', draw, 2, 1",
    "4, '9 10 10 10', bonus-exile, 1, 1",
    "4, '12 10 10 10', roles, 1, 2",
    "4, '12 11 10 13', bonus-exile, 1, 1",
    "3, '0 0 0', roles, 2, 1",
    "3, '9 10 8', draw, 2, 1",
    "3, '9 10 10', bonus-exile, 1, 1",
    "3, '10 10 12', roles, 1, 2"
  })
  @RuleTest({"E2", "E3"})
  void fromAllInToFewerIn(int seats, String penalty, String phase, int turn, int round) {
    Scene scene = ended(given(seats, penalty), 1);
    assertThat(scene.phase()).isEqualTo(phase);
    assertThat(scene.json("turn")).isEqualTo(turn);
    assertThat(scene.json("round")).isEqualTo(round);
  }

  @ParameterizedTest
  @CsvSource({
    // penalty points after the last turn, which those had with fewer than ten before it
    "'9 9 9 10', 4",
    "'9 12 9 10', 4",
    "'9 12 11 10', 4",
    "'12 12 12 10', 4",
    "'9 9 10 11', 3",
    "'9 10 10 11', 3",
    "'10 10 10 11', 3"
  })
  @RuleTest("E3")
  void theLastTurnIsTheLastWhateverTheirPoints(String penalty, int firstOut) {
    Given given = given(4, penalty);
    for (int seat = firstOut; seat <= 4; seat++) {
      given.out(seat);
    }
    Scene scene = ended(given.turn(5), 1);
    assertThat(scene.position().round() == 2 || scene.phase().equals("bonus-exile")).isTrue();
  }

  @Test
  @RuleTest({"E3", "E4", "E5", "T3"})
  void ruleBookExampleOfARoundEndHolds() {
    Scene scene = ended(Given.four().penalty(3, 6, 10, 12).leader(4).nobles("MAR", 0, 2, 2, 2), 2);
    assertThat(scene.in()).containsExactly(1, 2);
    assertThat(scene.position().isLastTurn()).isTrue();
    scene.play("draw CAN CAN CRO CRO POL 1 2 3", "divide CAN CAN CRO CRO 3 / POL 1 2");
    scene.play("take 2", "give-up POL");
    scene.play("give-up CAN", "give-up CAN", "give-up CRO");
    assertThat(scene.prestige()).containsExactly(0, 0, 0, 0);
    scene.play("give-up CRO");
    assertThat(scene.penalty()).containsExactly(6, 9, 10, 12);
    assertThat(scene.prestige()).as("12 - 6 and 12 - 9").containsExactly(6, 3, 0, 0);
    assertThat(scene.phase()).isEqualTo("bonus-exile");
    assertThat(scene.actor()).isEqualTo("seat 1");
  }

  @Test
  @RuleTest({"E4", "E5"})
  void colourCrossingTenInTheLastTurnScoresNothing() {
    Scene scene = ended(Given.four().out(3, 4).penalty(11, 7, 10, 12), 1);
    assertThat(scene.in()).containsExactly(2);
    assertThat(scene.prestige()).containsExactly(0, 5, 0, 0);
    assertThat(scene.actor()).isEqualTo("seat 2");
  }

  @Test
  @RuleTest("E4")
  void theHighestTotalOfAllCountsBeItOfWhoIsOut() {
    assertThat(ended(Given.four().out(2).penalty(0, 17, 9, 5), 1).prestige())
        .containsExactly(17, 0, 8, 12);
    assertThat(ended(Given.three().penalty(13, 4, 16), 1).prestige()).containsExactly(0, 12, 0);
  }

  @Test
  @RuleTest("E5")
  void theLowestTotalMayBeThatOfAColourThatIsOut() {
    Scene scene = ended(Given.four().penalty(13, 12, 10, 11), 1);
    assertThat(scene.phase()).isEqualTo("bonus-exile");
    assertThat(scene.actor()).isEqualTo("seat 3");
    assertThat(scene.prestige()).containsOnly(0);
  }

  @Test
  @RuleTest("E5")
  void aTieForTheLowestTotalIsNobodysExile() {
    Scene scene = ended(Given.four().out(3, 4).penalty(7, 7, 10, 12), 1);
    assertThat(scene.json("round")).isEqualTo(2);
    assertThat(scene.prestige()).containsExactly(5, 5, 0, 0);
  }

  @Test
  @RuleTest({"E5", "C5"})
  void theExileNeedsNoCardAndMayBePassed() {
    Scene scene = ended(Given.three().penalty(4, 10, 12).nobles("MAR", 1, 2, 2), 1);
    assertThat(scene.legal()).containsExactlyInAnyOrder("exile MAR", "pass");
    assertThat(scene.refusal("exile CAN")).isEqualTo("C5 no-nobles");
    assertThat(scene.refusal("place CAN")).isEqualTo("E5 not-due");
    scene.play("pass");
    assertThat(scene.json("round")).isEqualTo(2);
    assertThat(scene.nobles("MAR")).containsExactly(1, 2, 2);
  }

  @Test
  @RuleTest("E5")
  void withNobodyOnTheBoardThereIsOnlyPassing() {
    Scene scene = ended(Given.three().penalty(4, 10, 12).bridge("CAN-MAR", 1, 2), 1);
    assertThat(scene.legal()).containsExactly("pass");
  }

  @Test
  @RuleTest({"E5", "C5"})
  void theExileGoesAsWithTheCard() {
    Scene scene = ended(Given.three().penalty(4, 10, 12).nobles("MAR", 1, 2, 2), 1);
    scene.play("exile MAR");
    assertThat(scene.json("exile")).hasToString("{district=MAR, by=1, die=null, bonus=true}");
    assertThat(scene.hand()).isEmpty();
    scene.play("roll 3");
    assertThat(scene.json("exile")).hasToString("{district=MAR, by=1, die=3, bonus=true}");
    assertThat(scene.legal()).containsExactlyInAnyOrder("remove 2:1 3:2", "remove 2:2 3:1");
    scene.play("remove 2:2 3:1");
    assertThat(scene.nobles("MAR")).containsExactly(1, 0, 1);
    assertThat(scene.json("round")).isEqualTo(2);
    assertThat(scene.json("exile")).isNull();
  }

  @Test
  @RuleTest("E5")
  void untilTheNextRoundAllStaysAsTheLastTurnLeftIt() {
    Scene scene = ended(Given.four().out(3, 4).penalty(6, 9, 10, 12).turn(4).leader(1), 1);
    String deck = scene.position().deck().toString();
    for (String move : new String[] {"", "exile CAN", "roll 1"}) {
      if (!move.isEmpty()) {
        scene.play(move);
      } else {
        scene.position().add(0, 1, 1);
        scene.position().add(0, 2, 1);
        scene.position().add(SanMarcoState.RESERVE, 1, -1);
        scene.position().add(SanMarcoState.RESERVE, 2, -1);
      }
      assertThat(scene.json("turn")).isEqualTo(4);
      assertThat(scene.json("leader")).isEqualTo(1);
      assertThat(scene.json("roles")).hasToString("[1, 2]");
      assertThat(scene.json("penalty")).hasToString("[6, 9, 10, 12]");
      assertThat(scene.json("in")).hasToString("[1, 2]");
      assertThat(scene.json("hand")).hasToString("[]");
      assertThat(scene.json("drawn")).hasToString("{}");
      assertThat(scene.json("offers")).hasToString("{}");
      assertThat(scene.position().deck()).hasToString(deck);
    }
    assertThat(scene.play("remove 2:1").json("turn")).isEqualTo(1);
  }

  @Test
  @RuleTest("E6")
  void dogeNoblesAndBridgesStay() {
    Given given = Given.three().penalty(10, 10, 12).nobles("MAR", 1, 2, 2).bridge("CAN-MAR", 1);
    Scene scene = ended(given.doge("CAS").prestige(3, 4, 5).leader(3), 1);
    assertThat(scene.json("round")).isEqualTo(2);
    assertThat(scene.json("leader")).isEqualTo(1);
    assertThat(scene.doge()).isEqualTo("CAS");
    assertThat(scene.nobles("MAR")).containsExactly(1, 2, 2);
    assertThat(scene.owners("CAN-MAR")).containsExactly(1);
    assertThat(scene.prestige()).containsExactly(3, 4, 5);
  }

  @Test
  @RuleTest({"E7", "S6"})
  void allCardsGoBack() {
    Scene scene = ended(Given.three().penalty(10, 10, 12), 1);
    assertThat(scene.position().deck()).isEqualTo(Cards.FULL);
    assertThat(scene.penalty()).containsExactly(0, 0, 0);
    assertThat(scene.in()).containsExactly(1, 2, 3);
    assertThat(scene.json("roles")).hasToString("[]");
    assertThat(scene.json("turn")).isEqualTo(1);
  }

  /**
   * Each turn with all in draws 10 action and 6 penalty cards with four colours, 6 and 4 with
   * three; a last turn at most 6 and 4, or with three colours 5 and 3.
   */
  @Test
  @RuleTest("E7")
  void neitherDeckCanRunOutWithinARound() {
    assertThat(mostTurns(4)).isLessThanOrEqualTo((62 - 6) / 10);
    assertThat(mostTurns(4)).as("to the last card").isEqualTo((28 - 4) / 6);
    assertThat(mostTurns(3)).isLessThanOrEqualTo((62 - 5) / 6);
    assertThat(mostTurns(3)).isLessThanOrEqualTo((28 - 3) / 4);
  }

  /**
   * The last turn that can begin with all at 9 points or fewer ends when even the lowest penalty
   * cards, ones first and then twos, make more than that.
   */
  private static int mostTurns(int seats) {
    int cards = seats == 4 ? 6 : 4;
    for (int turns = 1; ; turns++) {
      int drawn = turns * cards;
      int points = drawn + Math.max(0, drawn - 8) + Math.max(0, drawn - 18);
      if (drawn > 28 || points > 9 * seats) {
        return turns;
      }
    }
  }

  private static Given given(int seats, String penalty) {
    String[] words = penalty.split(" ", -1);
    int[] points = new int[words.length];
    for (int i = 0; i < points.length; i++) {
      points[i] = Integer.parseInt(words[i]);
    }
    return (seats == 4 ? Given.four() : Given.three()).penalty(points);
  }
}
