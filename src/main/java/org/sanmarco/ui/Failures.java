package org.sanmarco.ui;

/** What to do when something fails that nobody foresaw. For all threads. */
public interface Failures {

  /**
   * Tells of a failure: a sentence, details to copy, and in which file the game is safe.
   *
   * @param what a few words for the details: what was being done, such as {@code "read a saved
   *     game"}
   */
  void failed(String what, Throwable cause);
}
