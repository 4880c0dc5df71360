package org.sanmarco.ui;

/** Reports unexpected failures to the player. For all threads. */
public interface Failures {

  /**
   * Shows a failure: a sentence, details to copy, and in which file the game is safe.
   *
   * @param what a few words for the details: what was being done, such as {@code "read a saved
   *     game"}
   */
  void failed(String what, Throwable cause);
}
