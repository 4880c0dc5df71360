package org.sanmarco.save.format;

import module java.base;

/**
 * The checksum at the end of each line of a journal, over this line and all before it. A line that
 * was cut, changed, doubled or moved doesn't match.
 */
public final class LineCheck {

  /** A blank, then eight digits. */
  public static final int LENGTH = 9;

  private final CRC32C sum = new CRC32C();

  /** The checksum of the next line, with this text. */
  public String of(byte[] bytes, int from, int to) {
    sum.update(bytes, from, to - from);
    return " " + HexFormat.of().toHexDigits((int) sum.getValue());
  }
}
