package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.RuleTest;

/** Turns (GT). */
class TurnTest {

  @Test
  @RuleTest("GT1")
  void dividerDrawsFiveActionAndThreeNumberCardsOpenly() {
    Scene scene = Given.two().scene();
    scene.refuses("draw CAN CAN CRO GON 1 1 1 2", "GT1", "wrong-draw");
    scene.refuses("draw CAN CAN CRO GON GON TRA 1 1 1", "GT1", "wrong-draw");
    scene.refuses("draw CAN CAN CRO GON 1 1 1", "GT1", "wrong-draw");
    scene.refuses("take 1", "GT1", "not-due");
    scene.play("draw CAN CAN CRO GON GON 1 1 2");
    scene.says("drawn", "[CAN, CAN, CRO, GON, GON, 1, 1, 2]").says("actor", "seat 1");
    scene.sees(2, "drawn", "[CAN, CAN, CRO, GON, GON, 1, 1, 2]");
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> new CanalGrande().read("divide CAN / CAN / CRO"))
        .matches(refused -> refused.refusal().rule().equals("GT1"));
  }

  @Test
  @RuleTest("GT2")
  void everyCardGoesIntoOneOfTwoOffersThatAreNotEmpty() {
    Scene scene = Given.two().scene().play("draw CAN CAN CRO GON GON 1 1 1");
    scene.refuses("divide CAN CAN CRO GON GON 1 1 1 /", "GT2", "empty-offer");
    scene.refuses("divide / CAN CAN CRO GON GON 1 1 1", "GT2", "empty-offer");
    scene.refuses("divide CAN CAN CRO GON GON / 1 1", "GT2", "not-the-cards-drawn");
    scene.refuses("divide CAN CAN CRO GON GON / 1 1 2", "GT2", "not-the-cards-drawn");
    // 3 x 2 x 3 x 4 ways to fill the first offer, two of them leave one empty, in either order
    assertThat(scene.position().legal()).hasSize((3 * 2 * 3 * 4 - 2) / 2).doesNotHaveDuplicates();
    scene.play("divide CAN CAN CRO GON GON 1 1 / 1");
    scene.says("offers", "[[CAN, CAN, CRO, GON, GON, 1, 1], [1]]").says("drawn", "[]");
    assertThat(scene.position().offer(2)).hasToString("1");
  }

  @Test
  @RuleTest("GT3")
  void theChooserTakesOneAndTheDividerTheOther() {
    Scene scene = Given.two().scene();
    scene.play("draw CAN CAN CRO GON SPY 1 1 1", "divide CAN CAN CRO 1 / GON SPY 1 1");
    scene.allows("take 1", "take 2").says("actor", "seat 2").says("owner", null);
    scene.play("take 2").says("owner", 2).says("offers", "[[CAN, CAN, CRO, 1], null]");
    scene.play("spy POL POL").says("divider", 2).says("owner", null).says("offers", "[]");
    scene.says("hands", "[[CAN, CAN, CRO], [POL, POL, GON]]").says("points", "[1, 2]");
  }

  @Test
  @RuleTest("GT4")
  void twoTakeTurnsInDividing() {
    Scene scene = Given.two().scene().offers("CAN CAN CRO 1", "GON GON 1 1");
    scene.says("divider", 2).says("chooser", 1).says("turn", 2).says("round", 1);
    scene.offers("POL POL MAR 1", "MAR DOR 2 2").says("divider", 1).says("chooser", 2);
  }

  @Test
  @RuleTest("GT4")
  void fourDivideForWhoSitsOpposite() {
    Scene scene = Given.four().scene();
    for (int[] roles : new int[][] {{1, 3}, {2, 4}, {3, 1}, {4, 2}}) {
      scene.says("divider", roles[0]).says("chooser", roles[1]);
      scene.play("draw CAN CRO POL MAR DOR 1 2 2");
      assertThat(scene.position().onTurn()).isEqualTo(roles[0]);
      scene.play("divide CAN / CRO POL MAR DOR 1 2 2");
      assertThat(scene.position().onTurn()).isEqualTo(roles[1]);
      scene.play("take 1");
    }
    scene.says("divider", 1).says("chooser", 3).says("turn", 5);
  }
}
