package org.sanmarco.kernel;

/**
 * A source of random numbers. The rules only draw from it; generators, seeds and real dice are the
 * caller's.
 */
@FunctionalInterface
public interface RandomSource {

  /**
   * A whole number drawn uniformly.
   *
   * @param bound one more than the largest number wanted, at least 1
   * @return 0 to {@code bound - 1}
   */
  int below(int bound);
}
