package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The start screen. */
@ExtendWith(ApplicationExtension.class)
class HomeTest {

  @TempDir Path folder;

  private Window window;

  @Start
  void start(Stage stage) {
    window = new Window(stage, folder, 1);
  }

  @Test
  void offersAllButToContinueWhereThereIsNothing(FxRobot robot) {
    window.settle();
    Pictures.take(window, "start");
    assertThat(robot.lookup("#home-continue").queryButton().isDisabled()).isTrue();
    robot.clickOn("#home-new");
    window.settle();
    Pictures.take(window, "new-game");
    robot.clickOn("#players-3");
    robot.doubleClickOn("#seat-2-name").push(KeyCode.DELETE);
    robot.doubleClickOn("#worth-POL-most").write("3");
    window.settle();
    Pictures.take(window, "new-game-wrong");
    robot.clickOn("#worth-reset").clickOn("#seat-2-name").write("Zoë");
    robot.clickOn("#seat-2-black");
    robot.clickOn("#newgame-start");
    Window.until(() -> !robot.lookup("#lots-begin").queryButton().isDisabled());
    Pictures.take(window, "lots");
    robot.clickOn("#lots-begin");
    window.settle();
    Window.onFx(() -> {
      window
          .services()
          .failures()
          .failed("draw the board", new IllegalStateException("no water in the lagoon"));
      return 1;
    });
    window.settle();
    Pictures.take(window, "failure");
  }
}
