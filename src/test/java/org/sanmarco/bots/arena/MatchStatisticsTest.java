package org.sanmarco.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sanmarco.bots.arena.MatchStatistics.Outcome;

/** The numbers of a match. */
class MatchStatisticsTest {

  @Test
  void theFairShareIsNoDifferenceInElo() {
    assertThat(statistics(4, 1, 0, 0, 0).elo()).isCloseTo(0, within(1e-9));
    assertThat(statistics(3, 1, 0, 0).elo()).isCloseTo(0, within(1e-9));
    assertThat(statistics(2, 1, 0).elo()).isCloseTo(0, within(1e-9));
  }

  @Test
  void tenTimesTheOddsAreFourHundredPointsOfElo() {
    assertThat(statistics(2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0).elo()).isCloseTo(400, within(1e-9));
  }

  @Test
  void theIntervalHoldsTheShareAndNarrowsWithTheGames() {
    MatchStatistics few = alternating(20);
    MatchStatistics many = alternating(2000);
    assertThat(few.share()).isEqualTo(0.5);
    assertThat(few.low()).isBetween(0.2, 0.4);
    assertThat(few.high()).isBetween(0.6, 0.8);
    assertThat(many.low()).isBetween(0.47, 0.49);
    assertThat(many.high()).isBetween(0.51, 0.53);
  }

  @Test
  void gamesOfOneStartDontCountAsManyOfTheirOwn() {
    List<Outcome> alike =
        IntStream.range(0, 100).mapToObj(i -> outcome(i / 10, i / 10 % 2, 0)).toList();
    assertThat(new MatchStatistics(4, alike).low()).isLessThan(alternating(100).low());
  }

  @Test
  void noStreakIsACertainty() {
    MatchStatistics streak = statistics(4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    assertThat(streak.low()).isBetween(0.6, 0.8);
    assertThat(streak.high()).isEqualTo(1);
    assertThat(streak.elo()).isFinite();
  }

  @Test
  void timesAreInMilliseconds() {
    Outcome outcome = new Outcome(0, 1, 5, List.of(3_000_000L, 1_000_000L, 2_000_000L), List.of());
    MatchStatistics statistics = new MatchStatistics(4, List.of(outcome));
    assertThat(statistics.millis(Outcome::nanosA, 0.5)).isEqualTo(2);
    assertThat(statistics.millis(Outcome::nanosA, 0.99)).isEqualTo(3);
    assertThat(statistics.millis(Outcome::nanosB, 0.5)).isZero();
    assertThat(statistics.margin()).isEqualTo(5);
  }

  private static MatchStatistics alternating(int games) {
    return new MatchStatistics(
        4, IntStream.range(0, games).mapToObj(i -> outcome(i, i % 2, 0)).toList());
  }

  private static MatchStatistics statistics(int players, int... shares) {
    return new MatchStatistics(
        players,
        IntStream.range(0, shares.length).mapToObj(i -> outcome(i, shares[i], 0)).toList());
  }

  private static Outcome outcome(int start, double share, int margin) {
    return new Outcome(start, share, margin, List.of(), List.of());
  }
}
