package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.Cards;
import org.sanmarco.games.sanmarco.move.SanMarcoMove;
import org.sanmarco.kernel.RuleTest;

/** Random moves fall as often as they should; the seed is fixed, the bounds are generous. */
class ChanceTest {

  private static final int SAMPLES = 10_000;

  @Test
  @RuleTest({"S3", "C5"})
  void theDieIsFair() {
    uniform(Scene.of(3), 6);
    uniform(Given.three().nobles("MAR", 1, 1).hand(1, "EXI").scene().play("exile MAR"), 6);
  }

  @Test
  @RuleTest({"T1", "T2"})
  void lotsAreFair() {
    uniform(Given.four().leader(3).rolesDue(), 6);
    uniform(Given.three().leader(2).rolesDue(), 2);
    uniform(Given.four().out(1).leader(2).rolesDue(), 2);
  }

  @Test
  @RuleTest("T8")
  void aSeatsMovesAreEquallyLikely() {
    Given given = Given.four().nobles("MAR", 1, 2, 3, 4).bridge("CAN-MAR", 1, 2).doge("CAN");
    uniform(given.prestige(9, 9).hand(1, "CAN BRI TRA DOG EXI").scene(), 22);
    uniform(Given.two().leader(2).rolesDue(), 8);
    Scene seizing = Given.four().allBridges().hand(4, "CAN BRI").scene();
    uniform(seizing, seizing.legal().size());
    uniform(
        Given.three().nobles("MAR", 2, 3, 3).hand(1, "EXI").scene().play("exile MAR", "roll 3"), 4);
  }

  @Test
  @RuleTest("T5")
  void divisionsIntoTwoOffersAreUniform() {
    uniform(Given.four().out(3, 4).roles(1, 2).drawn(1, "CAN CAN POL TRA TRA 3 3 3").scene(), 35);
  }

  @Test
  @RuleTest("T5")
  void divisionsIntoThreeOffersAreUniform() {
    uniform(Given.three().roles(1, 2, 3).drawn(1, "TRA TRA TRA TRA TRA TRA 3 3 3 3").scene(), 58);
  }

  @Test
  @RuleTest({"B6", "T4"})
  void drawsAreWithoutReplacement() {
    Scene four = Given.four().scene();
    hypergeometric(four, draw -> draw.cards().count(Card.TRAITOR), 62, 12, 5);
    hypergeometric(four, draw -> draw.cards().count(Card.PENALTY_3), 28, 10, 3);
    Scene three = Given.three().scene();
    hypergeometric(three, draw -> draw.cards().count(Card.CAN), 62, 5, 6);
    hypergeometric(three, draw -> draw.cards().count(Card.PENALTY_1), 28, 8, 4);
    Scene rest = Given.four().deck("CAN CAN CRO TRA TRA TRA EXI 1 2 2 3").scene();
    hypergeometric(rest, draw -> draw.cards().count(Card.TRAITOR), 7, 3, 5);
    hypergeometric(rest, draw -> draw.cards().count(Card.PENALTY_2), 4, 2, 3);
  }

  private static void uniform(Scene scene, int moves) {
    Random random = new Random(moves);
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < SAMPLES; i++) {
      counts.merge(sorted(scene.position().sample(random::nextInt)), 1, Integer::sum);
    }
    assertThat(counts).hasSize(moves);
    double chi = 0;
    double expected = 1.0 * SAMPLES / moves;
    for (int count : counts.values()) {
      chi += (count - expected) * (count - expected) / expected;
    }
    fits(chi, moves - 1);
  }

  private static void fits(double chi, int freedom) {
    assertThat(chi).isLessThan(freedom + 6 * Math.sqrt(2.0 * freedom));
  }

  /** A division's offers in any order are the same division. */
  private static String sorted(SanMarcoMove move) {
    return move instanceof SanMarcoMove.Divide divide
        ? divide.offers().stream().map(Cards::toString).sorted().toList().toString()
        : move.toString();
  }

  private static void hypergeometric(
      Scene scene, Function<SanMarcoMove.Draw, Integer> marked, int deck, int of, int drawn) {
    Random random = new Random(deck + of + drawn);
    int[] counts = new int[drawn + 1];
    for (int i = 0; i < SAMPLES; i++) {
      counts[marked.apply((SanMarcoMove.Draw) scene.position().sample(random::nextInt))]++;
    }
    double chi = 0;
    int freedom = -1;
    for (int i = 0; i <= drawn; i++) {
      double expected = SAMPLES * over(of, i) * over(deck - of, drawn - i) / over(deck, drawn);
      if (expected == 0) {
        assertThat(counts[i]).isZero();
      } else {
        chi += (counts[i] - expected) * (counts[i] - expected) / expected;
        freedom++;
      }
    }
    fits(chi, Math.max(1, freedom));
  }

  private static double over(int n, int k) {
    double ways = k < 0 || k > n ? 0 : 1;
    for (int i = 0; i < k; i++) {
      ways = ways * (n - i) / (i + 1);
    }
    return ways;
  }
}
