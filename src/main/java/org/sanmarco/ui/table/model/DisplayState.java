package org.sanmarco.ui.table.model;

import org.sanmarco.kernel.View;

/**
 * What is true at once.
 *
 * @param open what is seen by whoever may look
 * @param closed what is seen while they don't; the same if it needn't be held open
 */
record DisplayState(Prompt prompt, Perspective open, Perspective closed) {

  /** A position as it may be seen, and what can be decided by whoever sees it so. */
  record Perspective(View view, Decision decision) {}

  DisplayState(Prompt prompt, Perspective perspective) {
    this(prompt, perspective, perspective);
  }

  /** Whether the hand is seen only while it is held open. */
  boolean isPeeked() {
    return !open.equals(closed);
  }

  /** The same, with the hand open for as long as it is true. */
  DisplayState opened() {
    return new DisplayState(prompt, open);
  }
}
