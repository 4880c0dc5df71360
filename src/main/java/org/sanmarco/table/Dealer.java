package org.sanmarco.table;

import org.sanmarco.kernel.RandomSource;

/**
 * Chance by a seed, which anybody who knows it can foretell: for games that have to be the same
 * everywhere.
 *
 * <p>The generator is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
 * Generators, 2014), written out so that a seed gives the same everywhere.
 *
 * @param seed any number
 */
public record Dealer(long seed) implements ChanceSource {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  @Override
  public RandomSource at(int number) {
    return new Stream(mix(mix(seed + GOLDEN) + number * GOLDEN));
  }

  private static long mix(long number) {
    long mixed = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  private static final class Stream extends Draws {

    private long state;

    Stream(long state) {
      this.state = state;
    }

    @Override
    long next() {
      state += GOLDEN;
      return mix(state);
    }
  }
}
