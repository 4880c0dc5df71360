package org.sanmarco.games.sanmarco;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A reusable list of moves as numbers ({@link PackedMove}). */
public final class MoveList {

  private @Nullable DogeRoutes dogeRoutes;
  private long[] codes = new long[64];
  private int size;

  /** How many there are. */
  public int size() {
    return size;
  }

  /** The number at a place, from 0. */
  public long get(int place) {
    return codes[place];
  }

  /**
   * Whether a number is in the list.
   *
   * @param code a {@link PackedMove}
   */
  public boolean contains(long code) {
    for (int i = 0; i < size; i++) {
      if (codes[i] == code) {
        return true;
      }
    }
    return false;
  }

  /** Working space for the doge's ways, made when it is first needed. */
  DogeRoutes dogeRoutes() {
    DogeRoutes routes = dogeRoutes;
    if (routes == null) {
      routes = new DogeRoutes();
      dogeRoutes = routes;
    }
    return routes;
  }

  void clear() {
    size = 0;
  }

  void add(long code) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, 2 * size);
    }
    codes[size++] = code;
  }
}
