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
  private static final double NANOS = 1e9;

  private final double most;
  private final double perSecond;
  private final LongSupplier nanos;
  private final Map<K, Store> stores = new RecentMap<>(MOST_SENDERS);

  /** The messages that a sender had left at a time; they become more from then on. */
  private record Store(double messages, long since) {}

  /**
   * Limits of which nothing is used yet.
   *
   * @param most the messages that may come at once from each sender
   */
  public Rates(double most, double perSecond) {
    this(most, perSecond, System::nanoTime);
  }

  /** The same with a clock of its own, such as {@link System#nanoTime}. */
  public Rates(double most, double perSecond, LongSupplier nanos) {
    this.most = most;
    this.perSecond = perSecond;
    this.nanos = nanos;
  }

  /** Counts a message; false if there were too many. */
  public synchronized boolean admits(K sender) {
    Store store = store(sender);
    boolean admits = store.messages >= 1;
    stores.put(sender, admits ? new Store(store.messages - 1, store.since) : store);
    return admits;
  }

  /** Whether a message may come now. */
  public synchronized boolean hasRoom(K sender) {
    return store(sender).messages >= 1;
  }

  private Store store(K sender) {
    long now = nanos.getAsLong();
    Store before = stores.getOrDefault(sender, new Store(most, now));
    double grown = before.messages + (now - before.since) / NANOS * perSecond;
    return new Store(Math.min(most, grown), now);
  }
}
