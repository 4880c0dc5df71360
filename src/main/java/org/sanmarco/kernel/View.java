package org.sanmarco.kernel;

/** A position as one seat may see it. What is hidden from the seat is not in it. */
public interface View extends State {

  /** The seat that sees this view: 1 and up, or 0 for the public view. */
  int seat();

  /**
   * A whole position that looks like this one from the seat: the hidden part is drawn from what the
   * seat knows.
   */
  Position sample(RandomSource random);
}
