package org.sanmarco.seats;

import java.util.function.LongSupplier;

/** A limit on messages: a store that fills up with time. For several threads. */
public final class Rate {

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
  public Rate(double most, double perSecond, LongSupplier nanos) {
    this.most = most;
    this.perSecond = perSecond;
    this.nanos = nanos;
    left = most;
    since = nanos.getAsLong();
  }

  /** Counts a message; false if there were too many. */
  public synchronized boolean admits() {
    boolean admits = hasRoom();
    left -= admits ? 1 : 0;
    return admits;
  }

  /** Whether a message may come now. */
  public synchronized boolean hasRoom() {
    long now = nanos.getAsLong();
    left = Math.min(most, left + (now - since) / NANOS * perSecond);
    since = now;
    return left >= 1;
  }
}
