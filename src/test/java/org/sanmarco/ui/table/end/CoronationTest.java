package org.sanmarco.ui.table.end;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.ui.sound.Sound;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** The winner is crowned at the end, for players who want to see it. */
class CoronationTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  /** A game before its last move. */
  private GameWindow nearlyOver() {
    int all = moves();
    GameWindow game = windows.open(3, 12);
    game.until(() -> game.model.moves() >= all - 1);
    return game;
  }

  private int moves() {
    GameWindow game = windows.open(3, 12);
    game.until(() -> game.model.prompt() instanceof GameOver);
    return game.model.moves();
  }

  private void end(GameWindow game) {
    game.until(() -> game.model.prompt() instanceof GameOver);
    game.await(() -> game.has("game-over"));
  }

  @Test
  void aKeyEndsItAndDoesNothingElse() {
    GameWindow game = nearlyOver();
    game.animate();
    end(game);
    assertThat(game.has("coronation")).isTrue();
    game.hand.push(KeyCode.SPACE);
    assertThat(game.has("coronation")).isFalse();
    assertThat(game.has("game-over")).as("the board was not asked for").isTrue();
    game.fire("game-over-board");
    game.fire("game-over-show");
    assertThat(game.has("coronation")).as("once is enough").isFalse();
  }

  @Test
  void itEndsByItselfWithASound() {
    GameWindow game = nearlyOver();
    game.animate();
    end(game);
    Fx.run(game.services.heard::clear);
    game.await(() -> {
      Node title = game.scene().lookup(".coronation-title");
      return title == null || title.getOpacity() == 1;
    });
    game.picture("coronation");
    game.await(() -> !game.has("coronation"));
    assertThat(game.services.heard).contains(Sound.BELL);
    assertThat(game.text("game-over-title")).isNotEmpty();
  }

  @Test
  void withoutAnimationThereIsNone() {
    GameWindow game = nearlyOver();
    end(game);
    assertThat(game.has("coronation")).isFalse();
  }
}
