package org.sanmarco.games.canalgrande;

import java.util.Arrays;

/** A list of moves as numbers ({@link PackedMove}), to be used again and again. */
public final class MoveList {

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
