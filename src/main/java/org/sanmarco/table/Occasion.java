package org.sanmarco.table;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.SafeText;

/**
 * The circumstances of a game, of which its rules know nothing.
 *
 * @param name the name that a person gave the game; empty if none did
 * @param begun when it began; null if that is unknown
 * @param thinking the time that each seat has spent on its moves, the first seat first; empty if
 *     none was measured
 */
public record Occasion(String name, @Nullable Instant begun, List<Duration> thinking) {

  /** A game of which nothing is known but its moves. */
  public static final Occasion NONE = new Occasion("", null, List.of());

  private static final int LONGEST_NAME = 80;

  /** Cleans the name. */
  public Occasion {
    name = SafeText.of(name, LONGEST_NAME);
    thinking = List.copyOf(thinking);
  }

  /** The same under another name. */
  public Occasion named(String other) {
    return new Occasion(other, begun, thinking);
  }

  /** The same with a beginning, unless that is known. */
  public Occasion begunAt(Instant beginning) {
    return begun == null ? new Occasion(name, beginning, thinking) : this;
  }

  /** The same with the time that each seat has thought. */
  public Occasion thinking(List<Duration> times) {
    return new Occasion(name, begun, times);
  }

  /**
   * The same after a seat has thought for some more time.
   *
   * @param seats the number of seats
   */
  Occasion thought(int seats, int seat, Duration more) {
    List<Duration> times =
        new ArrayList<>(thinking.isEmpty() ? Collections.nCopies(seats, Duration.ZERO) : thinking);
    times.set(seat - 1, times.get(seat - 1).plus(more));
    return thinking(times);
  }
}
