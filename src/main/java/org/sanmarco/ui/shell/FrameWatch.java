package org.sanmarco.ui.shell;

import java.time.Duration;

/**
 * Decides from regular checks whether the window can no longer be drawn. A long time between two
 * checks counts little: the machine slept, or a debugger had stopped the program.
 */
final class FrameWatch {

  /** The longest time that a frame may take. */
  static final Duration LONGEST_FRAME = Duration.ofSeconds(10);

  /** The most that counts of the time between two checks. */
  static final Duration LONGEST_GAP = Duration.ofSeconds(2);

  private long waited;
  private long last;
  private boolean waiting;
  private boolean stopped;

  /**
   * Notes one check.
   *
   * @param now as of {@link System#nanoTime}
   * @param isWaiting whether a frame was requested and not finished since the last check
   * @return whether drawing has stopped; true only once
   */
  boolean check(long now, boolean isWaiting) {
    waited = isWaiting && waiting ? waited + Math.min(now - last, LONGEST_GAP.toNanos()) : 0;
    waiting = isWaiting;
    last = now;
    if (stopped || waited < LONGEST_FRAME.toNanos()) {
      return false;
    }
    stopped = true;
    return true;
  }
}
