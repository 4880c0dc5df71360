package org.sanmarco.kernel;

/**
 * Where chance comes from. The rules only ask; generators, seeds and real dice are others' work.
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
