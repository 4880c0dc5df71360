package org.sanmarco.ui.table.model;

import org.sanmarco.kernel.View;

/**
 * What is true at once.
 *
 * @param open what is seen by whoever may look
 * @param closed what is seen while they don't; the same if it needn't be held open
 */
record Moment(Prompt prompt, Sight open, Sight closed) {

  /** A position as it may be seen, and what can be decided by whoever sees it so. */
  record Sight(View view, Decision decision) {}

  Moment(Prompt prompt, Sight sight) {
    this(prompt, sight, sight);
  }

  /** Whether the hand is seen only while it is held open. */
  boolean isPeeked() {
    return !open.equals(closed);
  }

  /** The same, with the hand open for as long as it is true. */
  Moment opened() {
    return new Moment(prompt, open);
  }
}
