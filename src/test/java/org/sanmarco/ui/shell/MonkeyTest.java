package org.sanmarco.ui.shell;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sanmarco.Seed;
import org.sanmarco.table.Games;
import org.sanmarco.ui.testing.Monkey;
import org.sanmarco.ui.testing.Player;
import org.sanmarco.ui.testing.Window;

/**
 * Random clicks, keys and drags: nothing fails, no click is lost, and the game always continues.
 * {@code -Dsanmarco.inputs} sets their number, {@code -Dsanmarco.seed} the random seed.
 */
@ExtendWith(Seed.class)
class MonkeyTest {

  private static final int INPUTS = Integer.getInteger("sanmarco.inputs", 40);

  @TempDir Path folder;

  @RegisterExtension private final Window window = new Window(() -> folder, Seed.VALUE);

  /** Every game that can be played by clicks, with every number of players. */
  static Stream<Arguments> games() {
    Games games = Games.installed();
    return Player.FINGERS.keySet().stream()
        .sorted()
        .flatMap(id ->
            games.find(id).orElseThrow().players().stream()
                .map(players -> Arguments.of(id, players)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingBreaksAndNoClickIsLost(String game, int players) {
    Monkey monkey =
        new Monkey(window, Games.installed().find(game).orElseThrow(), players, Seed.VALUE);
    try {
      monkey.play(INPUTS);
    } finally {
      monkey.stop();
    }
  }
}
