package org.sanmarco.ui.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** The time between two turns of the clock goes to the seat that thought meanwhile. */
class ThinkingClockTest {

  private final Map<Integer, Duration> thinking = new HashMap<>();
  private long now = 5;
  private final ThinkingClock clock =
      new ThinkingClock(() -> now, (seat, time) -> thinking.merge(seat, time, Duration::plus));

  private void pass(int seconds) {
    now += Duration.ofSeconds(seconds).toNanos();
  }

  @Test
  void eachSeatGetsItsOwnTime() {
    clock.run(1);
    pass(10);
    clock.run(2);
    pass(7);
    clock.run(1);
    pass(1);
    clock.settle();
    assertThat(thinking)
        .containsOnly(Map.entry(1, Duration.ofSeconds(11)), Map.entry(2, Duration.ofSeconds(7)));
  }

  @Test
  void timeOfNobodyIsLost() {
    pass(100);
    clock.run(1);
    clock.run(0);
    pass(100);
    clock.settle();
    assertThat(thinking).isEmpty();
  }

  @Test
  void computersThinkBesidesPeople() {
    clock.add(3, Duration.ofMillis(250));
    clock.add(3, Duration.ZERO);
    assertThat(thinking).containsOnly(Map.entry(3, Duration.ofMillis(250)));
  }
}
