package org.sanmarco.cli.protocol;

import module java.base;

/**
 * The lines of the text protocol, out of bytes: ended by LF or CR LF, in UTF-8. A line of any
 * length takes a bounded amount of memory.
 */
final class Lines {

  /** The most bytes of a line that is read; no command comes near. */
  static final int LONGEST = 1 << 16;

  private final InputStream in;
  private final Flushable answers;
  private final CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
  private final byte[] buffer = new byte[1 << 16];
  private int at;
  private int end;
  private final byte[] line = new byte[LONGEST];
  private long length;
  private boolean isBlank;
  private boolean isReturned;

  /**
   * Reads from a stream.
   *
   * @param answers flushed before each time that reading may have to wait
   */
  Lines(InputStream in, Flushable answers) {
    this.in = in;
    this.answers = answers;
  }

  /** The result of reading a line. */
  sealed interface Line {}

  record Text(String text) implements Line {}

  /** A line that can't be read, and why. */
  record Unreadable(String reason) implements Line {}

  record End() implements Line {}

  /** The next line that is neither blank nor a comment. */
  Line next() throws IOException {
    while (true) {
      boolean ended = collect();
      if (length == 0 && !ended) {
        return new End();
      }
      if (ended && isReturned) {
        length--;
      }
      if (!isBlank && line[0] != '#') {
        return content();
      }
    }
  }

  private Line content() {
    if (length > LONGEST) {
      return new Unreadable("the line is longer than " + LONGEST + " bytes");
    }
    int bytes = (int) length;
    for (int i = 0; i < bytes; i++) {
      if (line[i] == 0) {
        return new Unreadable("the line has a NUL in it");
      }
    }
    try {
      return new Text(utf8.decode(ByteBuffer.wrap(line, 0, bytes)).toString());
    } catch (CharacterCodingException _) {
      return new Unreadable("the line is not UTF-8");
    }
  }

  /** Reads one line up to LF, without it, or up to the end; returns whether LF was there. */
  private boolean collect() throws IOException {
    length = 0;
    isBlank = true;
    isReturned = false;
    while (at < end || fill()) {
      byte next = buffer[at++];
      if (next == '\n') {
        return true;
      }
      // A CR is known to be part of the line only once something follows that is no LF.
      isBlank &= !isReturned && (next == ' ' || next == '\t' || next == '\r');
      isReturned = next == '\r';
      if (length < LONGEST) {
        line[(int) length] = next;
      }
      length++;
    }
    isBlank &= !isReturned;
    return false;
  }

  private boolean fill() throws IOException {
    answers.flush();
    at = 0;
    end = Math.max(0, in.read(buffer));
    return end > 0;
  }
}
