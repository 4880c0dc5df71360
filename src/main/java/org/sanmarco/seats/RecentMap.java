package org.sanmarco.seats;

import module java.base;

/**
 * A map that forgets the entry that was used longest ago where it has too many.
 *
 * @param <K> the keys
 * @param <V> the values
 */
public final class RecentMap<K, V> extends LinkedHashMap<K, V> {

  private static final long serialVersionUID = 1;

  private final int most;

  /** An empty map. */
  public RecentMap(int most) {
    super(16, 0.75F, true);
    this.most = most;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > most;
  }
}
