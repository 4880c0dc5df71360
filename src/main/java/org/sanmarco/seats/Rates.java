package org.sanmarco.seats;

import module java.base;

/**
 * Equal limits on the messages of several senders. The sender that was quiet longest is forgotten
 * where there are too many. For several threads.
 *
 * @param <K> the senders
 */
public final class Rates<K> {

  private static final int MOST_SENDERS = 4096;

  private final double most;
  private final double perSecond;
  private final LongSupplier nanos;
  private final Map<K, Rate> rates = new RecentMap<>(MOST_SENDERS);

  /**
   * Limits of which nothing is used yet.
   *
   * @param most the messages that may come at once from each sender
   */
  public Rates(double most, double perSecond) {
    this(most, perSecond, System::nanoTime);
  }

  /** The same with a clock of its own. */
  public Rates(double most, double perSecond, LongSupplier nanos) {
    this.most = most;
    this.perSecond = perSecond;
    this.nanos = nanos;
  }

  /** Counts a message; false if there were too many. */
  public boolean admits(K sender) {
    return of(sender).admits();
  }

  /** Whether a message may come now. */
  public boolean hasRoom(K sender) {
    return of(sender).hasRoom();
  }

  private synchronized Rate of(K sender) {
    return rates.computeIfAbsent(sender, _ -> new Rate(most, perSecond, nanos));
  }
}
