package org.sanmarco.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BudgetTest {

  @Test
  void aPartOfWhatIsUsedUpEnds() {
    Budget used = Budget.forMillis(1, 1);
    while (used.used(0) < 2) {
      Thread.onSpinWait();
    }
    Budget part = used.part(1, 4);
    while (part.used(0) == 0) {
      Thread.onSpinWait();
    }
    assertThat(part.used(0)).isGreaterThanOrEqualTo(1);
  }
}
