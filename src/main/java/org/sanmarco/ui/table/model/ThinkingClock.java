package org.sanmarco.ui.table.model;

import module java.base;

/** Measures how long each seat thinks about its moves. For one thread, except {@link #nanos}. */
public final class ThinkingClock {

  private final LongSupplier nanos;
  private final BiConsumer<Integer, Duration> thought;

  /** The seat that thinks; 0 for none. */
  private int seat;

  private long since;

  /**
   * A clock that stands still.
   *
   * @param nanos a time in nanoseconds that never goes back
   * @param thought receives a seat and the time that it has thought since the last call
   */
  public ThinkingClock(LongSupplier nanos, BiConsumer<Integer, Duration> thought) {
    this.nanos = nanos;
    this.thought = thought;
    since = nanos.getAsLong();
  }

  /** From now on a seat thinks, 0 for none; the time until now goes to the seat before. */
  public void run(int next) {
    settle();
    seat = next;
  }

  /** Tells the time until now; the same seat goes on. */
  public void settle() {
    long now = nanos.getAsLong();
    add(seat, Duration.ofNanos(now - since));
    since = now;
  }

  /** Adds the time that a computer has thought by itself. */
  public void add(int thinker, Duration time) {
    if (thinker > 0 && time.isPositive()) {
      thought.accept(thinker, time);
    }
  }

  /** The time now; for any thread. */
  public long nanos() {
    return nanos.getAsLong();
  }
}
