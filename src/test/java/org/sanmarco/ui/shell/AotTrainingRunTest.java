package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.Setting;
import org.sanmarco.ui.Fx;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The build waits for the rehearsal's end. */
@ExtendWith(ApplicationExtension.class)
class AotTrainingRunTest {

  @TempDir private Path folder;
  private Window window;

  @Start
  void start(Stage stage) {
    window = new Window(stage, folder, 1);
  }

  @Test
  void goesThroughTheScreensAndClosesTheWindowWithoutAsking() {
    Fx.on(() -> {
      window
          .services()
          .preferences()
          .change(settings -> settings.with(Setting.CONFIRMATIONS, true));
      window.rehearse(Duration.ONE);
      return window;
    });
    Fx.until(() -> !window.stage().isShowing());
    assertThat(folder.resolve("autosave")).isNotEmptyDirectory();
  }
}
