package org.sanmarco.seats;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The frames that were sent to a seat, for readers that wait for the next. For several threads. */
public final class Mailbox {

  private final List<byte[]> frames = new ArrayList<>();
  private boolean isClosed;

  /**
   * Adds a frame.
   *
   * @param number one more than the number of frames
   * @throws IllegalArgumentException for any other number
   */
  public synchronized void add(int number, byte[] frame) {
    if (number != frames.size() + 1) {
      throw new IllegalArgumentException("frame " + number + " after " + frames.size());
    }
    frames.add(frame);
    notifyAll();
  }

  /**
   * Waits for the frame after another.
   *
   * @param after the number of that frame, 0 for none
   * @param most the longest time to wait, in milliseconds; 0 for any
   * @return the next frame; null if there is none yet, or once {@link #isOver}
   * @throws InterruptedException if the thread is interrupted
   */
  @SuppressWarnings(
      "WaitNotInLoop") // Readers call this in a loop, and a wake-up too many is allowed.
  public synchronized byte @Nullable [] next(int after, long most) throws InterruptedException {
    if (frames.size() <= after && !isClosed) {
      wait(most);
    }
    return frames.size() > after ? frames.get(after) : null;
  }

  /** Whether no frame comes after another. */
  public synchronized boolean isOver(int after) {
    return isClosed && frames.size() <= after;
  }

  /** Ends the present waits, so that readers look around. */
  public synchronized void wake() {
    notifyAll();
  }

  /** The number of frames. */
  public synchronized int size() {
    return frames.size();
  }

  /** Adds nothing more; readers that wait end. */
  public synchronized void close() {
    isClosed = true;
    notifyAll();
  }
}
