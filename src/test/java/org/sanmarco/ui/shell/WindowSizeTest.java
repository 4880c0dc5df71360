package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
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

  /** The window's place, and where it is once the screens are what they are then. */
  @ParameterizedTest
  @CsvSource({
    "4500, 200, 3280, 200",
    "200, 1000, 120, 0",
    "1180, -40, 2000, 0",
    "100, -40, 100, 0",
    "100, 30, 100, 30",
    "3000, 500, 3000, 500",
    "2200, 1500, 120, 0"
  })
  void titleBarIsOnAScreenThatIsLeft(double x, double y, double newX, double newY) {
    List<Rectangle2D> rooms =
        List.of(new Rectangle2D(0, 0, 1400, 800), new Rectangle2D(2000, 0, 2560, 1080));
    Stage stage =
        Fx.on(() -> {
          Stage fresh = new Stage();
          fresh.setWidth(1280);
          fresh.setHeight(800);
          fresh.setX(x);
          fresh.setY(y);
          WindowSize.bringBack(fresh, rooms);
          return fresh;
        });
    assertThat(stage.getX()).isEqualTo(newX);
    assertThat(stage.getY()).isEqualTo(newY);
  }

  @Test
  void windowIsNoLargerThanTheScreenThatIsLeft() {
    Rectangle2D room = new Rectangle2D(0, 27, 1024, 741);
    Stage stage =
        Fx.on(() -> {
          Stage fresh = new Stage();
          fresh.setWidth(1920);
          fresh.setHeight(1080);
          fresh.setX(1000);
          fresh.setY(900);
          WindowSize.bringBack(fresh, List.of(room));
          return fresh;
        });
    assertThat(new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()))
        .isEqualTo(room);
  }
}
