package org.sanmarco.bench;

import org.sanmarco.kernel.RandomSource;

/** Numbers so cheap that they don't count: XorShift, mapped by multiplication. */
final class Dice implements RandomSource {

  private long state = 20_011_101;

  /** The next state, whose cost is the measure of a machine. */
  long step() {
    state ^= state << 13;
    state ^= state >>> 7;
    state ^= state << 17;
    return state;
  }

  @Override
  public int below(int bound) {
    return (int) ((step() >>> 32) * bound >>> 32);
  }
}
