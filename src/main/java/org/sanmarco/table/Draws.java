package org.sanmarco.table;

import org.sanmarco.kernel.RandomSource;

/** Uniform numbers out of random bits. */
abstract class Draws implements RandomSource {

  /** The next 64 random bits. */
  abstract long next();

  @Override
  public final int below(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("bound " + bound);
    }
    while (true) {
      long drawn = next() >>> 1;
      long result = drawn % bound;
      // What lies beyond the last whole multiple of the bound would favour the small results.
      if (drawn - result + (bound - 1) >= 0) {
        return (int) result;
      }
    }
  }
}
