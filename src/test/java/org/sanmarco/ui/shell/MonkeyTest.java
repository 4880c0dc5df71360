package org.sanmarco.ui.shell;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random clicks, keys and drags: nothing fails, no click is lost, and the game always goes on.
 * {@code -Dsanmarco.inputs} says how often, {@code -Dsanmarco.seed} at what.
 */
class MonkeyTest {

  private static final int INPUTS = Integer.getInteger("sanmarco.inputs", 80);
  private static final long SEED = Long.getLong("sanmarco.seed", 1);

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, SEED);

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
