package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundBegan;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.RoundEnded;
import org.sanmarco.kernel.RuleTest;

/** The ends of rounds (GR). */
class RoundEndTest {

  @Test
  @RuleTest("GR1")
  void theRoundEndsAfterAWholeTurnWithTenPoints() {
    Scene scene = Given.two().points(2, "3 3 3").scene();
    scene.offers("SPY 1", "CAN CAN CAN CRO 1 1").says("points", "[0, 10]").says("round", 1);
    scene.play("spy POL POL").says("phase", "bonus").says("points", "[2, 10]").says("turn", 1);
    assertThat(scene.events()).contains(new RoundEnded(1, java.util.List.of(2, 10)));
    Scene below = Given.two().points(2, "3 3").scene().offers("MAR 3", "CAN CAN CAN CRO 1 1");
    below.says("round", 1).says("turn", 2).says("points", "[2, 9]");
    assertThat(below.position().limit()).isEqualTo(10);
  }

  @Test
  @RuleTest("GR1")
  void withFourItTakesFourteen() {
    Scene scene = Given.four().points(2, "3 3 3 1").scene();
    scene.offers("MAR 3", "CAN CAN CAN CRO 1 1").says("round", 1).says("points", "[2, 13]");
    scene = Given.four().points(2, "3 3 3 2").scene();
    scene.offers("MAR 3", "CAN CAN CAN CRO 1 1").says("phase", "bonus");
  }

  @Test
  @RuleTest("GR2")
  void sideWithLowerSumDrawsThreeAndReplacesSpiesAndDoges() {
    Scene scene = Given.two().points(2, "3 3 3").hand(2, "MAR MAR").scene();
    scene.offers("POL 1", "CAN CAN CAN CRO 1 1");
    scene.says("due", 3).says("owner", 1).says("actor", "chance");
    scene.refuses("bonus CAN CAN", "GR2", "wrong-count").refuses("spy CAN CAN", "GR2", "not-due");
    scene.play("bonus TRA SPY DOG").says("due", 2).says("todo", "[TRA]").counts("DOG", 5, 1);
    scene.play("bonus DOG GON").says("due", 1).says("phase", "bonus");
    scene.play("bonus TRA").says("phase", "steal").says("victim", 2).says("todo", "[TRA]");
    scene.play("steal MAR").says("phase", "steal").play("steal POL").says("round", 2);
    scene.says("hands", "[[CAN, CAN, CAN, CRO, POL, MAR, GON], [MAR]]");
  }

  @Test
  @RuleTest("GR2")
  void bothPartnersDrawTheLowerSeatFirst() {
    Scene scene = Given.four().points(1, "3 3 3 3 2").scene();
    scene.offers("POL 1", "CAN CAN CAN CRO 1 1").says("owner", 3).says("due", 3);
    scene.play("bonus DOG GON GON").says("owner", 3).says("due", 1);
    scene.play("bonus GON").says("owner", 4).says("due", 3).play("bonus MAR MAR MAR");
    scene.says("round", 2).says("owner", null);
    assertThat(scene.position().hand(4)).hasToString("MAR MAR MAR");
  }

  @Test
  @RuleTest("GR3")
  void theOtherSideDividesNext() {
    Scene scene = Given.two().points(2, "3 3 3").scene();
    scene.offers("POL 1", "CAN CAN CAN CRO 1 1").play("bonus GON GON GON");
    scene.says("divider", 2).says("chooser", 1);
    scene = Given.two().points(1, "3 3 3").scene();
    scene.offers("POL 1", "CAN CAN CAN CRO 1 1").play("bonus GON GON GON");
    scene.says("divider", 1).says("chooser", 2);
  }

  @Test
  @RuleTest("GR3")
  void ofFourTheNextOfTheOtherSideInTheSequenceDivides() {
    int[][] expected = {
      {1, 1, 2}, {1, 2, 3}, {2, 1, 1}, {2, 2, 3}, {3, 1, 1}, {3, 2, 4}, {4, 1, 1}
    };
    for (int[] one : expected) {
      Scene scene = Given.four().divider(one[0]).points(one[1], "3 3 3 3 2").scene();
      scene.offers("POL 1", "CAN CAN CAN CRO 1 1");
      scene.play("bonus GON GON GON", "bonus GON GON GON");
      scene.says("divider", one[2]).says("round", 2).says("turn", 1);
    }
  }

  @Test
  @RuleTest("GR4")
  void withEqualSumsNobodyDraws() {
    Scene equal = Given.two().points(1, "3 3 2").points(2, "3 3").scene();
    equal.play("draw POL CAN CAN CAN CRO 1 2 3", "divide POL 1 3 / CAN CAN CAN CRO 2", "take 1");
    equal.says("round", 2).says("divider", 2).says("chooser", 1).says("points", "[0, 0]");
    Scene four = Given.four().divider(2).points(1, "3 3 3 3").points(2, "3 3 3 2").scene();
    four.play("draw POL CAN CAN CAN CRO 1 2 2", "divide POL 1 2 / CAN CAN CAN CRO 2", "take 1");
    four.says("round", 2).says("divider", 3);
  }

  @Test
  @RuleTest("GR5")
  void allCardsButHandsAndWonCardsGoBack() {
    Scene scene = Given.two().hand(1, "DOR").won(1, "CAS").points(2, "3 3 3").scene();
    scene.offers("DOG TRA 1", "CAN CAN CRO 1 1").play("steal DOR", "play DOR", "done", "pass");
    scene.counts("TRA", 6, 1).counts("DOG", 5, 1).play("bonus GON GON GON");
    scene.says("points", "[0, 0]").says("turn", 1).says("round", 2).says("voted", "[]");
    scene.counts("TRA", 7, 0).counts("DOG", 6, 0).counts("DOR", 4, 0).counts("CAS", 4, 0);
    assertThat(scene.position().deck().numbers()).isEqualTo(Cards.full(2).numbers());
    assertThat(scene.position().hand(1)).hasToString("CAN CAN CRO GON GON GON");
    assertThat(scene.events()).contains(new RoundBegan(2));
  }
}
