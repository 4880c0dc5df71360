package org.sanmarco.ui.home;

import java.time.Duration;

/** The times for each move that players elsewhere can agree on. */
enum MoveTime {
  NONE(0),
  MINUTE(1),
  TWO_MINUTES(2),
  FIVE_MINUTES(5),
  QUARTER(15),
  HOUR(60),
  HALF_DAY(12 * 60),
  DAY(24 * 60),
  THREE_DAYS(72 * 60),
  WEEK(168 * 60);

  private final Duration time;

  MoveTime(int minutes) {
    time = Duration.ofMinutes(minutes);
  }

  /** The time; zero if it doesn't matter. */
  Duration time() {
    return time;
  }
}
