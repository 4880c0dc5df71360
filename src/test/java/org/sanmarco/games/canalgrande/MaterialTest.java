package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RuleTest;

/** The cards and the decks (GM). */
class MaterialTest {

  @Test
  @RuleTest({"GM1", "GM2"})
  void packHasFiftyTwoActionAndFourteenNumberCards() {
    Cards full = Cards.full(2);
    assertThat(full.actions().size()).isEqualTo(52);
    assertThat(full.numbers().size()).isEqualTo(14);
    assertThat(Card.DISTRICTS).allMatch(card -> full.count(card) == 5);
    assertThat(full.count(Card.SPY)).isEqualTo(3);
    assertThat(full.count(Card.TRAITOR)).isEqualTo(7);
    assertThat(full.count(Card.DOGE)).isEqualTo(6);
    assertThat(full.count(Card.GONDOLA)).isEqualTo(6);
    assertThat(full.numbers()).hasToString("1 1 1 1 2 2 2 2 2 3 3 3 3 3");
    assertThat(full.points()).isEqualTo(4 + 2 * 5 + 3 * 5);
  }

  @Test
  @RuleTest("GM3")
  void twoPacksLackEightTraitors() {
    Cards full = Cards.full(4);
    assertThat(full.actions().size()).isEqualTo(96);
    assertThat(full.numbers().size()).isEqualTo(28);
    for (Card card : Card.ALL) {
      int missing = card == Card.TRAITOR ? 8 : 0;
      assertThat(full.count(card)).isEqualTo(2 * Cards.full(2).count(card) - missing);
    }
  }

  @Test
  @RuleTest("GM4")
  void remainingDecksAndDiscardsAreKnown() {
    Scene scene = Given.two().deck("CAN SPY DOG DOG GON MAR").scene();
    String deck =
        "{CAN=1, CRO=0, POL=0, MAR=1, DOR=0, CAS=0, GON=1, TRA=0, SPY=1, DOG=2, 1=4, 2=5, 3=5}";
    scene.says("deck", deck).sees(1, "deck", deck).sees(2, "deck", deck);
    scene.counts("TRA", 0, 7);
  }

  @Test
  @RuleTest("GM5")
  void theDiscardsBecomeTheDeckAsItsLastCardIsTaken() {
    Scene scene = Given.two().deck("CAN CAN CRO GON GON").scene();
    scene.play("draw CAN CAN CRO GON GON 1 1 1");
    scene.counts("TRA", 7, 0).counts("CAN", 3, 0).counts("GON", 4, 0);
    assertThat(scene.events()).contains(new CanalGrandeEvent.DeckShuffled());
  }

  @Test
  @RuleTest("GM5")
  void aDrawTakesAllOfASmallDeckAndGoesOnFromTheDiscards() {
    Scene scene = Given.two().deck("CAN DOG").scene();
    scene.refuses("draw CAN TRA TRA TRA TRA 1 1 1", "GM5", "not-in-deck");
    scene.refuses("draw CAN DOG TRA TRA 1 1 1", "GT1", "wrong-draw");
    scene.play("draw CAN DOG TRA TRA GON 1 1 1");
    scene.counts("TRA", 5, 0).counts("GON", 5, 0).counts("CAN", 4, 0).counts("DOG", 5, 0);
  }

  @Test
  @RuleTest("GM5")
  void oneCardMoreIsTakenFromTheDeckAlone() {
    Scene scene = Given.two().deck("CAN CAN CRO GON GON DOG").scene();
    scene.refuses("draw CAN CAN CRO GON TRA 1 1 1", "GM5", "not-in-deck");
    scene.play("draw CAN CAN CRO GON GON 1 1 1");
    scene.counts("DOG", 1, 5).counts("TRA", 0, 7);
  }

  @Test
  @RuleTest("GM5")
  void aSpyIsDiscardedBeforeItsDrawAndADrawnOneAfterIt() {
    Scene scene = Given.two().deck("CAN SPY DOR MAR CAS POL").scene();
    scene.offers("SPY 1", "CAN DOR MAR CAS 1 1");
    scene.counts("SPY", 0, 3);
    scene.says("due", 2).refuses("spy SPY GON", "GM5", "not-in-deck");
    scene.play("spy POL SPY").says("due", 1).counts("SPY", 2, 1).counts("TRA", 7, 0);
  }

  @Test
  @RuleTest("GM5")
  void allCardsAreDrawnWhereBothPilesHaveFewer() {
    CanalGrandePosition position = Given.two().deck("CAN DOG").scene().position();
    position.discard = Given.cards("TRA");
    assertThat(Deck.gives(position, Given.cards("CAN DOG TRA"), 5)).isTrue();
    assertThat(Deck.gives(position, Given.cards("CAN DOG"), 5)).isFalse();
    assertThat(position.sample(bound -> 0)).hasToString("draw CAN TRA DOG 1 1 1");
  }

  @Test
  @RuleTest("GM2")
  void numberCardsComeFromTheirDeck() {
    Scene scene = Given.two().points(1, "1 1").scene();
    scene.refuses("draw CAN CAN CRO GON GON 1 1 1", "GM2", "not-in-deck");
    scene.play("draw CAN CAN CRO GON GON 1 1 2");
  }

  @Test
  void codesAreThoseOfTheNotation() {
    assertThat(Card.ALL)
        .extracting(Card::toString)
        .containsExactly(
            "CAN", "CRO", "POL", "MAR", "DOR", "CAS", "GON", "TRA", "SPY", "DOG", "1", "2", "3");
    assertThat(Card.ALL.stream().mapToInt(Card::points).sum()).isEqualTo(6);
    assertThat(Given.start(2, Map.of()).deck()).isEqualTo(Cards.full(2));
  }
}
