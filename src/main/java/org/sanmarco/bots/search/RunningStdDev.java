package org.sanmarco.bots.search;

/** The standard deviation of numbers, updated with each. */
public final class RunningStdDev {

  private long count;
  private double sum;
  private double squares;

  public void add(double number) {
    count++;
    sum += number;
    squares += number * number;
  }

  /** The standard deviation of what was added; 1 if that is less than two numbers. */
  public double deviation() {
    double mean = sum / count;
    return count < 2 ? 1 : Math.sqrt(Math.max(0, squares / count - mean * mean));
  }
}
