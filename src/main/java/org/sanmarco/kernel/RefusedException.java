package org.sanmarco.kernel;

import module java.base;

/** Thrown when a request is refused; nothing has changed then. */
public final class RefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  /** An exception with the refusal for the caller. */
  public RefusedException(Refusal refusal) {
    super(refusal.toString());
    this.refusal = refusal;
  }

  /**
   * Refuses what doesn't hold.
   *
   * @param rule as in {@link Refusal}, like the other two
   * @throws RefusedException unless it holds
   */
  public static void require(boolean holds, String rule, String code, Object... arguments) {
    if (!holds) {
      throw new RefusedException(Refusal.of(rule, code, arguments));
    }
  }

  /** A value, or nothing if it is refused. */
  public static <T> Optional<T> unlessThrown(Supplier<T> value) {
    try {
      return Optional.of(value.get());
    } catch (RefusedException refused) {
      return Optional.empty();
    }
  }

  /** Why. */
  public Refusal refusal() {
    return refusal;
  }
}
