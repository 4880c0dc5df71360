package org.sanmarco.kernel;

/** A position as one seat may see it. What is hidden from the seat is not in it. */
public interface View extends State {

  /** Whose view it is: 1 and up, or 0 for what all may see. */
  int seat();

  /**
   * A whole position that looks like this one from the seat: the hidden part is drawn from what the
   * seat knows.
   */
  Position sample(RandomSource random);
}
