package org.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.ui.testing.FxExtension;

/** A picture that is stored as its pixels. */
@ExtendWith(FxExtension.class)
class PixelsTest {

  @Test
  void areReadAsTheyWereWritten() {
    WritableImage picture = new WritableImage(40, 25);
    picture.getPixelWriter().setColor(3, 5, Color.CRIMSON);
    picture.getPixelWriter().setColor(39, 24, Color.TEAL);
    byte[] bytes = Pixels.bytes(picture);
    assertThat(bytes).hasSize((int) Pixels.size(40, 25));
    Image read = Pixels.read(ByteBuffer.wrap(bytes), 40, 25);
    assertThat(read.getWidth()).isEqualTo(40);
    assertThat(read.getPixelReader().getColor(3, 5)).isEqualTo(Color.CRIMSON);
    assertThat(read.getPixelReader().getColor(39, 24)).isEqualTo(Color.TEAL);
    assertThat(read.getPixelReader().getColor(0, 0)).isEqualTo(Color.TRANSPARENT);
  }

  @Test
  void areMadeOfOtherOnesWithAPatch() throws IOException {
    WritableImage other = new WritableImage(40, 25);
    other.getPixelWriter().setColor(20, 22, Color.TEAL);
    WritableImage one = new WritableImage(40, 25);
    one.getPixelWriter().setColor(18, 24, Color.CRIMSON);
    byte[] patched = Pixels.bytes(other);
    byte[] difference = PixelDifference.of(Pixels.bytes(one), patched, 40);
    assertThat(difference).as("three pixels by three and their place").hasSize(3 * 4 + 3 * 3 * 4);
    Pixels.patch(patched, new ByteArrayInputStream(difference), 40);
    assertThat(patched).isEqualTo(Pixels.bytes(one));
  }

  @Test
  void thatAreAlikeNeedNothing() throws IOException {
    byte[] picture = Pixels.bytes(new WritableImage(40, 25));
    byte[] same = picture.clone();
    Pixels.patch(same, new ByteArrayInputStream(PixelDifference.of(picture, same, 40)), 40);
    assertThat(same).isEqualTo(picture);
  }
}
