package org.sanmarco.ui.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/** A picture that is kept as its pixels. */
@ExtendWith(ApplicationExtension.class)
class PaintingTest {

  @Test
  void isReadAsItWasWritten() throws IOException {
    WritableImage picture = new WritableImage(Painting.WIDTH, Painting.HEIGHT);
    picture.getPixelWriter().setColor(3, 5, Color.CRIMSON);
    picture.getPixelWriter().setColor(Painting.WIDTH - 1, Painting.HEIGHT - 1, Color.TEAL);
    Image read = Painting.read(new ByteArrayInputStream(Painting.bytes(picture)));
    assertThat(read.getWidth()).isEqualTo(Painting.WIDTH);
    assertThat(read.getPixelReader().getColor(3, 5)).isEqualTo(Color.CRIMSON);
    assertThat(read.getPixelReader().getColor(Painting.WIDTH - 1, Painting.HEIGHT - 1))
        .isEqualTo(Color.TEAL);
    assertThat(read.getPixelReader().getColor(0, 0)).isEqualTo(Color.TRANSPARENT);
  }
}
