package org.sanmarco.ui.art;

import module java.base;

import javafx.scene.image.Image;
import org.sanmarco.ui.Pixels;

/**
 * The picture of the evening in a window of the size with which the program starts, painted when
 * the packages are built: drawing it takes a good part of a start. Plain {@link Pixels}, since what
 * packs the program packs them well.
 */
public final class Painting {

  /** The picture's width, in pixels. */
  public static final int WIDTH = 1280;

  /** The picture's height, in pixels. */
  public static final int HEIGHT = 800;

  /** The loaded pictures by theme, shared between screens. */
  private static final Map<Boolean, Reference<Image>> SHOWN = new HashMap<>();

  private Painting() {}

  /**
   * The name of the picture's file, which may not exist.
   *
   * @param night of the dark theme, not of the light one
   */
  public static String file(boolean night) {
    return night ? "night.pixels" : "evening.pixels";
  }

  /** The picture, if it was painted. On the JavaFX thread. */
  static Optional<Image> picture(boolean night) {
    Reference<Image> shown = SHOWN.get(night);
    Image picture = shown == null ? null : shown.get();
    if (picture == null) {
      picture =
          bytes(night)
              .map(bytes -> Pixels.read(ByteBuffer.wrap(bytes), WIDTH, HEIGHT))
              .orElse(null);
      SHOWN.put(night, new WeakReference<>(picture));
    }
    return Optional.ofNullable(picture);
  }

  /** Its {@link Pixels}, if it was painted. */
  public static Optional<byte[]> bytes(boolean night) {
    try (InputStream in = Painting.class.getResourceAsStream(file(night))) {
      return Pixels.bytes(in, WIDTH, HEIGHT);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
