package org.sanmarco.ui.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.ui.Fonts;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;
import org.sanmarco.ui.testing.Screens;

@ExtendWith(FxExtension.class)
class EmblemTest {

  @Test
  void iconsAreDrawnInAllSizesAndNotEmpty() {
    Fx.run(() -> {
      Fonts.load();
      List<Image> icons = Emblem.icons();
      HBox row = new HBox(12);
      icons.forEach(icon -> row.getChildren().add(new ImageView(icon)));
      Screens.picture(new Scene(row), "emblem");
      assertThat(icons).extracting(Image::getWidth).startsWith(16.0).endsWith(256.0);
      for (Image icon : icons) {
        int middle = (int) icon.getWidth() / 2;
        assertThat(icon.getPixelReader().getColor(middle, middle).isOpaque()).isTrue();
        assertThat(icon.getPixelReader().getColor(0, 0).getOpacity()).isLessThan(0.5);
      }
    });
  }
}
