package org.sanmarco.recorded;

/** A sentence of a recorded game can't be understood. */
public final class UnreadableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UnreadableException(String reason) {
    super(reason);
  }
}
