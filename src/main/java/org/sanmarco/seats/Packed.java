package org.sanmarco.seats;

import module java.base;

/**
 * Messages in the size in which they travel: frames, answers to proposals, the page for browsers.
 * The first frame of a run tells the whole game, in some hundred thousand bytes; compressed it has
 * a tenth.
 */
public final class Packed {

  /** Shorter messages stay as they are. */
  private static final int LEAST = 2048;

  /** The most bytes of a message: no game gets near. */
  private static final int MOST = 1 << 28;

  /** The first byte of what is compressed; others are JSON and begin with a brace. */
  private static final byte GZIP = 0x1f;

  private Packed() {}

  /** Compresses a message that is long. */
  public static byte[] pack(byte[] message) {
    if (message.length < LEAST) {
      return message;
    }
    ByteArrayOutputStream packed = new ByteArrayOutputStream(message.length / 4);
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(message);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return packed.toByteArray();
  }

  /** The message that was packed; empty if it is damaged. */
  public static Optional<byte[]> unpack(byte[] packed) {
    if (packed.length == 0 || packed[0] != GZIP) {
      return Optional.of(packed);
    }
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      byte[] message = in.readNBytes(MOST);
      return message.length < MOST ? Optional.of(message) : Optional.empty();
    } catch (IOException damaged) {
      return Optional.empty();
    }
  }
}
