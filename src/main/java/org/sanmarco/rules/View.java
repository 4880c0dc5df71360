package org.sanmarco.rules;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A position as one seat may see it. What is hidden from the seat is not in it. */
public interface View {

  /** Whose view it is: 1 and up, or 0 for what all may see. */
  int seat();

  /** Who makes the next move. */
  Actor actor();

  /**
   * A whole position that looks like this one from the seat: the hidden part is drawn from what the
   * seat knows.
   */
  Position sample(Randomness randomness);

  /** What the seat may see, as plain data in the notation's form and order. */
  Map<String, @Nullable Object> describe();
}
