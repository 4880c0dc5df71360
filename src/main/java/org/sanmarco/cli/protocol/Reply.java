package org.sanmarco.cli.protocol;

import org.sanmarco.kernel.SafeText;

/**
 * The engine's answer to one line.
 *
 * @param good whether the command succeeded
 * @param text the answer, which may be empty, or the reason for the refusal; one line
 */
record Reply(boolean good, String text) {

  /** Done, with nothing to say. */
  static final Reply DONE = new Reply(true, "");

  static Reply of(String text) {
    return new Reply(true, text);
  }

  static Reply refused(String reason) {
    return new Reply(false, SafeText.of(reason));
  }
}
