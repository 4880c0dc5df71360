package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** Stamps tell the players' time. */
class StampTest {

  private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

  private static final Stamp STAMP =
      new Stamp(
          "abc",
          7,
          "hash",
          "signer",
          5,
          NOW,
          NOW.plusSeconds(300),
          Map.of(1, Duration.ofMinutes(5), 2, Duration.ofMinutes(10)),
          null);

  @Test
  void timeOfTheSeatThatIsAskedRuns() {
    assertThat(STAMP.left(List.of(1), 1, NOW.plusSeconds(100))).contains(Duration.ofSeconds(200));
    assertThat(STAMP.left(List.of(1), 1, NOW.plusSeconds(301))).contains(Duration.ofSeconds(-1));
  }

  @Test
  void timeOfOtherSeatsStands() {
    assertThat(STAMP.left(List.of(2), 1, NOW.plusSeconds(100))).contains(Duration.ofMinutes(10));
    assertThat(STAMP.left(List.of(3), 1, NOW)).as("a computer's").isEmpty();
  }

  @Test
  void aFrameCarriesTheTimes() {
    assertThat(Stamp.read(STAMP.addTo("{\"v\":1}".getBytes(StandardCharsets.UTF_8))))
        .contains(STAMP);
  }
}
