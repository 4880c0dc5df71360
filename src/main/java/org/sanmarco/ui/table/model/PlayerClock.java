package org.sanmarco.ui.table.model;

import module java.base;

/**
 * The time that a player has thought, and the time that each player was given. It decides nothing.
 *
 * @param limit zero if no time was chosen
 */
public record PlayerClock(Duration used, Duration limit) {

  /** The last part of the time, in which a player is warned: one in so many. */
  private static final int LAST_PART = 10;

  /** The standing of a player's time. */
  public enum Standing {
    /** There is time enough. */
    AMPLE,
    /** The last tenth of it has begun. */
    NEAR,
    /** It is over. */
    OVER
  }

  /** The time of a player who holds some seats. */
  public static PlayerClock of(List<Duration> thinking, List<Integer> seats, Duration limit) {
    return new PlayerClock(
        thinking.isEmpty()
            ? Duration.ZERO
            : seats.stream()
                .map(seat -> thinking.get(seat - 1))
                .reduce(Duration.ZERO, Duration::plus),
        limit);
  }

  /** The time of a player who has some of it left; negative if it is over. */
  public static PlayerClock ofLeft(Duration left, Duration limit) {
    return new PlayerClock(limit.minus(left), limit);
  }

  /** Whether the time is limited. */
  public boolean isLimited() {
    return limit.isPositive();
  }

  /** The time that is left; negative if it is over. */
  public Duration left() {
    return limit.minus(used);
  }

  /** The standing of the time. */
  public Standing standing() {
    if (!isLimited() || left().compareTo(limit.dividedBy(LAST_PART)) > 0) {
      return Standing.AMPLE;
    }
    return left().isPositive() ? Standing.NEAR : Standing.OVER;
  }

  /** The time as a clock shows it: used or, where it is limited, left; over with a plus sign. */
  public String face() {
    if (!isLimited()) {
      return face(used.toSeconds());
    }
    long left = limit.toSeconds() - used.toSeconds();
    return left >= 0 ? face(left) : "+" + face(-left);
  }

  private static String face(long seconds) {
    long minutes = seconds / 60;
    return minutes < 60
        ? "%d:%02d".formatted(minutes, seconds % 60)
        : "%d:%02d:%02d".formatted(minutes / 60, minutes % 60, seconds % 60);
  }
}
