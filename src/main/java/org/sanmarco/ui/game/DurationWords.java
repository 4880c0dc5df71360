package org.sanmarco.ui.game;

import java.time.Duration;
import org.sanmarco.words.Messages;

/** Durations in words, the longer the less exact. */
public final class DurationWords {

  private static final int MINUTES_OF_AN_HOUR = 60;

  private DurationWords() {}

  /**
   * A duration in hours and minutes, in minutes, or in seconds.
   *
   * @param messages the words at every game's table, {@link GameUi#TEXTS}
   */
  public static String of(Duration time, Messages messages) {
    long minutes = time.toMinutes();
    if (minutes >= MINUTES_OF_AN_HOUR) {
      return messages.text(
          "duration.hours", minutes / MINUTES_OF_AN_HOUR, minutes % MINUTES_OF_AN_HOUR);
    }
    return minutes > 0
        ? messages.text("duration.minutes", minutes)
        : messages.text("duration.seconds", time.toSeconds());
  }
}
