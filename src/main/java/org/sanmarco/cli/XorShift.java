package org.sanmarco.cli;

import org.sanmarco.rules.Randomness;

/**
 * A fast generator for games by the million: xorshift64* (Vigna: An experimental exploration of
 * Marsaglia's xorshift generators, scrambled, 2016). A bound is off by less than one in a million
 * million for the small numbers that games ask for.
 */
final class XorShift implements Randomness {

  private long state;

  /** Any seed is good; the same seed gives the same numbers. */
  XorShift(long seed) {
    long mixed = (seed ^ seed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    mixed ^= mixed >>> 31;
    // Nothing but zeros would come out of zero.
    state = mixed == 0 ? 0x9E3779B97F4A7C15L : mixed;
  }

  @Override
  public int below(int bound) {
    state ^= state >>> 12;
    state ^= state << 25;
    state ^= state >>> 27;
    return (int) (((state * 0x2545F4914F6CDD1DL >>> 32) * bound) >>> 32);
  }
}
