package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.material.Pair;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;

/** S: from the empty board to the first turn. */
class SetupTest {

  @Test
  @RuleTest("S1")
  void threeOrFourPlayersHaveOneColourEachAndTwoHaveTwo() {
    assertThat(Scene.of(3).json("players")).hasToString("[1, 2, 3]");
    assertThat(Scene.of(4).json("players")).hasToString("[1, 2, 3, 4]");
    assertThat(Scene.of(2).json("players")).hasToString("[1, 2, 1, 2]");
    assertThat(Scene.of(2).json("seats")).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1, 5})
  @RuleTest("S1")
  void noOtherNumberCanPlay(int players) {
    try {
      Scene.of(players);
    } catch (RefusedException refused) {
      assertThat(refused.refusal().rule()).isEqualTo("S1");
      return;
    }
    throw new AssertionError(players + " can play");
  }

  @Test
  @RuleTest("S1")
  void theBoardIsEmptyAndNobodyHasPrestige() {
    Scene scene = Scene.of(4);
    assertThat(scene.prestige()).containsOnly(0);
    assertThat(scene.doge()).isEqualTo("off the board");
    assertThat(scene.position().supply()).isEqualTo(12);
    assertThat(scene.json("bridges")).hasToString("{}");
    assertThat(scene.json("turn")).isEqualTo(0);
    assertThat(scene.json("round")).isEqualTo(1);
    assertThat(scene.json("roles")).hasToString("[]");
  }

  @Test
  @RuleTest("S2")
  void theOldestLeadsFirst() {
    assertThat(Scene.of(4).json("leader")).isEqualTo(1);
    assertThat(Scene.of(4, Map.of("leader", "3")).json("leader")).isEqualTo(3);
    assertThat(Scene.of(2, Map.of("leader", "2")).json("leader")).isEqualTo(2);
  }

  @Test
  @RuleTest({"S1", "S2"})
  void aLeaderWhoDoesNotPlayIsRefused() {
    assertThat(BoardTest.refusedRule(Map.of("leader", "5"))).isEqualTo("S2");
    assertThat(BoardTest.refusedRule(Map.of("leader", "0"))).isEqualTo("S2");
    assertThat(BoardTest.refusedRule(Map.of("leader", "01"))).isEqualTo("S2");
    assertThat(BoardTest.refusedRule(Map.of("leader", ""))).isEqualTo("S2");
    assertThat(BoardTest.refusedRule(Map.of("youngest", "1"))).isEqualTo("S1");
  }

  @Test
  @RuleTest("S3")
  void coloursRollFourTimesForTwoNoblesFromTheLeaderOn() {
    Scene scene = Scene.of(4, Map.of("leader", "3"));
    assertThat(scene.actor()).isEqualTo("chance");
    assertThat(scene.phase()).isEqualTo("setup-roll");
    assertThat(scene.legal())
        .containsExactly("roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6");
    scene.rolls(1, 2, 2, 6);
    assertThat(scene.nobles("CAN")).containsExactly(0, 0, 2, 0);
    assertThat(scene.nobles("CRO")).containsExactly(0, 0, 4, 0);
    assertThat(scene.nobles("CAS")).containsExactly(0, 0, 2, 0);
    assertThat(scene.reserve()).containsExactly(25, 25, 17, 25);
    scene.rolls(3, 3, 3, 4);
    assertThat(scene.nobles("POL")).containsExactly(0, 0, 0, 6);
    scene.rolls(5, 5, 1, 1).rolls(4, 5, 6, 1);
    assertThat(scene.nobles("DOR")).containsExactly(4, 2, 0, 0);
    assertThat(scene.reserve()).containsExactly(17, 17, 17, 17);
    assertThat(scene.phase()).isEqualTo("setup-bridge");
    assertThat(scene.actor()).isEqualTo("seat 3");
  }

  @Test
  @RuleTest("S3")
  void aDieHasSixSides() {
    assertThat(Scene.of(4).refusal("roll 7")).isEqualTo("no-such-number");
    assertThat(Scene.of(4).position().refusal(new SanMarcoMove.Roll(0))).isNotNull();
    assertThat(Scene.of(4).refusal("keep")).isEqualTo("S3 not-due");
  }

  @Test
  @RuleTest("S4")
  void fourEqualRollsMayBeKept() {
    Scene scene = Scene.of(3).rolls(2, 2, 2, 2);
    assertThat(scene.phase()).isEqualTo("setup-reroll");
    assertThat(scene.actor()).isEqualTo("seat 1");
    assertThat(scene.legal()).containsExactlyInAnyOrder("keep", "reroll");
    assertThat(scene.nobles("CRO")).as("they stand while he decides").containsExactly(8, 0, 0);
    scene.play("keep");
    assertThat(scene.nobles("CRO")).containsExactly(8, 0, 0);
    assertThat(scene.phase()).isEqualTo("setup-roll");
    scene.rolls(1);
    assertThat(scene.nobles("CAN")).containsExactly(0, 2, 0);
  }

  @Test
  @RuleTest("S4")
  void theFourthIsRolledAgainAsLongAsItIsTheSameNumber() {
    Scene scene = Scene.of(3).rolls(2, 2, 2, 2).play("reroll");
    assertThat(scene.nobles("CRO")).as("taken back").containsExactly(6, 0, 0);
    assertThat(scene.reserve()).containsExactly(19, 25, 25);
    assertThat(scene.phase()).isEqualTo("setup-roll");
    scene.rolls(2);
    assertThat(scene.phase()).isEqualTo("setup-reroll");
    scene.play("reroll").rolls(2).play("reroll").rolls(5);
    assertThat(scene.nobles("CRO")).containsExactly(6, 0, 0);
    assertThat(scene.nobles("DOR")).containsExactly(2, 0, 0);
    scene.rolls(2);
    assertThat(scene.nobles("CRO")).as("the next colour rolls").containsExactly(6, 2, 0);
  }

  @Test
  @RuleTest("S4")
  void theLastColourMayRollAgainBeforeTheBridges() {
    Scene scene = Scene.of(3).rolls(1, 2, 3, 4).rolls(1, 2, 3, 4).rolls(6, 6, 6, 6);
    assertThat(scene.actor()).isEqualTo("seat 3");
    assertThat(scene.play("reroll").rolls(6).play("keep").phase()).isEqualTo("setup-bridge");
    assertThat(scene.nobles("CAS")).containsExactly(0, 0, 8);
  }

  @Test
  @RuleTest("S4")
  void threeEqualRollsAreNotEnough() {
    assertThat(Scene.of(3).rolls(2, 2, 2, 3).phase()).isEqualTo("setup-roll");
    assertThat(Scene.of(3).rolls(2, 2, 3, 2).phase()).isEqualTo("setup-roll");
    assertThat(Scene.of(3).rolls(2, 3, 2, 2).phase()).isEqualTo("setup-roll");
    assertThat(Scene.of(3).rolls(3, 2, 2, 2).phase()).isEqualTo("setup-roll");
    assertThat(Scene.of(3).rolls(1, 2, 2, 2, 2).phase()).isEqualTo("setup-roll");
    assertThat(Scene.of(3).rolls(2, 2, 2, 3).rolls(2, 2, 2, 2).phase())
        .as("each colour for itself")
        .isEqualTo("setup-reroll");
  }

  @Test
  @RuleTest("S5")
  void withFourEachColourBuildsOneBridgeFromTheLeaderOn() {
    Scene scene = rolled(4, 2);
    assertThat(scene.actor()).isEqualTo("seat 2");
    assertThat(scene.legal()).hasSize(10).allMatch(move -> move.startsWith("bridge "));
    scene.play("bridge CAN-MAR", "bridge CAN-MAR");
    assertThat(scene.actor()).isEqualTo("seat 4");
    scene.play("bridge POL-DOR", "bridge CAN-MAR");
    assertThat(scene.owners("CAN-MAR")).containsExactly(1, 2, 3);
    assertThat(scene.reserve()).as("8 nobles in districts, one on the bridge").containsOnly(16);
    assertThat(scene.phase()).isEqualTo("roles");
  }

  @Test
  @RuleTest("S5")
  void withThreeTwiceAroundOneAtATime() {
    Scene scene = rolled(3, 3);
    scene.play("bridge CAN-CRO", "bridge CAN-CRO", "bridge CAN-CRO");
    assertThat(scene.actor()).isEqualTo("seat 3");
    assertThat(scene.refusal("bridge CAN-CRO")).isEqualTo("S5 own-bridge-there");
    scene.play("bridge CAN-MAR", "bridge POL-MAR");
    assertThat(scene.actor()).isEqualTo("seat 2");
    scene.play("bridge MAR-DOR");
    assertThat(scene.reserve()).containsExactly(15, 15, 15);
    assertThat(scene.position().supply()).isEqualTo(6);
    assertThat(scene.phase()).isEqualTo("roles");
  }

  @Test
  @RuleTest({"S5", "C2"})
  void threeBridgesAreAPairFull() {
    Scene scene = rolled(4, 1).play("bridge CAN-MAR", "bridge CAN-MAR", "bridge CAN-MAR");
    assertThat(scene.refusal("bridge CAN-MAR")).isEqualTo("S5 pair-full");
    assertThat(scene.refusal("bridge MAR-CAN")).isEqualTo("S5 pair-full");
    assertThat(scene.refusal("bridge CAN-CRO from CAN")).isEqualTo("C11 reserve-not-empty");
    assertThat(scene.refusal("give-up BRI")).isEqualTo("S5 not-due");
    assertThat(scene.legal()).hasSize(9).doesNotContain("bridge CAN-MAR");
  }

  @Test
  @RuleTest("S5")
  void fourColoursOfTwoPlayersFollowRoundTheTable() {
    Scene scene = rolled(2, 2);
    for (String seat : new String[] {"seat 2", "seat 3", "seat 4", "seat 1"}) {
      assertThat(scene.actor()).isEqualTo(seat);
      scene.play("bridge " + Pair.ALL.get(seat.charAt(5) - '0'));
    }
    assertThat(scene.phase()).isEqualTo("roles");
    assertThat(scene.json("leader")).isEqualTo(2);
  }

  @Test
  @RuleTest("S6")
  void bothDecksAreCompleteWhenTheFirstTurnBegins() {
    Scene scene =
        rolled(4, 2).play("bridge CAN-MAR", "bridge CAN-MAR", "bridge CAN-MAR", "bridge CAN-CRO");
    assertThat(scene.position().deck()).isEqualTo(Cards.FULL);
    assertThat(scene.json("turn")).isEqualTo(1);
    assertThat(scene.json("leader")).isEqualTo(2);
    assertThat(scene.actor()).isEqualTo("chance");
  }

  /** All colours have rolled. */
  private static Scene rolled(int players, int leader) {
    Scene scene = Scene.of(players, Map.of("leader", String.valueOf(leader)));
    for (int seat = 0; seat < scene.position().seats(); seat++) {
      scene.rolls(1, 2, 3, 4);
    }
    return scene;
  }

  @Test
  @RuleTest("S1")
  void aSetUpOfAnotherGameOrForOtherNumbersIsRefused() {
    assertThat(refusedCode(new Setup("canal-grande", 4, Map.of()))).isEqualTo("another-game");
    assertThat(refusedCode(new Setup("san-marco", 5, Map.of()))).isEqualTo("player-count");
    assertThat(refusedCode(new Setup("san-marco", 3, Map.of("leader", "4"))))
        .isEqualTo("no-such-leader");
    assertThat(refusedCode(new Setup("san-marco", 3, Map.of("wind", "east"))))
        .isEqualTo("unknown-option");
  }

  private static String refusedCode(Setup setup) {
    return catchThrowableOfType(RefusedException.class, () -> new SanMarco().start(setup))
        .refusal()
        .code();
  }
}
