package org.sanmarco.ui.art;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Shape;
import org.junit.jupiter.api.Test;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.testing.Fx;

class LagoonTest {

  @Test
  void pictureHasItsColoursAfterItsFirstLayout() {
    Shape sky =
        Fx.on(() -> {
          Lagoon lagoon = new Lagoon();
          Parent root = new StackPane(lagoon);
          // Larger than any picture that was painted before.
          Scene scene = new Scene(root, 3840, 2160);
          Theme.STANDARD.apply(scene);
          root.applyCss();
          root.layout();
          return (Shape) Fx.find(scene, ".sky");
        });
    assertThat(sky.getFill()).isNotEqualTo(Color.BLACK);
  }
}
