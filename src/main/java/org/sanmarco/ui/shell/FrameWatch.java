package org.sanmarco.ui.shell;

import java.time.Duration;

/**
 * Decides from regular checks whether the window can no longer be drawn: the renderer has failed,
 * and no frame was finished for a while. Time alone is no sign, because a busy machine draws
 * slowly. A long time between two checks counts little: the machine slept, or a debugger had
 * stopped the program.
 */
final class FrameWatch {

  /** The longest time that a frame may take after a failure. */
  static final Duration LONGEST_FRAME = Duration.ofSeconds(10);

  /** The most that counts of the time between two checks. */
  static final Duration LONGEST_GAP = Duration.ofSeconds(2);

  /** The observation since the last check. */
  enum Seen {
    /** No frame was requested. */
    IDLE,
    /** A frame was finished. */
    FRAME,
    /** A frame was requested and not finished. */
    WAITING,
    /** The renderer failed. */
    FAILURE
  }

  enum News {
    NONE,
    STOPPED,
    RESUMED
  }

  private long waited;
  private long lastNanos;
  private boolean failed;
  private boolean stopped;

  /**
   * Notes one check.
   *
   * @param now as of {@link System#nanoTime}
   */
  News check(long now, Seen seen) {
    boolean isWaiting = seen == Seen.WAITING || seen == Seen.FAILURE;
    failed = seen == Seen.FAILURE || failed && isWaiting;
    waited = failed ? waited + Math.min(now - lastNanos, LONGEST_GAP.toNanos()) : 0;
    lastNanos = now;
    if (!stopped && waited > LONGEST_FRAME.toNanos()) {
      stopped = true;
      return News.STOPPED;
    }
    if (stopped && seen == Seen.FRAME) {
      stopped = false;
      return News.RESUMED;
    }
    return News.NONE;
  }
}
