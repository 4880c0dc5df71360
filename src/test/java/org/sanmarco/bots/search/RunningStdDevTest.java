package org.sanmarco.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The standard deviation of numbers that come one by one. */
class RunningStdDevTest {

  private final RunningStdDev deviation = new RunningStdDev();

  @Test
  void itIsTheRootOfTheMeanSquareFromTheMean() {
    for (double number : new double[] {2, 4, 4, 4, 5, 5, 7, 9}) {
      deviation.add(number);
    }
    assertThat(deviation.deviation()).isCloseTo(2, within(1e-12));
  }

  @Test
  void numbersThatAreAllAlikeDontLieApart() {
    for (int i = 0; i < 1000; i++) {
      deviation.add(0.1);
    }
    assertThat(deviation.deviation()).isCloseTo(0, within(1e-7));
  }

  @Test
  void beforeThereAreTwoItIsOne() {
    assertThat(deviation.deviation()).isEqualTo(1);
    deviation.add(0.3);
    assertThat(deviation.deviation()).isEqualTo(1);
  }
}
