package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.RuleTest;

/** T: roles, draws, offers, and who plays when. */
class TurnTest {

  private static final String EIGHT = "CAN CRO POL MAR DOR 1 2 3";

  @Test
  @RuleTest("T1")
  void withFourTheLeaderDividesFirstAndLotsDecideTheRest() {
    Scene scene = Given.four().leader(2).rolesDue();
    assertThat(scene.actor()).isEqualTo("chance");
    for (String roles : List.of("2 1 3 4", "2 1 4 3", "2 3 1 4", "2 3 4 1", "2 4 1 3", "2 4 3 1")) {
      assertThat(scene.position().refusal(new SanMarco().read("roles " + roles))).isNull();
    }
    assertThat(scene.refusal("roles 1 2 3 4")).isEqualTo("T1 leader-divides");
    assertThat(scene.refusal("roles 2 1 3")).isEqualTo("T1 wrong-roles");
    scene.play("roles 2 4 1 3");
    assertThat(scene.json("roles")).hasToString("[2, 4, 1, 3]");
    assertThat(scene.position().dividers()).containsExactly(2, 1);
  }

  @Test
  @RuleTest({"T1", "T4"})
  void lotsAndDrawsAreTooManyToBeListed() {
    Scene scene = Given.four().leader(2).rolesDue();
    assertThat(BoardTest.refused(scene::legal)).isEqualTo("T1 lots-not-listed");
    scene.play("roles 2 1 3 4");
    assertThat(BoardTest.refused(scene::legal)).isEqualTo("T4 draws-not-listed");
  }

  @Test
  @RuleTest({"T1", "T2"})
  void lotsGiveEachColourThatIsInOneRole() {
    Scene four = Given.four().leader(2).rolesDue();
    assertThat(four.refusal("roles 2 1 3")).isEqualTo("T1 wrong-roles");
    assertThat(four.refusal("roles 1 2 3 4")).isEqualTo("T1 leader-divides");
    assertThat(four.position().refusal(new SanMarcoMove.Roles(List.of(2, 1, 1, 3))))
        .isEqualTo(Refusal.of("T1", "wrong-roles", List.of(1, 2, 3, 4)));
    Scene three = Given.four().out(3).leader(2).rolesDue();
    assertThat(three.refusal("roles 2 1 3")).isEqualTo("T2 wrong-roles");
    assertThat(three.refusal("roles 4 1 2")).isEqualTo("T2 leader-divides");
    assertThat(three.refusal("roles 2 4 1")).isEqualTo("legal");
  }

  @Test
  @RuleTest("T2")
  void withThreeTheLeaderIsTheOnlyDivider() {
    Scene scene = Given.three().leader(3).rolesDue();
    assertThat(scene.refusal("roles 1 2 3")).isEqualTo("T2 leader-divides");
    assertThat(scene.refusal("roles 3 1")).isEqualTo("T2 wrong-roles");
    assertThat(scene.refusal("roles 3 1 4")).isEqualTo("T2 wrong-roles");
    assertThat(scene.play("roles 3 2 1").position().dividers()).containsExactly(3);
  }

  @Test
  @RuleTest("T2")
  void threeOfFourColoursLeftHaveOneDivider() {
    Scene scene = Given.four().out(2).leader(4).rolesDue();
    assertThat(scene.refusal("roles 4 2 3")).isEqualTo("T2 wrong-roles");
    assertThat(scene.refusal("roles 4 2 3 1")).isEqualTo("T2 wrong-roles");
    assertThat(scene.play("roles 4 3 1").position().dividers()).containsExactly(4);
  }

  @Test
  @RuleTest("T3")
  void withTwoLeftTheLeaderDividesWithoutLots() {
    Scene scene = Given.four().penalty(3, 12, 6, 10).leader(4).hand(2, "CAN").scene();
    scene.play("give-up CAN");
    assertThat(scene.json("roles")).hasToString("[1, 3]");
    assertThat(scene.phase()).isEqualTo("draw");
    scene.play("draw " + EIGHT, "divide CAN CRO POL MAR DOR 3 / 1 2");
    assertThat(scene.actor()).isEqualTo("seat 3");
    assertThat(scene.phase()).isEqualTo("choose");
  }

  @Test
  @RuleTest("T4")
  void withFourBothDrawBeforeEitherDivides() {
    Scene scene = Given.four().leader(1).rolesDue().play("roles 1 2 3 4");
    assertThat(scene.phase()).isEqualTo("draw");
    scene.play("draw " + EIGHT);
    assertThat(scene.phase()).isEqualTo("draw");
    assertThat(scene.json("drawn")).hasToString("{1=[CAN, CRO, POL, MAR, DOR, 1, 2, 3]}");
    scene.play("draw TRA TRA TRA TRA TRA 3 3 3");
    assertThat(scene.phase()).isEqualTo("divide");
    assertThat(scene.actor()).isEqualTo("seat 1");
    scene.play("divide CAN 1 2 / CRO POL MAR DOR 3");
    assertThat(scene.actor()).isEqualTo("seat 3");
    assertThat(scene.json("drawn")).hasToString("{3=[TRA, TRA, TRA, TRA, TRA, 3, 3, 3]}");
    scene.play("divide TRA / TRA TRA TRA TRA 3 3 3");
    assertThat(scene.phase()).isEqualTo("choose");
    assertThat(scene.json("drawn")).hasToString("{}");
  }

  @Test
  @RuleTest("T4")
  void fiveActionAndThreePenaltyCardsWithFourOrTwo() {
    for (Scene scene :
        List.of(
            Given.four().scene(), Given.four().out(1, 2).scene(), Given.three().out(1).scene())) {
      assertThat(scene.refusal("draw CAN CRO POL MAR 1 2 3")).isEqualTo("T4 wrong-draw");
      assertThat(scene.refusal("draw CAN CRO POL MAR DOR CAS 1 2 3")).isEqualTo("T4 wrong-draw");
      assertThat(scene.refusal("draw CAN CRO POL MAR DOR 1 2")).isEqualTo("T4 wrong-draw");
      assertThat(scene.refusal("draw CAN CRO POL MAR 1 2 3 3")).isEqualTo("T4 wrong-draw");
      scene.play("draw " + EIGHT);
    }
  }

  @Test
  @RuleTest("T4")
  void sixAndFourForThreeOffersWithThree() {
    for (Scene scene : List.of(Given.three().scene(), Given.four().out(4).scene())) {
      assertThat(scene.refusal("draw " + EIGHT)).isEqualTo("T4 wrong-draw");
      scene.play("draw CAN CRO POL MAR DOR CAS 1 2 3 3");
      assertThat(scene.refusal("divide CAN CRO POL MAR DOR / CAS 1 2 3 3"))
          .isEqualTo("T4 wrong-offer-count");
      scene.play("divide CAN CRO POL MAR DOR / CAS / 1 2 3 3");
      assertThat(scene.phase()).isEqualTo("choose");
    }
  }

  @Test
  @RuleTest("T5")
  void everyCardGoesIntoExactlyOneOffer() {
    Scene scene = Given.three().out(3).roles(1, 2).drawn(1, EIGHT).scene();
    assertThat(scene.refusal("divide CAN CRO POL / MAR DOR 1 2"))
        .isEqualTo("T5 not-the-cards-drawn");
    assertThat(scene.refusal("divide CAN CRO POL 3 / MAR DOR 1 2 3"))
        .isEqualTo("T5 not-the-cards-drawn");
    assertThat(scene.refusal("divide CAN CRO POL / CAS DOR 1 2 3"))
        .isEqualTo("T5 not-the-cards-drawn");
    assertThat(scene.refusal("divide CAN CRO / POL MAR / DOR 1 2 3"))
        .isEqualTo("T4 wrong-offer-count");
    assertThat(scene.refusal("divide " + EIGHT)).isEqualTo("T4 wrong-offer-count");
  }

  @Test
  @RuleTest("T5")
  void anOfferHasAtLeastOneCardAndThatIsAll() {
    Scene scene = Given.three().out(3).roles(1, 2).drawn(1, EIGHT).scene();
    assertThat(scene.refusal("divide " + EIGHT + " /")).isEqualTo("T5 empty-offer");
    assertThat(scene.refusal("divide / " + EIGHT)).isEqualTo("T5 empty-offer");
    assertThat(scene.legal()).as("2^7 ways less the empty offer").hasSize(127);
    scene.play("divide CAN CRO POL MAR DOR 1 2 / 3");
    assertThat(scene.json("offers")).hasToString("{1=[[CAN, CRO, POL, MAR, DOR, 1, 2], [3]]}");
  }

  @Test
  @RuleTest("T5")
  void divisionsThatLookTheSameAreOne() {
    Scene alike = Given.three().out(3).roles(1, 2).drawn(1, "TRA TRA TRA TRA TRA 3 3 3").scene();
    assertThat(alike.legal()).as("6 x 4 ways less 2, halved").hasSize(11);
    Scene three = Given.three().roles(1, 2, 3).drawn(1, "CAN CRO POL MAR DOR CAS 1 2 3 3").scene();
    assertThat(three.legal().size()).isEqualTo(divisionsOf8DifferentAnd2AlikeInto3());
    Scene ten = Given.three().roles(1, 2, 3).drawn(1, "TRA TRA TRA TRA TRA TRA 3 3 3 3").scene();
    assertThat(ten.legal().size()).isEqualTo(divisionsOf6And4AlikeInto3());
  }

  /**
   * Orders of offers less those with an empty one; six for each division, three if two are alike.
   */
  private static int divisionsOf8DifferentAnd2AlikeInto3() {
    int all = 6561 * 6;
    int firstEmpty = 256 * 3;
    int twoEmpty = 1;
    int firstTwoAlike = 1; // one 3 each
    return (all - 3 * firstEmpty + 3 * twoEmpty + 3 * firstTwoAlike) / 6;
  }

  private static int divisionsOf6And4AlikeInto3() {
    int all = 28 * 15;
    int firstEmpty = 7 * 5;
    int ordered = all - 3 * firstEmpty + 3;
    // the first two alike: 0 to 3 traitors and 0 to 2 threes in each of them, none of them empty,
    // and the third not empty either
    int firstTwoAlike = 4 * 3 - 2;
    return (ordered + 3 * firstTwoAlike) / 6;
  }

  @Test
  @RuleTest("T7")
  void chooserTakesOneOfferAndDividerTheOther() {
    Scene scene = Given.four().leader(1).rolesDue().play("roles 1 2 3 4");
    scene.play("draw " + EIGHT, "draw " + EIGHT);
    scene.play("divide CAN CRO 1 2 / POL MAR DOR 3", "divide CAN CRO POL MAR 3 / DOR 1 2");
    assertThat(scene.actor()).isEqualTo("seat 2");
    assertThat(scene.legal()).containsExactlyInAnyOrder("take 1", "take 2");
    assertThat(scene.refusal("take 3")).isEqualTo("T7 offer-not-there");
    scene.play("take 2");
    assertThat(scene.hand()).isEqualTo("POL MAR DOR");
    assertThat(scene.json("offers"))
        .hasToString("{1=[[CAN, CRO, 1, 2], null], 3=[[CAN, CRO, POL, MAR, 3], [DOR, 1, 2]]}");
    scene.play("place POL", "place MAR", "place DOR");
    assertThat(scene.actor()).as("without a move").isEqualTo("seat 1");
    assertThat(scene.hand()).isEqualTo("CAN CRO");
    assertThat(scene.json("offers")).hasToString("{3=[[CAN, CRO, POL, MAR, 3], [DOR, 1, 2]]}");
    scene.play("place CAN", "place CRO");
    assertThat(scene.actor()).isEqualTo("seat 4");
    assertThat(scene.phase()).isEqualTo("choose");
    scene.play("take 1", "place CAN", "place CRO", "place POL", "place MAR");
    assertThat(scene.actor()).isEqualTo("seat 3");
    scene.play("place DOR");
    assertThat(scene.penalty()).containsExactly(3, 3, 3, 3);
    assertThat(scene.json("turn")).isEqualTo(2);
    assertThat(scene.phase()).isEqualTo("roles");
  }

  @Test
  @RuleTest("T7")
  void secondChooserOfThreeHasTwoOffersAndDividerOne() {
    Scene scene = Given.three().leader(2).rolesDue().play("roles 2 1 3");
    scene.play(
        "draw CAN CRO POL MAR DOR CAS 1 2 3 3", "divide CAN CRO 3 / POL MAR 3 / DOR CAS 1 2");
    assertThat(scene.actor()).isEqualTo("seat 1");
    assertThat(scene.legal()).hasSize(3);
    scene.play("take 2", "place POL", "place MAR");
    assertThat(scene.actor()).isEqualTo("seat 3");
    assertThat(scene.legal()).as("numbers stay").containsExactlyInAnyOrder("take 1", "take 3");
    assertThat(scene.refusal("take 2")).isEqualTo("T7 offer-not-there");
    assertThat(scene.json("offers")).hasToString("{2=[[CAN, CRO, 3], null, [DOR, CAS, 1, 2]]}");
    scene.play("take 1", "place CAN", "place CRO");
    assertThat(scene.actor()).isEqualTo("seat 2");
    assertThat(scene.hand()).isEqualTo("DOR CAS");
    assertThat(scene.json("offers")).hasToString("{}");
  }

  @Test
  @RuleTest({"T7", "T8"})
  void anOfferWithoutActionCardsIsPlayedAtOnce() {
    Scene scene =
        Given.four()
            .leader(1)
            .roles(1, 2, 3, 4)
            .offers(1, "CAN CRO POL MAR DOR 1 2 / 3")
            .offers(3, "1 2 3 / CAN CRO POL MAR DOR")
            .scene();
    assertThat(scene.actor()).isEqualTo("seat 1");
    scene.position().step = 0;
    scene.position().active = 1;
    scene.play("take 2");
    assertThat(scene.penalty()).containsExactly(3, 3, 0, 0);
    assertThat(scene.actor()).isEqualTo("seat 1");
    assertThat(scene.hand()).isEqualTo("CAN CRO POL MAR DOR");
    scene.play("give-up CAN", "give-up CRO", "give-up POL", "give-up MAR", "give-up DOR");
    scene.play("take 1");
    assertThat(scene.actor()).isEqualTo("seat 3");
    assertThat(scene.penalty()).containsExactly(3, 3, 0, 6);
  }

  @Test
  @RuleTest("T8")
  void actionCardsArePlayedInAnyOrderAndAllOfThem() {
    Scene scene = Given.three().nobles("CAN", 0, 3, 0).hand(1, "CAN TRA DOG").scene();
    scene.play("doge CAN");
    assertThat(scene.hand()).isEqualTo("CAN TRA");
    scene.play("place CAN");
    assertThat(scene.actor()).isEqualTo("seat 1");
    assertThat(scene.hand()).isEqualTo("TRA");
    scene.play("traitor CAN:2");
    assertThat(scene.json("turn")).isEqualTo(2);
  }

  @Test
  @RuleTest({"T8", "C12"})
  void anyCardButTheDogeMayBeGivenUp() {
    Scene scene = Given.three().hand(1, "CAN BRI TRA DOG EXI").scene();
    assertThat(scene.legal("give-up"))
        .containsExactlyInAnyOrder("give-up CAN", "give-up BRI", "give-up TRA", "give-up EXI");
    assertThat(scene.refusal("give-up DOG")).isEqualTo("T8 doge-must-be-played");
    assertThat(scene.refusal("give-up CRO")).isEqualTo("T8 not-in-hand");
    assertThat(scene.play("give-up TRA").hand()).isEqualTo("CAN BRI DOG EXI");
    assertThat(scene.refusal("give-up TRA")).isEqualTo("T8 not-in-hand");
  }

  @Test
  @RuleTest("T8")
  void onlyCardsInHandCanBePlayed() {
    Scene cards = Given.three().nobles("CAN", 1, 1, 1).hand(1, "CAN").scene();
    for (String move :
        List.of("place CRO", "bridge CAN-CRO", "traitor CAN:2", "exile CAN", "doge CAN")) {
      assertThat(cards.refusal(move)).as(move).isEqualTo("T8 not-in-hand");
    }
    assertThat(cards.refusal("seize CAN-CRO:2")).isEqualTo("T8 not-in-hand");
    Scene noDistrict = Given.three().nobles("CAN", 1, 1, 1).hand(1, "TRA").scene();
    assertThat(noDistrict.refusal("place CAN")).isEqualTo("T8 not-in-hand");
  }

  @Test
  @RuleTest("T9")
  void penaltyCardsCountAtOnceAndStayUntilTheRoundEnds() {
    Scene scene =
        Given.three()
            .penalty(4, 0, 0)
            .leader(1)
            .roles(1, 2, 3)
            .offers(1, "CAN 3 3 / CRO 2 / POL 1")
            .scene();
    scene.position().step = 0;
    scene.position().active = 1;
    scene.play("take 1");
    assertThat(scene.penalty()).containsExactly(4, 6, 0);
    scene.play("give-up CAN", "take 2", "give-up CRO");
    assertThat(scene.penalty()).containsExactly(5, 6, 2);
    scene.play("give-up POL");
    assertThat(scene.json("turn")).isEqualTo(2);
    assertThat(scene.penalty()).as("in the next turn too").containsExactly(5, 6, 2);
    assertThat(scene.refusal("give-up 3")).isEqualTo("T9 penalty-not-played");
  }

  @Test
  @RuleTest("T10")
  void theLeaderChangesClockwiseEveryTurn() {
    assertThat(nextLeader(Given.four().leader(1).hand(3, "CAN"))).isEqualTo(2);
    assertThat(nextLeader(Given.four().leader(4).hand(3, "CAN"))).isEqualTo(1);
    assertThat(nextLeader(Given.three().leader(3).hand(3, "CAN"))).isEqualTo(1);
  }

  @Test
  @RuleTest("T10")
  void coloursThatAreOutArePassedOver() {
    Given oneOut = Given.four().penalty(9, 12, 9, 9).leader(1).hand(3, "CAN");
    assertThat(nextLeader(oneOut)).isEqualTo(3);
    Given twoOut = Given.four().penalty(10, 12, 9, 9).leader(4).hand(3, "CAN");
    assertThat(nextLeader(twoOut)).isEqualTo(3);
    Given ofThree = Given.three().penalty(9, 9, 10).leader(2).hand(2, "CAN");
    assertThat(nextLeader(ofThree)).isEqualTo(1);
  }

  @Test
  @RuleTest({"T10", "E6"})
  void theNextRoundHasTheNextLeaderWhoeverWasOut() {
    Scene scene = Given.four().out(2, 3).penalty(9, 12, 12, 9).leader(1).hand(1, "CAN").scene();
    scene.play("give-up CAN");
    assertThat(scene.json("round")).isEqualTo(2);
    assertThat(scene.json("leader")).as("he was out but is in again").isEqualTo(2);
  }

  private static Object nextLeader(Given given) {
    return java.util.Objects.requireNonNull(given.scene().play("give-up CAN").json("leader"));
  }
}
