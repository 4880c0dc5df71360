package org.sanmarco.ui.home;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.jspecify.annotations.Nullable;

/**
 * The picture of the evening in a window of the size with which the program starts, painted when
 * the packages are built: drawing it takes a good part of a start. Plain pixels, since what packs
 * the program packs them well, and nothing is read sooner.
 */
public final class Painting {

  /** How wide it is, in pixels. */
  public static final int WIDTH = 1280;

  /** How high it is, in pixels. */
  public static final int HEIGHT = 800;

  /** Several screens show it, and one goes while the next one comes. */
  private static final Map<Boolean, Reference<Image>> SHOWN = new HashMap<>();

  private Painting() {}

  /** Where it is, if anywhere. */
  public static String file(boolean night) {
    return night ? "night.pixels" : "evening.pixels";
  }

  /** The picture, if it was painted. On the JavaFX thread. */
  static Optional<Image> picture(boolean night) {
    Reference<Image> shown = SHOWN.get(night);
    Image picture = shown == null ? null : shown.get();
    if (picture == null) {
      picture = load(night);
      SHOWN.put(night, new WeakReference<>(picture));
    }
    return Optional.ofNullable(picture);
  }

  private static @Nullable Image load(boolean night) {
    try (InputStream in = Painting.class.getResourceAsStream(file(night))) {
      return in == null ? null : read(in);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** The picture that was written as {@link #bytes}. */
  static Image read(InputStream in) throws IOException {
    byte[] bytes = new byte[WIDTH * HEIGHT * Integer.BYTES];
    in.readNBytes(bytes, 0, bytes.length);
    return new WritableImage(
        new PixelBuffer<>(
            WIDTH,
            HEIGHT,
            ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer(),
            PixelFormat.getIntArgbPreInstance()));
  }

  /** The picture in the form in which it is loaded. */
  public static byte[] bytes(Image picture) {
    int[] pixels = new int[WIDTH * HEIGHT];
    picture
        .getPixelReader()
        .getPixels(0, 0, WIDTH, HEIGHT, PixelFormat.getIntArgbPreInstance(), pixels, 0, WIDTH);
    ByteBuffer bytes =
        ByteBuffer.allocate(pixels.length * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(pixels);
    return bytes.array();
  }
}
