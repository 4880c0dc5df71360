package org.sanmarco.coach;

import java.util.Arrays;

/** Ordinary least squares with an intercept. */
final class Regression {

  /** Added to each variance, relative to it, so that factors that never differ count nothing. */
  private static final double RIDGE = 1e-6;

  private final int factors;
  private final double[] sums;
  private final double[][] products;
  private double count;

  Regression(int factors) {
    this.factors = factors;
    sums = new double[factors + 1];
    products = new double[factors + 1][factors + 1];
  }

  void add(double[] values, double result) {
    double[] all = Arrays.copyOf(values, factors + 1);
    all[factors] = result;
    count++;
    for (int i = 0; i <= factors; i++) {
      sums[i] += all[i];
      for (int j = 0; j <= factors; j++) {
        products[i][j] += all[i] * all[j];
      }
    }
  }

  /** The increase of the result with each factor. */
  double[] slopes() {
    double[][] rows = new double[factors][factors + 1];
    for (int i = 0; i < factors; i++) {
      for (int j = 0; j <= factors; j++) {
        rows[i][j] = products[i][j] - sums[i] * sums[j] / count;
      }
      rows[i][i] += RIDGE * (rows[i][i] + 1);
    }
    // Symmetric and positive definite: no pivoting is needed.
    for (int i = 0; i < factors; i++) {
      for (int below = i + 1; below < factors; below++) {
        double times = rows[below][i] / rows[i][i];
        for (int j = i; j <= factors; j++) {
          rows[below][j] -= times * rows[i][j];
        }
      }
    }
    double[] slopes = new double[factors];
    for (int i = factors - 1; i >= 0; i--) {
      double rest = rows[i][factors];
      for (int j = i + 1; j < factors; j++) {
        rest -= rows[i][j] * slopes[j];
      }
      slopes[i] = rest / rows[i][i];
    }
    return slopes;
  }
}
