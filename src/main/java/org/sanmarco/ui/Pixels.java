package org.sanmarco.ui;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** Pictures as plain pixels, four bytes each, row by row: nothing is read sooner. */
public final class Pixels {

  private Pixels() {}

  /** How many bytes a picture takes. */
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
   * The picture that was written as {@link #bytes}. It reads what it shows from there, so that
   * nobody may change them.
   *
   * @param bytes as many as {@link #size} says, or more
   */
  public static Image read(ByteBuffer bytes, int width, int height) {
    return new WritableImage(
        new PixelBuffer<>(
            width, height, ordered(bytes).asIntBuffer(), PixelFormat.getIntArgbPreInstance()));
  }

  private static ByteBuffer ordered(ByteBuffer bytes) {
    return bytes.order(ByteOrder.LITTLE_ENDIAN);
  }
}
