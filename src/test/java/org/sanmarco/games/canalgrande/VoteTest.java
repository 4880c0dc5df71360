package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.canalgrande.CanalGrandeEvent.VoteLapsed;
import org.sanmarco.kernel.RuleTest;

/** Votes of two players (GV), and the end of the game (GE). */
class VoteTest {

  private static final String REST = "TRA SPY SPY SPY 1 1";

  /** Seat 2 has a doge, with these hands. */
  private static Scene vote(String first, String second) {
    return Given.two().hand(1, first).hand(2, second).scene().offers("DOG 1", REST);
  }

  @Test
  @RuleTest("GV1")
  void theOwnerOfTheDogeNamesADistrictByPlaying() {
    Scene scene = vote("MAR", "CAN CAN POL GON");
    scene.says("actor", "seat 2").allows("play CAN", "play POL");
    scene.refuses("pass", "GV1", "challenger-opens").refuses("done", "GV1", "nothing-played");
    scene.refuses("play MAR", "GV1", "not-in-hand").refuses("gondola CAN", "GV1", "district-first");
    scene.play("play CAN").says("voted", "[CAN]");
    assertThat(scene.position().district()).isEqualTo(Card.CAN);
    // gondola and all in the opening
    scene.allows("play CAN", "gondola POL", "done");
    scene.refuses("pass", "GV3", "raise-begun");
  }

  @Test
  @RuleTest("GV1")
  void aDistrictIsVotedOnOnceInATurn() {
    Scene scene = Given.two().hand(2, "CAN CAN POL").scene();
    scene.offers("DOG DOG 1", "DOG TRA SPY 1 1").play("play CAN", "done", "pass");
    scene.allows("play POL").refuses("play CAN", "GV1", "voted-before");
  }

  @Test
  @RuleTest("GV1")
  void theDividersVotesCountForTheTurnToo() {
    Scene scene = Given.two().hand(1, "CAN POL").hand(2, "CAN CAN CAN").scene();
    scene.offers("DOG 1", "DOG DOG CRO CRO 1 1");
    scene.play("play CAN", "done", "pass").says("owner", 1).says("voted", "[CAN]");
    scene.allows("play CRO", "play POL").refuses("play CAN", "GV1", "voted-before");
  }

  @Test
  @RuleTest("GV2")
  void theOpponentChallengesWhereTheOwnerCannot() {
    Scene scene = vote("MAR MAR", "GON GON");
    scene.says("actor", "seat 1").allows("play MAR");
    assertThat(scene.position().challenger()).isEqualTo(1);
    assertThat(scene.position().owner()).isEqualTo(2);
    scene.play("play MAR", "done").says("actor", "seat 2").allows("pass");
  }

  @Test
  @RuleTest("GV2")
  void withoutAnyCardThatMayBeNamedTheDogeIsDiscarded() {
    Scene scene = Given.two().hand(1, "GON").hand(2, "CAN CAN").scene();
    scene.offers("DOG DOG 1", "GON CRO TRA 1 1");
    scene.play("play CAN", "done", "pass");
    // Only cards of the district that has been voted on are left.
    assertThat(scene.events()).contains(new VoteLapsed(2));
    scene.counts("DOG", 4, 2).says("phase", "steal").says("owner", 1);
  }

  @Test
  @RuleTest("GV3")
  void theOpponentFirstRaisesAboveTheOthersNumberOrPasses() {
    Scene scene = vote("CAN CAN CAN CAN", "CAN POL POL POL GON");
    scene.play("play CAN", "gondola POL", "done").says("actor", "seat 1");
    scene.allows("play CAN", "pass").refuses("done", "GV3", "nothing-played");
    scene.play("play CAN").allows("play CAN").refuses("pass", "GV3", "raise-begun");
    scene.play("play CAN").allows("play CAN").refuses("done", "GV3", "not-more");
    scene.play("play CAN").allows("play CAN", "done").play("done").says("actor", "seat 2");
    scene.allows("pass").play("pass").says("vote", null);
    scene.says("won", "{CAN=[1, 0], CRO=[0, 0], POL=[0, 0], MAR=[0, 0], DOR=[0, 0], CAS=[0, 0]}");
  }

  @Test
  @RuleTest("GV4")
  void onesFirstCardIsOfTheDistrict() {
    Scene scene = vote("CAN POL POL GON", "CAN MAR");
    scene.play("play CAN", "done").allows("play CAN", "pass");
    scene.refuses("gondola POL", "GV4", "first-card").refuses("play POL", "GV5", "gondola-needed");
    scene.play("play CAN").allows("gondola POL").play("gondola POL").allows("play POL", "done");
  }

  @Test
  @RuleTest("GV4")
  void seatWithoutADistrictCardCanOnlyPass() {
    vote("POL POL POL GON", "CAN").play("play CAN", "done").allows("pass");
  }

  @Test
  @RuleTest("GV5")
  void aGondolaIsForOneDistrictAndOneRaise() {
    Scene scene = vote("CAN CAN CAN CAN", "CAN POL POL MAR MAR GON GON GON");
    scene.play("play CAN");
    scene.refuses("gondola CAN", "GV5", "gondola-not-needed");
    scene.refuses("gondola DOR", "GV5", "not-in-hand");
    scene.play("gondola POL").refuses("gondola POL", "GV5", "gondola-there");
    scene.refuses("play MAR", "GV5", "gondola-needed").refuses("play DOR", "GV5", "not-in-hand");
    scene.allows("play POL", "gondola MAR", "done").play("done");
    scene.play("play CAN", "play CAN", "play CAN", "done");
    // A new raise needs a new gondola, for the same district too.
    scene.refuses("play POL", "GV5", "gondola-needed").allows("gondola POL", "gondola MAR", "pass");
    scene.play("gondola MAR", "gondola POL").says("actor", "seat 2");
    assertThat(scene.position().gondolas(2)).isEqualTo(3);
    assertThat(scene.position().opened()).containsExactly(Card.POL, Card.MAR);
    assertThat(scene.position().raise()).isEqualTo(2);
    scene.refuses("gondola MAR", "GV5", "not-in-hand");
    assertThat(scene.position().table(2)).hasToString("CAN POL POL MAR");
  }

  @Test
  @RuleTest("GV6")
  void noRaiseBeginsThatCannotEndAbove() {
    Scene scene = vote("CAN CAN POL", "CAN CAN CRO GON");
    scene.play("play CAN", "play CAN", "done").allows("pass");
    scene.refuses("play CAN", "GV6", "out-of-reach");
  }

  @Test
  @RuleTest("GV6")
  void noGondolaIsSpentSoThatTheRaiseCannotEndAbove() {
    Scene scene = vote("CAN POL MAR MAR MAR GON", "CAN CAN CAN CAN");
    scene.play("play CAN", "play CAN", "play CAN", "done");
    // One card of the district and three of San Marco are four; with San Polo there are only two.
    scene.allows("play CAN", "pass").play("play CAN").allows("gondola MAR");
    scene.refuses("gondola POL", "GV6", "out-of-reach");
    scene.play("gondola MAR", "play MAR", "play MAR").allows("done");
  }

  @Test
  @RuleTest("GV6")
  void severalGondolasReachFurther() {
    Scene scene = vote("CAN POL MAR MAR GON GON", "CAN CAN CAN CAN CRO");
    scene.play("play CAN", "play CAN", "play CAN", "done", "play CAN");
    scene.allows("gondola POL", "gondola MAR").play("gondola POL").allows("gondola MAR");
  }

  @Test
  @RuleTest({"GV7", "GV8"})
  void theWorkedExample() {
    Scene scene = vote("MAR CAS DOR DOR GON GON", "MAR MAR POL GON");
    scene.play("play MAR", "done", "play MAR", "gondola CAS", "done");
    scene.play("play MAR", "gondola POL", "done", "gondola DOR", "play DOR", "done");
    scene.says(
        "vote",
        "{doge=2, challenger=2, district=MAR, cards=[[MAR, DOR, DOR, CAS], [POL, MAR, MAR]],"
            + " gondolas=[2, 1], first=[MAR, MAR], raise=0, open=[], passed=[]}");
    scene.play("pass");
    assertThat(scene.position().won(Card.MAR, 1)).isEqualTo(1);
    assertThat(scene.position().discard()).hasToString("MAR DOR DOR CAS GON GON GON DOG");
    assertThat(scene.position().hand(2)).hasToString("POL MAR");
  }

  @Test
  @RuleTest("GV8")
  void aLoserWithoutCardsLosesNothing() {
    Scene scene = vote("POL POL GON", "CAN CAN CRO GON");
    scene.play("play CAN", "play CAN", "gondola CRO", "done", "pass");
    assertThat(scene.position().discard()).hasToString("CAN CRO GON TRA SPY DOG");
    assertThat(scene.position().hand(1)).hasToString("POL POL GON");
  }

  @Test
  @RuleTest("GV9")
  void cardsThatComeBackAreKnown() {
    Scene scene = vote("CAN CAN CAN", "CAN CAN POL GON");
    scene.play("play CAN", "gondola POL", "done", "play CAN", "play CAN", "play CAN", "done");
    scene.says("known", "[[null, []], [[], null]]").play("pass");
    scene.sees(1, "known", "[null, [POL]]").sees(1, "hands", "[[], 2]");
  }

  @Test
  @RuleTest("GE1")
  void fourCardsOfADistrictWinAtOnce() {
    Scene scene =
        Given.two()
            .hand(1, "POL")
            .hand(2, "CAN MAR")
            .won(2, "CAN CAN CAN POL")
            .scene()
            .offers("DOG DOG SPY 1", "TRA TRA 1 1");
    assertThat(scene.position().winsWith(Card.CAN, 2)).isTrue();
    assertThat(scene.position().winsWith(Card.CAN, 1)).isFalse();
    assertThat(scene.position().winsWith(Card.POL, 2)).isFalse();
    scene.play("spy CRO CRO").refuses("play POL", "GV1", "not-in-hand");
    scene.play("play CAN", "done", "pass");
    scene.says("phase", "over").says("actor", "over").says("result", "{winners=[2]}");
    scene.says("todo", "[DOG]").says("owner", 2).says("offers", "[null, [TRA, TRA, 1, 1]]");
    scene.says("vote", null).says("voted", "[CAN]").refuses("pass", "GE1", "game-over");
    assertThat(scene.position().result())
        .isEqualTo(new org.sanmarco.kernel.Result(java.util.List.of(0, 1), java.util.List.of(2)));
    assertThat(scene.position().onTurn()).isZero();
    assertThat(scene.position().legal()).isEmpty();
    assertThat(scene.position().mustLookAlone()).isFalse();
  }

  @Test
  @RuleTest("GE1")
  void aCardOfEachDistrictWinsAtOnce() {
    Scene scene =
        Given.two()
            .hand(1, "CAS")
            .hand(2, "POL")
            .won(1, "CAN CRO POL MAR DOR")
            .won(2, "CAN CAN CAN")
            .scene()
            .offers("TRA 1", "DOG TRA TRA TRA 1 1");
    assertThat(scene.position().isOver()).isFalse();
    scene.play("steal CAS", "steal CAS", "steal POL", "play CAS", "done", "pass");
    scene.says("result", "{winners=[1]}").says("hands", "[[POL], []]");
  }
}
