package org.sanmarco.ui.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.ui.table.model.PlayerClock.Standing;

/** A player's time against the time that each player has. */
class PlayerClockTest {

  @ParameterizedTest
  @CsvSource({
    "0, 30, 30:00, AMPLE",
    "1619, 30, 3:01, AMPLE",
    "1620, 30, 3:00, NEAR",
    "1799, 30, 0:01, NEAR",
    "1800, 30, 0:00, OVER",
    "1865, 30, +1:05, OVER",
    "100, 90, 1:28:20, AMPLE",
    "9000, 90, +1:00:00, OVER",
    "3725, 0, 1:02:05, AMPLE"
  })
  void faceShowsWhatIsLeft(int used, int limit, String face, Standing standing) {
    PlayerClock clock = new PlayerClock(Duration.ofSeconds(used), Duration.ofMinutes(limit));
    assertThat(clock.face()).isEqualTo(face);
    assertThat(clock.standing()).isEqualTo(standing);
  }

  @Test
  void playerWithTwoSeatsHasOneTime() {
    List<Duration> thinking =
        List.of(
            Duration.ofSeconds(1),
            Duration.ofSeconds(2),
            Duration.ofSeconds(4),
            Duration.ofSeconds(8));
    assertThat(PlayerClock.of(thinking, List.of(1, 3), Duration.ZERO).used()).hasSeconds(5);
    assertThat(PlayerClock.of(List.of(), List.of(1, 3), Duration.ZERO).used()).isZero();
  }
}
