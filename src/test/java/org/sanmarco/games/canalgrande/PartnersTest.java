package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteLapsed;
import org.sanmarco.kernel.RuleTest;

/**
 * The differences with four players (GP). Seat 3 chooses and has the doge, seat 4 is its partner.
 */
class PartnersTest {

  private static final String REST = "TRA SPY SPY SPY 1 1";

  private static Scene vote(String... hands) {
    Given given = Given.four();
    for (int seat = 1; seat <= 4; seat++) {
      given.hand(seat, hands[seat - 1]);
    }
    return given.scene().offers("DOG 1", REST);
  }

  @Test
  @RuleTest("GP1")
  void thePartnerChallengesAndNamesTheDistrict() {
    Scene scene = vote("CAN", "CAN", "GON", "MAR POL");
    scene.says("actor", "seat 4").allows("play MAR", "play POL");
    assertThat(scene.position().challenger()).isEqualTo(4);
    scene.play("play MAR", "done").says("actor", "seat 1");
  }

  @Test
  @RuleTest("GP1")
  void opponentsDoNotChallenge() {
    Scene scene = Given.four().hand(1, "CAN").hand(2, "CAN").scene();
    scene.offers("DOG 1", "TRA SPY SPY SPY 1 1").counts("DOG", 11, 1);
    assertThat(scene.events()).contains(new VoteLapsed(3));
  }

  @Test
  @RuleTest("GP2")
  void allPlayInTurnUntilTheyPass() {
    Scene scene = vote("CAN CAN", "CAN", "CAN CAN CAN", "CAN CAN");
    scene.play("play CAN", "play CAN", "done").says("actor", "seat 4");
    // Nobody need have more than another.
    scene.allows("play CAN", "pass").refuses("done", "GP2", "nothing-played");
    scene.play("play CAN").allows("play CAN", "done").refuses("pass", "GP2", "raise-begun");
    scene.play("done").says("actor", "seat 1").play("pass").says("actor", "seat 2");
    scene.play("play CAN", "done").says("actor", "seat 3").play("pass").says("actor", "seat 4");
    // Seat 1 has passed and is passed over.
    scene.play("play CAN", "done").says("actor", "seat 2");
    assertThat(scene.position().seatsWith(scene.position()::hasPassed)).containsExactly(1, 3);
    scene.play("pass").says("actor", "seat 4").allows("pass").play("pass").says("vote", null);
  }

  @Test
  @RuleTest("GP4")
  void theChallengingSideLeadsWhileNumbersAreEqual() {
    Scene scene = vote("CAN CAN", "CAN", "CAN CAN CAN", "CAN CAN");
    assertThat(scene.position().leadingSide()).isZero();
    scene.play("play CAN", "done", "pass");
    assertThat(scene.position().leadingSide()).isEqualTo(2);
    scene.play("play CAN", "done");
    assertThat(scene.position().leadingSide()).isEqualTo(2);
    scene.play("play CAN", "done");
    assertThat(scene.position().leadingSide()).isEqualTo(1);
  }

  @Test
  @RuleTest("GP3")
  void seatWithoutADistrictCardMayUseAGondola() {
    Scene scene = vote("POL POL GON", "CAN POL GON", "CAN", "MAR");
    scene.play("play CAN", "done").allows("pass").play("pass").says("actor", "seat 1");
    scene.allows("gondola POL", "pass").play("gondola POL").allows("play POL", "done");
    scene.play("done").allows("play CAN", "pass");
    scene.refuses("gondola POL", "GP3", "first-card");
    scene.play("play CAN").allows("gondola POL", "done");
    assertThat(scene.position().first(1)).isEqualTo(Card.POL);
  }

  @Test
  @RuleTest({"GP4", "GP5", "GP6"})
  void theChallengingSideWinsATie() {
    Scene scene = vote("CAN", "", "CAN", "");
    scene.play("play CAN", "done", "pass", "play CAN", "done", "pass", "pass", "pass");
    assertThat(scene.position().won(Card.CAN, 2)).isEqualTo(1);
    assertThat(scene.position().discard().count(Card.CAN)).isEqualTo(1);
    assertThat(scene.position().handSize(1)).isZero();
  }

  @Test
  @RuleTest({"GP4", "GP1"})
  void afterAChangeOfChallengerTheSideIsTheSame() {
    Scene scene = vote("CAN", "", "GON", "CAN");
    scene.play("play CAN", "done", "play CAN", "done", "pass", "pass", "pass", "pass");
    assertThat(scene.position().won(Card.CAN, 2)).isEqualTo(1);
  }

  @Test
  @RuleTest({"GP4", "GP5", "GP6"})
  void theLosersFirstCardMayBeThePrize() {
    Scene scene = vote("CAN CAN", "CAN POL GON", "CAN CAN CRO GON", "");
    scene.play("play CAN", "gondola CRO", "done", "pass", "play CAN", "play CAN", "done");
    scene.play("play CAN", "done", "play CAN", "done", "pass", "gondola POL", "done", "pass");
    scene.play("pass");
    // Four cards against three: the challenger's first card lies before the others.
    assertThat(scene.position().won(Card.CAN, 1)).isEqualTo(1);
    assertThat(scene.position().hand(3)).hasToString("CAN CRO");
    assertThat(scene.position().discard()).hasToString("CAN CAN CAN POL GON GON DOG");
  }

  @Test
  @RuleTest("GP6")
  void losersFirstCardMayBeThePartnersOfAnotherDistrict() {
    Scene scene = vote("POL POL GON", "CAN CAN", "CAN CAN CAN CAN CAN", "");
    scene.play("play CAN", "play CAN", "play CAN", "play CAN", "play CAN", "done", "pass");
    scene.play("gondola POL", "play POL", "done", "play CAN", "play CAN", "done", "pass", "pass");
    scene.play("pass");
    assertThat(scene.position().won(Card.CAN, 2)).isEqualTo(1);
    assertThat(scene.position().hand(1)).hasToString("POL");
    assertThat(scene.position().hand(2)).hasToString("CAN CAN");
    assertThat(scene.position().discard()).hasToString("CAN CAN CAN CAN POL GON TRA SPY DOG");
  }

  @Test
  @RuleTest("GP6")
  void firstCardIsThePartnersWhereTheFirstSeatPassed() {
    Scene scene = vote("", "CAN CAN", "CAN CAN CAN", "");
    scene.play("play CAN", "play CAN", "play CAN", "done", "pass", "pass");
    scene.play("play CAN", "play CAN", "done", "pass", "pass");
    assertThat(scene.position().hand(2)).hasToString("CAN");
    assertThat(scene.position().discard()).hasToString("CAN CAN CAN TRA SPY DOG");
  }

  @Test
  @RuleTest("GP7")
  void sumsAndWonCardsAreTheSides() {
    Scene scene = Given.four().hand(3, "CAN").scene();
    scene.offers("DOG 1", "POL POL POL POL 1 2").play("play CAN", "done", "pass", "pass");
    scene.play("pass", "pass").says("points", "[3, 1]");
    scene.offers("MAR 2", "DOR DOR DOR DOR 2 2").says("points", "[7, 3]");
    assertThat(scene.position().won(Card.CAN, 2)).isEqualTo(1);
    assertThat(scene.position().limit()).isEqualTo(14);
  }
}
