package org.sanmarco.kernel;

/** Thrown when a request is refused; nothing has changed then. */
public final class RefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  /** An exception with the refusal for the caller. */
  public RefusedException(Refusal refusal) {
    super(refusal.toString());
    this.refusal = refusal;
  }

  /** Why. */
  public Refusal refusal() {
    return refusal;
  }
}
