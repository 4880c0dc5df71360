package org.sanmarco.games.sanmarco;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.kernel.RuleTest;

class MeanOfTwoTest {

  @ParameterizedTest
  @CsvSource({
    // one, other, mean, between, deduction, result, weaker
    "55, 66, 60, 11, 2, 58, 55",
    "57, 61, 59, 4, 0, 59, 57",
    "10, 15, 12, 5, 1, 11, 10",
    "20, 0, 10, 20, 4, 6, 0",
    "7, 7, 7, 0, 0, 7, 7"
  })
  @RuleTest("V6")
  void comesFromMeanAndDifference(
      int one, int other, int mean, int between, int deduction, int result, int weaker) {
    MeanOfTwo two = new MeanOfTwo(one, other);
    assertThat(two.mean()).isEqualTo(mean);
    assertThat(two.between()).isEqualTo(between);
    assertThat(two.deduction()).isEqualTo(deduction);
    assertThat(two.result()).isEqualTo(result);
    assertThat(two.weaker()).isEqualTo(weaker);
    assertThat(new MeanOfTwo(other, one).result()).isEqualTo(result);
  }
}
