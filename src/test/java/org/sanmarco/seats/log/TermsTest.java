package org.sanmarco.seats.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import org.junit.jupiter.api.Test;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.Setup;
import org.sanmarco.seats.JsonMessage;
import org.sanmarco.table.Seat;

/** The agreement about time. */
class TermsTest {

  private static final Instant FRIDAY = Instant.parse("2026-01-02T18:00:00Z");
  private static final Instant MONDAY = Instant.parse("2026-01-05T06:00:00Z");

  private static final Set<LocalDate> AWAY =
      Set.of(LocalDate.parse("2026-01-03"), LocalDate.parse("2026-01-04"));

  private static final Terms TIMED =
      new Terms(Duration.ofHours(10), Duration.ofHours(5), Terms.After.COMPUTER, 0);

  @Test
  void noTimePassesOnDaysAway() {
    assertThat(Terms.between(FRIDAY, MONDAY, AWAY)).isEqualTo(Duration.ofHours(12));
  }

  @Test
  void timeEndsAfterTheDaysAway() {
    assertThat(Terms.after(FRIDAY, Duration.ofHours(12), AWAY)).isEqualTo(MONDAY);
    assertThat(Terms.after(FRIDAY, Duration.ofHours(1), AWAY))
        .isEqualTo(Instant.parse("2026-01-02T19:00:00Z"));
  }

  @Test
  void onlyTimeBeyondTheMoveIsTakenFromTheBank() {
    assertThat(TIMED.fromBank(Duration.ofHours(9))).isZero();
    assertThat(TIMED.fromBank(Duration.ofHours(12))).isEqualTo(Duration.ofHours(2));
    assertThat(Terms.NONE.fromBank(Duration.ofDays(12))).isZero();
  }

  @Test
  void timesOfMoreThanAYearAreRefused() {
    assertThat(asked(Terms.MOST_TIME)).isEqualTo(Terms.MOST_TIME);
    assertThatThrownBy(() -> asked(Terms.MOST_TIME.plusSeconds(1)))
        .isInstanceOf(RefusedException.class);
    assertThatThrownBy(() -> asked(Duration.ofSeconds(-1))).isInstanceOf(RefusedException.class);
  }

  /** The time for a move of an offer that was sent. */
  private static Duration asked(Duration move) {
    Seat anna = new Seat("Anna", Seat.COLOURS.getFirst(), "");
    Terms terms = new Terms(move, Duration.ZERO, Terms.After.WAIT, 0);
    GameOffer offer = new GameOffer(new Setup("nim", 1, Map.of()), List.of(anna), terms);
    return JsonMessage.read(JsonMessage.write(1, offer), GameOffer.class).terms().move();
  }
}
