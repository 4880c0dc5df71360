package org.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;

/** Pictures of parts of no window. */
@ExtendWith(FxExtension.class)
class OffScreenTest {

  @Test
  void textsAreLaidOutOnTheJavaFxThreadOnly() {
    assertThatIllegalStateException()
        .isThrownBy(() -> new OffScreen(new Label("Rialto"), Theme.STANDARD))
        .withMessage("texts are laid out on the JavaFX thread only");
  }

  @Test
  void aPictureHasThePreferredSize() {
    Fx.run(() -> {
      Label part = new Label();
      part.setMinSize(40, 20);
      var picture = new OffScreen(part, Theme.STANDARD).picture(2);
      assertThat(picture.getWidth()).isEqualTo(80);
      assertThat(picture.getHeight()).isEqualTo(40);
    });
  }
}
