package org.sanmarco.ui.shell;

import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sanmarco.ui.testing.Fx;

/** The window's place on a screen that is hardly larger. */
class WindowSizeTest {

  private static final Rectangle2D ROOM = new Rectangle2D(0, 10, 1000, 600);

  private Stage stage;

  @BeforeEach
  void show() {
    stage =
        Fx.on(() -> {
          Stage shown = new Stage();
          shown.setScene(WindowSize.scene(new Pane()));
          WindowSize.fit(shown, ROOM);
          shown.show();
          return shown;
        });
  }

  @AfterEach
  void hide() {
    Fx.run(stage::hide);
  }

  @Test
  void titleBarAboveTheScreenComesDown() {
    Fx.until(() -> stage.getY() == ROOM.getMinY());
    Fx.run(() -> stage.setY(0));
    Fx.until(() -> stage.getY() == ROOM.getMinY());
  }
}
