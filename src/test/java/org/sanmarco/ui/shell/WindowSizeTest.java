package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.FxExtension;

/** The window's place on the screen. */
@ExtendWith(FxExtension.class)
class WindowSizeTest {

  private static Stage show(Rectangle2D room) {
    return Fx.on(() -> {
      Stage shown = new Stage();
      shown.setScene(WindowSize.scene(new Pane()));
      WindowSize.fit(shown, room);
      shown.show();
      return shown;
    });
  }

  @ParameterizedTest
  @CsvSource({"0, 1366, 768", "27, 1280, 773", "0, 1024, 768"})
  void titleBarIsOnASmallScreen(double top, double width, double height) {
    Rectangle2D room = new Rectangle2D(0, top, width, height);
    Stage small =
        Fx.on(() -> {
          Stage fresh = new Stage();
          WindowSize.fit(fresh, room);
          return fresh;
        });
    assertThat(small.getY()).isEqualTo(room.getMinY());
    assertThat(small.getX()).isBetween(room.getMinX(), room.getMaxX() - small.getWidth());
    assertThat(small.getHeight()).isLessThanOrEqualTo(room.getHeight());
  }

  @ParameterizedTest
  @CsvSource({"1000, 600", "1920, 1080"})
  void titleBarAboveTheScreenComesDown(double width, double height) {
    Rectangle2D room = new Rectangle2D(0, 10, width, height);
    Stage stage = show(room);
    try {
      Fx.until(() -> stage.getY() >= room.getMinY());
      Fx.run(() -> stage.setY(0));
      Fx.until(() -> stage.getY() == room.getMinY());
    } finally {
      Fx.run(stage::hide);
    }
  }
}
