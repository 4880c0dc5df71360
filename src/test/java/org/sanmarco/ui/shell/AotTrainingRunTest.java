package org.sanmarco.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.util.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.Window;

/** The build waits for the end of the training run. */
class AotTrainingRunTest {

  @TempDir private Path folder;
  @RegisterExtension private final Window window = new Window(() -> folder, 1);

  @Test
  void trainingRunVisitsScreensAndClosesWindow() {
    Fx.on(() -> {
      window
          .services()
          .preferences()
          .change(settings -> settings.with(Setting.CONFIRMATIONS, true));
      AotTrainingRun.visitScreens(window.shell(), Duration.ONE);
      return window;
    });
    Fx.until(() -> !window.stage().isShowing());
    assertThat(folder.resolve("autosave")).isNotEmptyDirectory();
  }
}
