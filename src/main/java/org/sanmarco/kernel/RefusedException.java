package org.sanmarco.kernel;

/** Thrown when something is refused; whatever was asked for has changed nothing. */
public final class RefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  /** Carries the refusal up to whoever can put it into words. */
  public RefusedException(Refusal refusal) {
    super(refusal.toString());
    this.refusal = refusal;
  }

  /** Why. */
  public Refusal refusal() {
    return refusal;
  }
}
