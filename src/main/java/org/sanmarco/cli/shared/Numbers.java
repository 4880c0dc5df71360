package org.sanmarco.cli.shared;

import module java.base;

/** Numbers as the notation writes them: ASCII digits, no leading zero; a sign for seeds alone. */
public final class Numbers {

  private static final Pattern COUNT = Pattern.compile("0|[1-9][0-9]{0,8}");
  private static final Pattern SEED = Pattern.compile("0|-?[1-9][0-9]{0,18}");

  private Numbers() {}

  /** A number from 0 to 999,999,999. */
  public static OptionalInt count(String text) {
    return COUNT.matcher(text).matches()
        ? OptionalInt.of(Integer.parseInt(text))
        : OptionalInt.empty();
  }

  /** A number of 64 bits, from -2^63. */
  public static OptionalLong seed(String text) {
    try {
      return SEED.matcher(text).matches()
          ? OptionalLong.of(Long.parseLong(text))
          : OptionalLong.empty();
    } catch (NumberFormatException _) {
      // Nineteen digits may still be too many.
      return OptionalLong.empty();
    }
  }
}
