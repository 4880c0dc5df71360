package org.sanmarco.ui.table.model;

import org.sanmarco.kernel.View;

/**
 * A prompt with the perspectives on it.
 *
 * @param open the view for the player who may look
 * @param closed the view until they look; the same if nothing needs to be held open
 */
record DisplayState(Prompt prompt, Perspective open, Perspective closed) {

  /** A position as it may be seen, with the decision that can be made in it. */
  record Perspective(View view, Decision decision) {}

  DisplayState(Prompt prompt, Perspective perspective) {
    this(prompt, perspective, perspective);
  }

  /** Whether the hand is seen only while it is held open. */
  boolean isPeeked() {
    return !open.equals(closed);
  }

  DisplayState opened() {
    return new DisplayState(prompt, open);
  }
}
