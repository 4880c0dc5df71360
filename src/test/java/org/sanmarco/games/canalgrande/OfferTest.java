package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.CardStolen;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.TraitorLapsed;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.RuleTest;

/** Carrying out an offer (GA). */
class OfferTest {

  @Test
  @RuleTest({"GA1", "GA2"})
  void numberCardsCountAndTheOthersGoIntoTheHand() {
    Scene scene = Given.two().scene().offers("CAN GON SPY 2 3", "POL GON 3");
    scene.says("points", "[0, 5]").says("hands", "[[], [CAN, GON]]").says("phase", "spy");
    scene.play("spy MAR MAR").says("hands", "[[POL, GON], [CAN, MAR, MAR, GON]]");
  }

  @Test
  @RuleTest("GA3")
  void eachTraitorRobsACardOfTheOpponent() {
    Scene scene = Given.two().hand(1, "CAN CAN POL GON").scene();
    scene.offers("TRA TRA 1", "MAR DOR CAS 1 1");
    scene.says("phase", "steal").says("victim", 1).says("owner", 2).says("todo", "[TRA]");
    scene.counts("TRA", 5, 0).allows("steal CAN", "steal POL", "steal GON");
    scene.refuses("steal MAR", "GA3", "not-in-hand").refuses("steal TRA", "GA3", "not-in-hand");
    scene.play("steal CAN").counts("TRA", 5, 1).says("todo", "[]").says("phase", "steal");
    scene.play("steal GON").counts("TRA", 5, 2).says("victim", null);
    scene.says("hands", "[[CAN, POL, MAR, DOR, CAS], [CAN, GON]]");
  }

  @Test
  @RuleTest("GA3")
  void aTraitorLapsesWhereNobodyHasCards() {
    Scene scene = Given.two().hand(1, "CAN").scene().offers("TRA TRA 1", "MAR DOR CAS 1 1");
    scene.play("steal CAN").counts("TRA", 5, 2).says("phase", "draw");
    assertThat(scene.events()).contains(new TraitorLapsed(2));
  }

  @Test
  @RuleTest("GA3")
  void ofTwoOpponentsTheOwnerNamesOne() {
    Scene scene = Given.four().hand(1, "CAN").hand(2, "CRO").hand(4, "POL").scene();
    scene.offers("TRA TRA TRA 1", "MAR DOR 1 1");
    scene.says("phase", "rob").says("actor", "seat 3").says("todo", "[TRA, TRA]");
    scene.allows("rob 1", "rob 2").says("victim", null);
    scene.refuses("rob 4", "GA3", "no-opponent").refuses("rob 3", "GA3", "no-opponent");
    scene.play("rob 2").says("phase", "steal").says("victim", 2);
    // Only seat 1 is left to be robbed, and then nobody.
    scene.play("steal CRO").says("phase", "steal").says("victim", 1);
    scene.play("steal CAN").counts("TRA", 3, 3).says("phase", "draw");
  }

  @Test
  @RuleTest("GA4")
  void aSpyDrawsTwoCardsUnseenAndReplacesSpies() {
    Scene scene = Given.two().hand(1, "CAN CRO").scene();
    scene.offers("SPY 1", "MAR DOR CAS POL 1 1");
    scene.says("phase", "spy").says("due", 2).says("owner", 2).says("todo", "[]");
    scene.counts("SPY", 2, 1).refuses("spy POL", "GA4", "wrong-count");
    scene.refuses("spy POL 3", "GM5", "not-in-deck").refuses("bonus POL POL", "GA4", "not-due");
    scene.play("spy SPY SPY").says("due", 2).counts("SPY", 0, 3);
    scene.refuses("spy SPY GON", "GM5", "not-in-deck");
    // The traitor robs, the gondola is in the hand.
    scene.play("spy TRA GON").says("due", 0).says("phase", "steal").says("victim", 1);
    assertThat(scene.position().hand(2)).hasToString("GON");
    scene.play("steal CRO").says("phase", "draw");
  }

  @Test
  @RuleTest("GA4")
  void aTraitorWaitsUntilNoSpyIsLeftToBeReplaced() {
    Scene scene = Given.two().hand(1, "CAN CRO").scene();
    scene.offers("SPY SPY DOG 1", "MAR DOR 1 1");
    scene.says("todo", "[SPY, DOG]");
    scene.play("spy TRA SPY").says("todo", "[TRA, SPY, DOG]").says("due", 1);
    scene.play("spy DOG").says("phase", "steal").says("todo", "[SPY, DOG, DOG]");
    scene.play("steal CAN").says("phase", "spy").says("due", 2).says("todo", "[DOG, DOG]");
  }

  @Test
  @RuleTest("GA5")
  void eachDogeHasAVoteOneAfterTheOther() {
    Scene scene = Given.two().hand(2, "CAN CRO").scene();
    scene.offers("DOG DOG 1", "TRA TRA TRA 1 1");
    scene.says("phase", "vote").says("todo", "[DOG]").counts("DOG", 4, 0);
    scene.play("play CAN", "done", "pass").says("phase", "vote").counts("DOG", 4, 1);
    scene.says("voted", "[CAN]").says("todo", "[]").play("play CRO", "done", "pass");
    scene.says("phase", "draw").counts("DOG", 4, 2).says("voted", "[]");
    assertThat(scene.position().won(Card.CRO, 2)).isEqualTo(1);
  }

  @Test
  @RuleTest("GA6")
  void thiefAndVictimKnowTheRobbedCard() {
    Scene scene = Given.four().hand(1, "CAN CRO").scene();
    scene.offers("TRA 1", "MAR DOR CAS POL 1 1").play("steal CRO");
    CardStolen stolen = new CardStolen(3, 1, Card.CRO, false);
    assertThat(scene.events()).contains(stolen);
    assertThat(stolen.seenBy(1)).isEqualTo(stolen);
    assertThat(stolen.seenBy(3)).isEqualTo(stolen);
    assertThat(stolen.seenBy(2).card()).isNull();
    assertThat(stolen.seenBy(4).card()).isNull();
    assertThat(stolen.seenBy(0).card()).isNull();
    assertThat(stolen.reveals()).isTrue();
  }

  @Test
  void drawsFromTheDeckAreNotListed() {
    Scene scene = Given.two().scene();
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> scene.position().legal())
        .matches(refused -> refused.refusal().rule().equals("GT1"));
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> scene.offers("SPY 1", "CAN CAN CAN CAN 1 1").position().legal())
        .matches(refused -> refused.refusal().rule().equals("GA4"));
  }
}
