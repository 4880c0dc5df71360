package org.sanmarco.cli;

import org.sanmarco.kernel.SafeText;

/**
 * The engine's answer to one line.
 *
 * @param good whether the command succeeded
 * @param text the answer, which may be empty, or the reason for the refusal; one line
 */
record Answer(boolean good, String text) {

  /** Done, with nothing to say. */
  static final Answer DONE = new Answer(true, "");

  static Answer of(String text) {
    return new Answer(true, text);
  }

  static Answer refused(String reason) {
    return new Answer(false, SafeText.of(reason));
  }
}
