package org.sanmarco.rules.sanmarco;

import java.util.Arrays;

/** A list of moves as numbers ({@link Code}), to be used again and again. */
public final class Codes {

  private long[] codes = new long[256];
  private int size;

  /** How many there are. */
  public int size() {
    return size;
  }

  /** The number at a place, from 0. */
  public long get(int place) {
    return codes[place];
  }

  /** Whether a number is in the list. */
  public boolean contains(long code) {
    return indexOf(code, 0) >= 0;
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

  /** Adds a number unless it is there already, at or after a place. */
  void addOnce(long code, int since) {
    if (indexOf(code, since) < 0) {
      add(code);
    }
  }

  private int indexOf(long code, int since) {
    for (int i = since; i < size; i++) {
      if (codes[i] == code) {
        return i;
      }
    }
    return -1;
  }
}
