package org.sanmarco.seats.router;

/** The router doesn't answer any more, or refuses to go on. */
public final class RouterException extends Exception {

  private static final long serialVersionUID = 1;

  /** An exception with its cause. */
  public RouterException(Throwable cause) {
    super(cause);
  }
}
