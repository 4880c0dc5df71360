package org.sanmarco.notation;

import java.util.Arrays;

/**
 * A reusable list of moves, each written as a number that its game can read: searches make none of
 * them into an object.
 */
public class MoveCodes {

  private long[] codes = new long[64];
  private int size;

  /** The number of moves. */
  public final int size() {
    return size;
  }

  /** The number at a place, from 0. */
  public final long get(int place) {
    return codes[place];
  }

  /** Whether a number is in the list. */
  public final boolean contains(long code) {
    for (int i = 0; i < size; i++) {
      if (codes[i] == code) {
        return true;
      }
    }
    return false;
  }

  /** Empties the list. */
  public final void clear() {
    size = 0;
  }

  /** Adds a number at the end. */
  public final void add(long code) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, 2 * size);
    }
    codes[size++] = code;
  }
}
