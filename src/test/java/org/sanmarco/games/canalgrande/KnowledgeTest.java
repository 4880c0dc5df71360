package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RuleTest;

/** Knowledge of hands (GK). */
class KnowledgeTest {

  @Test
  @RuleTest({"GK1", "GK4"})
  void seatSeesSizesOfOtherHandsAndTheRestAsDeck() {
    Scene scene = Given.two().hand(1, "CAN CAN").hand(2, "CRO").scene();
    scene.sees(1, "hands", "[[CAN, CAN], 1]").sees(2, "hands", "[2, [CRO]]");
    assertThat(scene.position().view(1).deck().count(Card.CRO)).isEqualTo(5);
    assertThat(scene.position().view(2).deck().count(Card.CRO)).isEqualTo(4);
    assertThat(scene.position().view(2).deck().count(Card.CAN)).isEqualTo(5);
    assertThat(scene.position().view(0).deck()).isEqualTo(Cards.full(2));
    assertThat(scene.position().view(2).handSize(1)).isEqualTo(2);
    assertThat(scene.position().view(2).seat()).isEqualTo(2);
  }

  @Test
  @RuleTest("GK2")
  void cardsTakenFromAnOfferAreKnown() {
    Scene scene = Given.two().hand(2, "POL").scene().offers("CAN GON 1", "MAR DOR DOR 1 1");
    scene.says("known", "[[null, [CAN, GON]], [[MAR, DOR, DOR], null]]");
    scene.sees(1, "known", "[null, [CAN, GON]]").sees(1, "hands", "[[MAR, DOR, DOR], 3]");
    assertThat(scene.position().view(1).deck().count(Card.POL)).isEqualTo(5);
    assertThat(scene.position().view(1).deck().count(Card.CAN)).isEqualTo(4);
  }

  @Test
  @RuleTest("GK2")
  void robbedCardsAreKnownUntilTheyLeave() {
    Scene scene = Given.two().hand(1, "CAN CRO").hand(2, "CAN").scene();
    scene.offers("TRA DOG 1", "MAR DOR DOR 1 1").play("steal CAN");
    scene.says("known", "[[null, [CAN]], [[], null]]").play("play CAN");
    // One of its kind is taken out of what is known, and one more was never there.
    scene.says("known", "[[null, []], [[], null]]").play("play CAN").says("phase", "vote");
    scene.says("known", "[[null, []], [[], null]]");
  }

  @Test
  @RuleTest("GK2")
  void theGondolasOfFourAreKnownFromTheStart() {
    Scene scene = new Scene(Given.start(4, Map.of()));
    scene.sees(1, "known", "[null, [GON], [GON], [GON]]");
    new Scene(Given.start(4, Map.of("partners", "open")))
        .sees(1, "known", "[null, null, [GON], [GON]]");
  }

  @Test
  @RuleTest("GK2")
  void cardsDrawnUnseenStayUnknown() {
    Scene scene = Given.two().scene().offers("SPY 1", "CAN CAN CAN CAN 1 1").play("spy GON POL");
    scene.says("known", "[[null, []], [[CAN, CAN, CAN, CAN], null]]");
  }

  @Test
  @RuleTest("GK3")
  void unseenRobberyEndsKnowledgeOfTheHand() {
    Scene scene = Given.four().hand(1, "CRO").scene();
    scene.offers("POL 1", "CAN CAN CAN CRO 1 1").says("divider", 2);
    scene.offers("TRA 1", "MAR MAR MAR MAR 1 1").play("steal CAN");
    scene.sees(1, "known", "[null, [MAR, MAR, MAR, MAR], [POL], [CAN]]");
    scene
        .sees(2, "known", "[[], null, [POL], []]")
        .sees(3, "known", "[[], [MAR, MAR, MAR, MAR], null, []]");
    scene.sees(4, "known", "[[CAN, CAN, CRO], [MAR, MAR, MAR, MAR], [POL], null]");
  }

  @Test
  @RuleTest("GK3")
  void withOpenHandsAllSeeEachRobbery() {
    Scene scene = Given.open().hand(1, "CRO").scene();
    scene.offers("POL 1", "CAN CAN CAN CRO 1 1");
    scene.offers("TRA 1", "MAR MAR MAR MAR 1 1").play("steal CAN");
    scene.sees(1, "known", "[null, null, [POL], [CAN]]");
    scene.sees(2, "known", "[null, null, [POL], [CAN]]");
    scene.sees(3, "known", "[[CAN, CAN, CRO], [MAR, MAR, MAR, MAR], null, null]");
  }

  @Test
  void aDealtHandIsSampledFromTheCardsThatAreDealt() {
    CanalGrandePosition position = Given.start(4, Map.of());
    position.play(new CanalGrande().read("deal CAN CAN CAN CAN"), event -> {});
    position.play(new CanalGrande().read("deal CRO CRO CRO CRO"), event -> {});
    Random random = new Random(1);
    for (int i = 0; i < 20; i++) {
      CanalGrandePosition sample = position.view(1).sample(random::nextInt);
      assertThat(sample.hand(2).count(Card.CAN)).isZero();
      assertThat(sample.hand(2).size()).isEqualTo(5);
      assertThat(sample.inventory()).isEqualTo(position.inventory());
    }
  }

  @Test
  void aSampleHasWhatIsKnownAndOnlyWhatCanBeInAHand() {
    Scene scene = Given.two().hand(2, "CRO CRO").scene().offers("CAN GON 1", "MAR DOR DOR 1 1");
    Random random = new Random(2);
    for (int i = 0; i < 20; i++) {
      CanalGrandePosition sample = scene.position().view(1).sample(random::nextInt);
      assertThat(sample.hand(2).contains(Cards.of(java.util.List.of(Card.CAN, Card.GONDOLA))))
          .isTrue();
      assertThat(sample.hand(2).size()).isEqualTo(4);
      assertThat(Cards.inHand(sample.hand(2).packed())).isEqualTo(sample.hand(2).packed());
    }
  }

  @Test
  void aViewListsTheMovesOfItsOwnSeatAlone() {
    Scene scene = Given.four().hand(1, "CAN").hand(2, "CRO").scene();
    assertThat(scene.position().view(1).legal()).isEmpty();
    scene.offers("TRA 1", "MAR MAR MAR MAR 1 1");
    assertThat(scene.position().view(3).legal()).hasSize(2);
    assertThat(scene.position().view(1).legal()).isEmpty();
    assertThat(scene.position().view(0).legal()).isEmpty();
  }

  @Test
  void actorOfASampledVoteHasAMove() {
    Scene scene = Given.two().hand(1, "MAR MAR MAR MAR MAR GON").hand(2, "CAN CRO POL GON").scene();
    scene.offers("DOG 1", "TRA SPY SPY SPY 1 1");
    Random random = new Random(3);
    for (String move : new String[] {"play CAN", "gondola CRO"}) {
      for (int i = 0; i < 50; i++) {
        assertThat(scene.position().view(1).sample(random::nextInt).legal()).isNotEmpty();
      }
      scene.play(move);
    }
    scene.play("done");
    assertThat(scene.position().view(2).sample(random::nextInt).legal()).isNotEmpty();
  }
}
