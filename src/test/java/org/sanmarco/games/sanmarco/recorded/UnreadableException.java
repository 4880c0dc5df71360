package org.sanmarco.games.sanmarco.recorded;

/** A sentence that says nothing, so that a test of it would prove nothing. */
final class UnreadableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnreadableException(String reason) {
    super(reason);
  }
}
