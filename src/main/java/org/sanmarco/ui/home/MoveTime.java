package org.sanmarco.ui.home;

import java.time.Duration;

/** The times for each move that players elsewhere can agree on. */
enum MoveTime {
  NONE(0),
  HOUR(1),
  HALF_DAY(12),
  DAY(24),
  THREE_DAYS(72),
  WEEK(168);

  private final Duration time;

  MoveTime(int hours) {
    time = Duration.ofHours(hours);
  }

  /** The time; zero if it doesn't matter. */
  Duration time() {
    return time;
  }
}
