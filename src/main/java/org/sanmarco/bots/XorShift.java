package org.sanmarco.bots;

import org.sanmarco.kernel.RandomSource;

/**
 * A fast generator for games by the million: xorshift64* (Vigna: An experimental exploration of
 * Marsaglia's xorshift generators, scrambled, 2016). A bound is off by less than one in a million
 * million for the small numbers that games ask for.
 */
public final class XorShift implements RandomSource {

  /**
   * 2^64 divided by the golden ratio: its multiples lie as far from each other as they can, so that
   * numbers in a row make good seeds, and their upper bits good slots of a table (Knuth: The Art of
   * Computer Programming 3, 6.4).
   */
  public static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private static final int TRIES = 1000;
  private static final int STEPS = 100_000;

  private long state;

  /** Any seed is good; the same seed gives the same numbers. */
  public XorShift(long seed) {
    long mixed = (seed ^ seed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    mixed ^= mixed >>> 31;
    // Nothing but zeros would come out of zero.
    state = mixed == 0 ? GOLDEN : mixed;
  }

  @Override
  public int below(int bound) {
    return (int) (((step() * 0x2545F4914F6CDD1DL >>> 32) * bound) >>> 32);
  }

  private long step() {
    state ^= state >>> 12;
    state ^= state << 25;
    state ^= state >>> 27;
    return state;
  }

  /** The time of a step on this machine, in nanoseconds: for comparing rates between machines. */
  public static double nanosPerStep() {
    XorShift generator = new XorShift(0);
    long fastest = Long.MAX_VALUE;
    for (int i = 0; i < TRIES; i++) {
      long begun = System.nanoTime();
      for (int j = 0; j < STEPS; j++) {
        generator.step();
      }
      fastest = Math.min(fastest, System.nanoTime() - begun);
    }
    // the compiler would remove steps without a result
    return generator.state == 0 ? Double.NaN : (double) fastest / STEPS;
  }

  /**
   * A number drawn from Gumbel's distribution: added to a value for each of several choices, it
   * makes the best sum as likely as a choice by the powers of e of these values.
   */
  public double gumbel() {
    return -Math.log(-Math.log((below(1 << 30) + 0.5) / (1 << 30)));
  }
}
