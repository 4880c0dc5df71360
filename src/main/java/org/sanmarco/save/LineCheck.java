package org.sanmarco.save;

import java.util.HexFormat;
import java.util.zip.CRC32C;

/**
 * The check at the end of each line of a journal, over this line and all before it: so a line that
 * was cut, changed, doubled or taken from elsewhere doesn't fit.
 */
final class LineCheck {

  /** A blank, then eight digits. */
  static final int LENGTH = 9;

  private final CRC32C sum = new CRC32C();

  /** What belongs behind the next line, whose text this is. */
  String of(byte[] bytes, int from, int to) {
    sum.update(bytes, from, to - from);
    return " " + HexFormat.of().toHexDigits((int) sum.getValue());
  }
}
