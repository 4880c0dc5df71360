package org.sanmarco.ui;

import module java.base;

import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.jspecify.annotations.Nullable;

/** Pictures as plain pixels, four bytes each, row by row: the fastest format to read. */
public final class Pixels {

  private Pixels() {}

  /**
   * The size of a picture in bytes.
   *
   * @param width in pixels
   * @param height in pixels
   */
  public static long size(int width, int height) {
    return (long) width * height * Integer.BYTES;
  }

  /** The picture in the form in which it is read. */
  public static byte[] bytes(Image picture) {
    int width = (int) picture.getWidth();
    int height = (int) picture.getHeight();
    ByteBuffer bytes = ordered(ByteBuffer.allocate((int) size(width, height)));
    picture
        .getPixelReader()
        .getPixels(
            0, 0, width, height, PixelFormat.getIntArgbPreInstance(), bytes.asIntBuffer(), width);
    return bytes.array();
  }

  /**
   * The picture that was written as {@link #bytes}. It shows these very bytes, so they must not be
   * changed.
   *
   * @param bytes as many as {@link #size} says, or more
   */
  public static Image read(ByteBuffer bytes, int width, int height) {
    return new WritableImage(
        new PixelBuffer<>(
            width, height, ordered(bytes).asIntBuffer(), PixelFormat.getIntArgbPreInstance()));
  }

  /**
   * Reads the bytes of a picture.
   *
   * @return nothing if there is no stream, or not as much in it
   */
  public static Optional<byte[]> bytes(@Nullable InputStream in, int width, int height)
      throws IOException {
    if (in == null) {
      return Optional.empty();
    }
    byte[] bytes = new byte[(int) size(width, height)];
    return in.readNBytes(bytes, 0, bytes.length) == bytes.length
        ? Optional.of(bytes)
        : Optional.empty();
  }

  /**
   * Applies a difference to the other picture, which then equals the first: the rectangle that
   * contains all changed pixels, after its left edge, its top edge and its width.
   */
  public static void patch(byte[] other, InputStream difference, int width) throws IOException {
    DataInputStream in = new DataInputStream(difference);
    int left = in.readInt();
    int at = (in.readInt() * width + left) * Integer.BYTES;
    int row = in.readInt() * Integer.BYTES;
    while (row > 0 && at + row <= other.length && in.readNBytes(other, at, row) == row) {
      at += width * Integer.BYTES;
    }
  }

  private static ByteBuffer ordered(ByteBuffer bytes) {
    return bytes.order(ByteOrder.LITTLE_ENDIAN);
  }
}
