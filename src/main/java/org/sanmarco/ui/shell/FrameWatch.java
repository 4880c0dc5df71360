package org.sanmarco.ui.shell;

import java.time.Duration;

/**
 * Decides from regular checks whether the window can no longer be drawn. Only checks that follow
 * each other closely count together: a machine that slept, or a program that a debugger had
 * stopped, begins anew.
 */
final class FrameWatch {

  /** How long a frame may take. */
  static final Duration LONGEST_FRAME = Duration.ofSeconds(10);

  /** The longest time between two checks that count together. */
  static final Duration LONGEST_GAP = Duration.ofSeconds(3);

  private long since;
  private long last;
  private boolean waiting;
  private boolean stopped;

  /**
   * Notes one check.
   *
   * @param now as of {@link System#nanoTime}
   * @param isWaiting whether a frame is asked for and was not finished since the last check
   * @return whether drawing has stopped; true only once
   */
  boolean check(long now, boolean isWaiting) {
    if (!isWaiting || !waiting || now - last > LONGEST_GAP.toNanos()) {
      since = now;
    }
    waiting = isWaiting;
    last = now;
    if (stopped || now - since < LONGEST_FRAME.toNanos()) {
      return false;
    }
    stopped = true;
    return true;
  }
}
