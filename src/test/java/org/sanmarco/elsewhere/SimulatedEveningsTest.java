package org.sanmarco.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.Seed;
import org.sanmarco.seats.nats.RememberingProvider;

/**
 * Evenings of games over a server, in a simulation: whatever fails, the log is one, every accepted
 * move is in it once, everybody comes to a seat and verifies the same. {@code -Dsanmarco.evening=N}
 * plays the evening of a seed again; {@code -Dsanmarco.simulated=N} plays as many.
 */
class SimulatedEveningsTest {

  private static final int EVENINGS = Integer.getInteger("sanmarco.simulated", 20);

  @BeforeAll
  static void remember() {
    RememberingProvider.use();
  }

  private static LongStream seeds() {
    Long one = Long.getLong("sanmarco.evening");
    long first = Seed.VALUE * 1_000_000L;
    return one == null ? LongStream.range(first, first + EVENINGS) : LongStream.of(one);
  }

  private static long play(long seed) {
    SimulatedEvening evening = new SimulatedEvening(seed);
    try {
      evening.play();
    } catch (RuntimeException failed) {
      throw new AssertionError("repeat it with -Dsanmarco.evening=" + seed, failed);
    }
    return evening.trace();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void eveningsSurviveEveryFault(long seed) {
    assertThat(play(seed)).isNotZero();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void anEveningIsReplayedExactly(long seed) {
    assertThat(play(seed)).isEqualTo(play(seed));
  }
}
