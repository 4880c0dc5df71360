package org.sanmarco.ui.shell;

import java.nio.file.Path;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/**
 * Somebody clicks, types and drags at random, and nothing breaks, no click is lost, and the game
 * always goes on. {@code -Dsanmarco.inputs} says how often, {@code -Dsanmarco.seed} at what.
 */
@ExtendWith(ApplicationExtension.class)
class MonkeyTest {

  private static final int INPUTS = Integer.getInteger("sanmarco.inputs", 80);
  private static final long SEED = Long.getLong("sanmarco.seed", 1);

  @TempDir Path folder;

  private Window window;

  /** On a stage of its own: of the one given here TestFX keeps every event, and so all it hit. */
  @Start
  void start(Stage given) {
    window = new Window(new Stage(), folder, SEED);
  }

  @AfterEach
  void stop() {
    if (window.stage().isShowing()) {
      window.close();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void nothingBreaksAndNoClickIsLost(int players) {
    Monkey monkey = new Monkey(window, players, SEED);
    try {
      monkey.play(INPUTS);
    } finally {
      monkey.stop();
    }
  }
}
