package org.sanmarco.games.marcopolo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RuleTest;

/** Random moves: uniform over a seat's, by their probabilities over chance's. */
class SamplerTest {

  private static final int TRIES = 40_000;

  @Test
  @RuleTest("MT2")
  void eachPaymentIsAsLikelyAsEachOtherMove() {
    Scene scene = Scene.on("3:D4", 3).hand(1, "OIL.B OIL.Y OIL.Y FRU.R SPI.B SPI.R SIL.V SIL.V");
    scene.position.been[1] |= 1 << 3;
    isUniform(scene, 4 + 2);
    isUniform(Scene.on("4:A5,5:S3", 2).hand(1, "OIL.B OIL.Y CAM.G CAM.V CAM.R CAM.R CAM.R"), 3);
  }

  @Test
  @RuleTest("MT7")
  void cardsOfTheRowThatAreAlikeAreOneMove() {
    isUniform(Scene.of(3).row("OIL.B CAM.R CAM.R CAM.R SIL.B").play("stop"), 4);
    isUniform(Scene.of(3).row("OIL.B CAM.R").withoutDeck().play("stop"), 2);
    isUniform(Scene.of(3).play("stop"), 1);
  }

  @Test
  @RuleTest({"MC2", "MT7"})
  void eachCardOfTheDeckIsAsLikelyAsEachOther() {
    Scene scene = Scene.of(3).discard("OIL.B CAM.R CAM.R CAM.R").withoutDeck();
    Map<String, Integer> drawn = sample(scene.play("stop", "take deck"));
    assertThat(drawn).containsOnlyKeys("card OIL.B", "card CAM.R");
    assertThat(drawn.getOrDefault("card OIL.B", 0)).isCloseTo(TRIES / 4, within(TRIES / 80));
  }

  @Test
  @RuleTest("MS2")
  void handsAreDealtWithoutReplacement() {
    MarcoPoloPosition position = Setups.start(3);
    Random random = new Random(3);
    int cameleers = 0;
    for (int i = 0; i < TRIES; i++) {
      Cards cards = ((MarcoPoloMove.Deal) position.sample(random::nextInt)).cards();
      assertThat(cards.size()).isEqualTo(5);
      cameleers += (int) cards.list().stream().filter(c -> c.kind() == Card.Kind.CAM).count();
    }
    assertThat(cameleers).isCloseTo(TRIES * 5 * 15 / 55, within(TRIES / 40));
  }

  private static void isUniform(Scene scene, int moves) {
    Map<String, Integer> drawn = sample(scene);
    assertThat(drawn.keySet()).isEqualTo(new TreeSet<>(scene.legal())).hasSize(moves);
    assertThat(drawn.values())
        .allSatisfy(count -> assertThat(count).isCloseTo(TRIES / moves, within(TRIES / 60)));
  }

  private static Map<String, Integer> sample(Scene scene) {
    Random random = new Random(2);
    Map<String, Integer> drawn = new HashMap<>();
    for (int i = 0; i < TRIES; i++) {
      drawn.merge(scene.position.sample(random::nextInt).toString(), 1, Integer::sum);
    }
    return drawn;
  }
}
