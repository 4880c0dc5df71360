package org.sanmarco.ui;

import module java.base;

import java.awt.image.BufferedImage;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Pictures as bytes of PNG files, with the JDK's own writer. */
public final class Png {

  private Png() {}

  /** The picture as a file's content; for any thread, as long as the picture doesn't change. */
  public static byte[] bytes(Image picture) {
    int width = (int) picture.getWidth();
    int height = (int) picture.getHeight();
    int[] pixels = new int[width * height];
    picture
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    image.setRGB(0, 0, width, height, pixels, 0, width);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // Not the simpler way with a stream, which would need a file of its own in between.
    try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      ImageIO.write(image, "png", out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
