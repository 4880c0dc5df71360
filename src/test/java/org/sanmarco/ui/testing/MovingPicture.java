package org.sanmarco.ui.testing;

import module java.base;

import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

/** An animated PNG; each frame holds only the changes since the previous one. */
public final class MovingPicture {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final int TRUE_COLOUR = 2;
  private static final int CHANNELS = 3;
  private static final byte PAETH = 4;

  private final int width;
  private final int height;
  private final List<Frame> frames = new ArrayList<>();
  private int[] last = {};

  /** Five bits of each channel: the others are hardly seen, and double the size. */
  private static final int SEEN = 0xf8f8f8;

  /** A frame and its duration; compressed only at the end, so that recording keeps up. */
  private static final class Frame {
    private final Rectangle2D area;
    private final int[] pixels;
    private int millis;

    private Frame(Rectangle2D area, int[] pixels, int millis) {
      this.area = area;
      this.pixels = pixels;
      this.millis = millis;
    }
  }

  /** An empty picture; all frames have its size. */
  public MovingPicture(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** Adds a frame. One that shows nothing new makes the frame before it last longer. */
  public void add(Image frame, int millis) {
    int[] pixels = new int[width * height];
    frame
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    Arrays.setAll(pixels, i -> pixels[i] & SEEN);
    if (frames.isEmpty()) {
      Rectangle2D all = new Rectangle2D(0, 0, width, height);
      frames.add(new Frame(all, pixels, millis));
    } else if (Arrays.equals(pixels, last)) {
      frames.getLast().millis += millis;
    } else {
      frames.add(new Frame(changed(pixels), pixels, millis));
    }
    last = pixels;
  }

  /** The smallest area with all that differs from the last frame. */
  private Rectangle2D changed(int[] pixels) {
    int left = width;
    int right = 0;
    int top = height;
    int bottom = 0;
    for (int i = 0; i < pixels.length; i++) {
      if (pixels[i] != last[i]) {
        left = Math.min(left, i % width);
        right = Math.max(right, i % width);
        top = Math.min(top, i / width);
        bottom = Math.max(bottom, i / width);
      }
    }
    return new Rectangle2D(left, top, right - left + 1.0, bottom - top + 1.0);
  }

  /** The pixels of an area, filtered by Paeth's predictor and compressed. */
  private byte[] pack(int[] pixels, Rectangle2D area) {
    int columns = (int) area.getWidth();
    int rows = (int) area.getHeight();
    int stride = columns * CHANNELS;
    byte[] filtered = new byte[rows * (stride + 1)];
    byte[] above = new byte[stride];
    byte[] line = new byte[stride];
    for (int y = 0; y < rows; y++) {
      int from = ((int) area.getMinY() + y) * width + (int) area.getMinX();
      for (int x = 0; x < columns; x++) {
        int pixel = pixels[from + x];
        line[x * CHANNELS] = (byte) (pixel >> 16);
        line[x * CHANNELS + 1] = (byte) (pixel >> 8);
        line[x * CHANNELS + 2] = (byte) pixel;
      }
      int at = y * (stride + 1);
      filtered[at] = PAETH;
      for (int i = 0; i < stride; i++) {
        int before = i < CHANNELS ? 0 : line[i - CHANNELS] & 0xff;
        int corner = i < CHANNELS ? 0 : above[i - CHANNELS] & 0xff;
        filtered[at + 1 + i] = (byte) (line[i] - predict(before, above[i] & 0xff, corner));
      }
      byte[] swap = above;
      above = line;
      line = swap;
    }
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(filtered);
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 16];
    while (!deflater.finished()) {
      out.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return out.toByteArray();
  }

  private static int predict(int left, int above, int corner) {
    int estimate = left + above - corner;
    int toLeft = Math.abs(estimate - left);
    int toAbove = Math.abs(estimate - above);
    int toCorner = Math.abs(estimate - corner);
    if (toLeft <= toAbove && toLeft <= toCorner) {
      return left;
    }
    return toAbove <= toCorner ? above : corner;
  }

  /** The content of the file, which repeats without end. */
  public byte[] bytes() {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(SIGNATURE);
    chunk(
        file,
        "IHDR",
        ByteBuffer.allocate(13)
            .putInt(width)
            .putInt(height)
            .put((byte) 8)
            .put((byte) TRUE_COLOUR)
            .array());
    chunk(file, "acTL", ByteBuffer.allocate(8).putInt(frames.size()).putInt(0).array());
    int sequence = 0;
    for (Frame frame : frames) {
      chunk(
          file,
          "fcTL",
          ByteBuffer.allocate(26)
              .putInt(sequence++)
              .putInt((int) frame.area.getWidth())
              .putInt((int) frame.area.getHeight())
              .putInt((int) frame.area.getMinX())
              .putInt((int) frame.area.getMinY())
              .putShort((short) frame.millis)
              .putShort((short) 1000)
              .array());
      if (frame == frames.getFirst()) {
        chunk(file, "IDAT", pack(frame.pixels, frame.area));
      } else {
        byte[] data = pack(frame.pixels, frame.area);
        ByteBuffer numbered = ByteBuffer.allocate(Integer.BYTES + data.length);
        chunk(file, "fdAT", numbered.putInt(sequence++).put(data).array());
      }
    }
    chunk(file, "IEND", new byte[0]);
    return file.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream file, String type, byte[] data) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 sum = new CRC32();
    sum.update(name);
    sum.update(data);
    file.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(data.length).array());
    file.writeBytes(name);
    file.writeBytes(data);
    file.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt((int) sum.getValue()).array());
  }
}
