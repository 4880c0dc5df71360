package org.sanmarco.table;

import org.sanmarco.kernel.Randomness;

/**
 * The dice, the cards and the lots of one game.
 *
 * <p>What chance gives depends on nothing but the seed and the number of the move, so neither undo
 * nor loading changes it. The generator is SplitMix64 (Steele, Lea, Flood: Fast Splittable
 * Pseudorandom Number Generators, 2014), written out so that a seed gives the same everywhere.
 *
 * @param seed any number
 */
public record Dealer(long seed) {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  /**
   * The randomness of one move.
   *
   * @param number the move's number, 1 for a game's first
   * @return a fresh source that always gives the same numbers; for one thread
   */
  public Randomness at(int number) {
    return new Stream(mix(mix(seed + GOLDEN) + number * GOLDEN));
  }

  private static long mix(long number) {
    long mixed = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  private static final class Stream implements Randomness {

    private long state;

    Stream(long state) {
      this.state = state;
    }

    @Override
    public int below(int bound) {
      if (bound < 1) {
        throw new IllegalArgumentException("bound " + bound);
      }
      while (true) {
        state += GOLDEN;
        long drawn = mix(state) >>> 1;
        long result = drawn % bound;
        // What lies beyond the last whole multiple of the bound would favour the small results.
        if (drawn - result + (bound - 1) >= 0) {
          return (int) result;
        }
      }
    }
  }
}
