package org.sanmarco.ui.testing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import java.awt.image.BufferedImage;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class MovingPictureTest {

  private static final int SIDE = 8;

  private static WritableImage frame(int x, int y) {
    WritableImage frame = new WritableImage(SIDE, SIDE);
    for (int i = 0; i < SIDE * SIDE; i++) {
      frame.getPixelWriter().setColor(i % SIDE, i / SIDE, Color.rgb(3 * i, 200 - 2 * i, 90));
    }
    frame.getPixelWriter().setColor(x, y, Color.WHITE);
    return frame;
  }

  @Test
  void otherReadersSeeTheFirstFrame() throws IOException {
    MovingPicture picture = new MovingPicture(SIDE, SIDE);
    picture.add(frame(2, 3), 100);
    picture.add(frame(5, 6), 100);
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(picture.bytes()));
    assertThat(read.getRGB(2, 3)).isEqualTo(0xfff8f8f8);
    assertThat(read.getRGB(5, 6)).isEqualTo(0xff000000 | 152 << 16 | 88 << 8 | 88);
  }

  @Test
  void frameHoldsOnlyWhatChanged() {
    MovingPicture picture = new MovingPicture(SIDE, SIDE);
    picture.add(frame(2, 3), 100);
    picture.add(frame(2, 3), 100);
    int alone = picture.bytes().length;
    picture.add(frame(3, 3), 100);
    String file = new String(picture.bytes(), StandardCharsets.ISO_8859_1);
    assertThat(file).contains("acTL\0\0\0\2").containsOnlyOnce("fdAT");
    assertThat(file.length() - alone).as("a frame of two pixels").isLessThan(100);
  }
}
