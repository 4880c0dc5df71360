package org.sanmarco.seats.nats;

import java.util.function.LongSupplier;

/** A limit on messages: a store that fills up with time. For several threads. */
final class Rates {

  private static final double NANOS = 1e9;

  private final double most;
  private final double perSecond;
  private final LongSupplier nanos;
  private double left;
  private long since;

  /**
   * A full store.
   *
   * @param most the messages that may come at once
   * @param nanos the time, such as {@link System#nanoTime}
   */
  Rates(int most, int perSecond, LongSupplier nanos) {
    this.most = most;
    this.perSecond = perSecond;
    this.nanos = nanos;
    left = most;
    since = nanos.getAsLong();
  }

  /** Counts a message; false if there were too many. */
  synchronized boolean admits() {
    long now = nanos.getAsLong();
    left = Math.min(most, left + (now - since) / NANOS * perSecond);
    since = now;
    if (left < 1) {
      return false;
    }
    left--;
    return true;
  }
}
