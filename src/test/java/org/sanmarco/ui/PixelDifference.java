package org.sanmarco.ui;

import module java.base;

/** Makes the differences that {@link Pixels#patch} applies. */
public final class PixelDifference {

  /** The bytes before the pixels: where they are, and how wide. */
  private static final int PLACE = 3 * Integer.BYTES;

  private PixelDifference() {}

  /**
   * The difference between two pictures of one size: the rectangle that contains all changed
   * pixels, with its position.
   *
   * @param width the pixels in a row
   */
  public static byte[] of(byte[] one, byte[] other, int width) {
    IntBuffer wanted = ByteBuffer.wrap(one).asIntBuffer();
    IntBuffer there = ByteBuffer.wrap(other).asIntBuffer();
    int left = width;
    int right = 0;
    int top = wanted.limit() / width;
    int bottom = 0;
    for (int i = 0; i < wanted.limit(); i++) {
      if (wanted.get(i) != there.get(i)) {
        left = Math.min(left, i % width);
        right = Math.max(right, i % width + 1);
        top = Math.min(top, i / width);
        bottom = i / width + 1;
      }
    }
    int wide = Math.max(0, right - left);
    ByteBuffer difference =
        ByteBuffer.allocate(PLACE + (int) Pixels.size(wide, Math.max(0, bottom - top)));
    difference.putInt(left).putInt(top).putInt(wide);
    for (int y = top; y < bottom; y++) {
      difference.put(one, (y * width + left) * Integer.BYTES, wide * Integer.BYTES);
    }
    return difference.array();
  }
}
