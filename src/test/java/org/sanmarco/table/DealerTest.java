package org.sanmarco.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.kernel.RandomSource;

class DealerTest {

  @Test
  void givesTheSameForTheSameSeedAndMove() {
    assertThat(dice(new Dealer(7), 3)).isEqualTo(dice(new Dealer(7), 3));
    assertThat(dice(new Dealer(7), 3)).isNotEqualTo(dice(new Dealer(7), 4));
    assertThat(dice(new Dealer(7), 3)).isNotEqualTo(dice(new Dealer(8), 3));
  }

  @Test
  void givesTheSameOnEveryMachineAndInEveryVersion() {
    assertThat(dice(new Dealer(20261120), 1))
        .isEqualTo(List.of(1, 4, 2, 5, 5, 4, 4, 2, 2, 4, 6, 4));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE})
  void isFairFromMoveToMove(long seed) {
    Dealer dealer = new Dealer(seed);
    int moves = 60_000;
    int[] faces = new int[6];
    for (int move = 1; move <= moves; move++) {
      faces[dealer.at(move).below(6)]++;
    }
    for (int face : faces) {
      assertThat(face).isCloseTo(moves / 6, within(500));
    }
  }

  @Test
  void isFairFromSeedToSeed() {
    int seeds = 70_000;
    int[] results = new int[7];
    for (int seed = 0; seed < seeds; seed++) {
      results[new Dealer(seed).at(1).below(7)]++;
    }
    for (int result : results) {
      assertThat(result).isCloseTo(seeds / 7, within(500));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 1 << 30, Integer.MAX_VALUE})
  void staysBelowTheBound(int bound) {
    RandomSource random = new Dealer(5).at(1);
    for (int i = 0; i < 1000; i++) {
      assertThat(random.below(bound)).isBetween(0, bound - 1);
    }
  }

  @Test
  void hasNoNumberBelowNothing() {
    RandomSource random = new Dealer(5).at(1);
    assertThatThrownBy(() -> random.below(0)).isInstanceOf(IllegalArgumentException.class);
  }

  private static List<Integer> dice(Dealer dealer, int move) {
    RandomSource random = dealer.at(move);
    return IntStream.range(0, 12).mapToObj(i -> 1 + random.below(6)).toList();
  }
}
