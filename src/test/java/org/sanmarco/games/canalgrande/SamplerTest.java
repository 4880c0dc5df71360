package org.sanmarco.games.canalgrande;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RefusedException;

/** Chance's moves come by their probabilities, a seat's uniformly. */
class SamplerTest {

  private static final int TRIES = 40_000;

  private static Map<String, Integer> drawn(Supplier<?> source) {
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < TRIES; i++) {
      counts.merge(source.get().toString(), 1, Integer::sum);
    }
    return counts;
  }

  @Test
  void aCardIsDrawnAsOftenAsItIsThere() {
    Random random = new Random(5);
    long pool = Cards.full(4).actions().packed();
    Map<String, Integer> counts = drawn(() -> new Cards(Sampler.draw(pool, 1, random::nextInt)));
    for (Card card : Card.ACTIONS) {
      double expected = TRIES * card.copies(4) / 96.0;
      assertThat((double) counts.getOrDefault(card.toString(), 0))
          .as(card.toString())
          .isCloseTo(expected, within(5 * Math.sqrt(expected)));
    }
  }

  @Test
  void cardsAreDrawnWithoutPuttingThemBack() {
    Random random = new Random(6);
    long pool = Given.cards("CAN CAN SPY DOG");
    Map<String, Integer> counts = drawn(() -> new Cards(Sampler.draw(pool, 2, random::nextInt)));
    assertThat(counts).containsOnlyKeys("CAN CAN", "CAN SPY", "CAN DOG", "SPY DOG");
    assertThat((double) counts.getOrDefault("CAN SPY", 0)).isCloseTo(TRIES / 3.0, within(600.0));
    assertThat((double) counts.getOrDefault("SPY DOG", 0)).isCloseTo(TRIES / 6.0, within(500.0));
    assertThat(Sampler.draw(pool, 9, random::nextInt)).isEqualTo(pool);
  }

  @Test
  void robbedCardsAreDrawnAsOftenAsTheyAreInTheHand() {
    Random random = new Random(7);
    Scene scene = Given.two().hand(1, "CAN CAN CAN GON").scene();
    scene.offers("TRA 1", "MAR DOR CAS POL 1 1");
    Map<String, Integer> counts = drawn(() -> scene.position().sample(random::nextInt));
    assertThat((double) counts.getOrDefault("steal CAN", 0)).isCloseTo(TRIES * 0.75, within(500.0));
    assertThat(counts).containsOnlyKeys("steal CAN", "steal GON");
  }

  @Test
  void movesOfASeatAreUniform() {
    Random random = new Random(8);
    Scene scene = Given.two().hand(2, "CAN CAN CAN POL").scene();
    scene.play("draw DOG MAR MAR MAR MAR 1 1 2");
    Map<String, Integer> divisions = drawn(() -> scene.position().sample(random::nextInt));
    assertThat(divisions).hasSize(scene.position().legal().size());
    double share = (double) TRIES / divisions.size();
    assertThat(divisions.values())
        .allSatisfy(
            count -> assertThat((double) count).isCloseTo(share, within(6 * Math.sqrt(share))));
    scene.play("divide DOG 1 / MAR MAR MAR MAR 1 2", "take 1");
    Map<String, Integer> votes = drawn(() -> scene.position().sample(random::nextInt));
    assertThat((double) votes.getOrDefault("play CAN", 0)).isCloseTo(TRIES / 2.0, within(600.0));
  }

  /** A hidden hand has a move in a vote, though at random hardly ever one does (GV1, GV6). */
  @Test
  void hiddenHandsFitTheirRaise() {
    Scene scene = Given.two().hand(2, "MAR POL POL POL POL GON").hand(1, "MAR MAR MAR MAR").scene();
    scene.offers("DOG 1", "SPY SPY SPY TRA 1 1").play("play MAR", "done");
    scene.play("play MAR", "play MAR", "play MAR", "play MAR", "done", "gondola POL");
    assertThat(scene.position().view(1).sample(bound -> 0).hand(2)).hasToString("POL POL POL");
  }

  @Test
  void hiddenHandsHaveTheGondolaTheyNeed() {
    Scene scene = Given.two().hand(2, "MAR MAR GON CAS").hand(1, "MAR MAR").won(1, "MAR").scene();
    scene.offers("DOG 1", "SPY SPY SPY TRA 1 1").play("play MAR", "done");
    scene.play("play MAR", "play MAR", "done", "play MAR");
    assertThat(scene.position().view(1).sample(bound -> 0).hand(2)).hasToString("CAN GON");
  }

  @Test
  void hiddenHandsCanNameADistrict() {
    Scene scene = Given.two().hand(2, "POL").scene();
    scene.offers("DOG 1", "SPY SPY SPY TRA 1 1");
    scene.position().voted = 1 << Card.CAN.ordinal();
    assertThat(scene.position().view(1).sample(bound -> 0).hand(2)).hasToString("CRO");
  }

  @Test
  void afterTheEndNothingIsDrawn() {
    Scene scene = Given.two().won(2, "CAN CAN CAN").hand(2, "CAN").scene();
    scene.offers("DOG 1", "SPY SPY SPY TRA 1 1").play("play CAN", "done", "pass");
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> scene.position().sample(bound -> 0))
        .matches(refused -> refused.refusal().rule().equals("GE1"));
    assertThatIllegalStateException().isThrownBy(() -> scene.position().playRandom(bound -> 0));
  }

  @Test
  void noDeckHasSixteenOfAKind() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cards.of(java.util.Collections.nCopies(16, Card.CAN)));
    assertThat(Cards.of(List.of(Card.CAN, Card.ONE))).hasToString("CAN 1");
    assertThat(Cards.NONE.isEmpty()).isTrue();
  }
}
