package org.sanmarco.games.sanmarco.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.testing.GameWindow.on;

import module java.base;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.Sampled;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.ui.sound.Sound;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** Animations in the window, and that no input waits for them. */
class BoardAnimatorTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  /** The moving nodes, on the board and away from it. */
  private static List<Node> moving(GameWindow game) {
    return on(() ->
        Stream.of("motion", "leaving")
            .flatMap(layer -> ((Group) game.find(layer)).getChildren().stream())
            .toList());
  }

  private static boolean isPlaying(GameWindow game) {
    return !moving(game).isEmpty();
  }

  private static void untilStill(GameWindow game) {
    Fx.until(() -> !isPlaying(game));
  }

  /** Runs a task before any animation advances, even on a slow machine. */
  private static void atOnce(Runnable work) {
    Fx.run(work);
  }

  /** Whether anything on the board is not to be seen because it is still on its way. */
  private static boolean isHidden(GameWindow game) {
    return on(() -> hidden(game.find("board")));
  }

  private static boolean hidden(Node node) {
    return node.getOpacity() == 0
        || node instanceof Parent parent
            && parent.getChildrenUnmodifiable().stream().anyMatch(BoardAnimatorTest::hidden);
  }

  @Test
  void twoNoblesWalkWhenADieWasRolledAndStandWhereTheyGo() {
    GameWindow game = windows.open(4, 3);
    game.animate();
    atOnce(() -> {
      game.fire("go-on");
      assertThat(moving(game)).hasSize(2);
      assertThat(isHidden(game)).isTrue();
    });
    game.picture("motion-nobles");
    untilStill(game);
    assertThat(isHidden(game)).isFalse();
    assertThat(game.services.heard).containsOnlyOnce(Sound.DIE).contains(Sound.KNOCK);
  }

  @Test
  void aKeySkipsWhatIsStillMovingAndDoesWhatItIsMeantToDo() {
    GameWindow game = windows.open(4, 3);
    game.animate();
    for (int moves = 1; moves < 4; moves++) {
      game.hand.push(KeyCode.ENTER);
      assertThat(game.model.history()).hasSize(moves);
    }
    atOnce(() -> {
      game.hand.push(KeyCode.ENTER);
      assertThat(game.model.history()).hasSize(4);
      assertThat(isPlaying(game)).isTrue();
      game.hand.push(KeyCode.F12);
      assertThat(isPlaying(game)).as("any key skips").isFalse();
    });
    assertThat(isHidden(game)).isFalse();
  }

  @Test
  void clickSkipsAnimationAndStillCounts() {
    GameWindow game = windows.open(3, 3);
    game.until(Phase.SETUP_BRIDGE);
    game.animate();
    int moves = game.model.history().size();
    atOnce(() -> {
      game.hand.click("pair-CAN-MAR");
      assertThat(game.model.history()).hasSize(moves + 1);
      assertThat(isPlaying(game)).isTrue();
      game.hand.click("pair-POL-DOR");
      assertThat(game.model.history()).hasSize(moves + 2);
    });
  }

  @Test
  void panelsAreClickableWhilePiecesFlyThere() {
    GameWindow game = windows.open(4, 3);
    for (String layer : List.of("motion", "leaving")) {
      Rectangle everywhere = new Rectangle(-10_000, -10_000, 20_000, 20_000);
      on(() -> ((Group) game.find(layer)).getChildren().add(everywhere));
    }
    for (int player = 1; player <= 4; player++) {
      Node menu = game.find("plays-" + player);
      assertThat(on(() -> game.hand.reaches(menu))).isTrue();
    }
    assertThat(on(() -> game.hand.reaches(game.find("board")))).isTrue();
  }

  @Sampled(3)
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void interruptedAnimationsLeaveNothingHidden(int players) {
    GameWindow game = windows.open(players, players);
    game.animate();
    game.until(() -> game.model.prompt() instanceof GameOver);
    on(() -> {
      game.screen.close();
      return game;
    });
    assertThat(isPlaying(game)).isFalse();
    assertThat(isHidden(game)).isFalse();
  }

  @Test
  void theEndOfARoundIsSeenBeforeItIsCovered() {
    GameWindow game = windows.open(3, 5);
    game.animate();
    atOnce(() -> {
      game.until(() -> game.model.prompt() instanceof RoundOver);
      assertThat(game.has("round-over")).as("the markers are running").isFalse();
      game.hand.push(KeyCode.F12);
      assertThat(game.has("round-over")).isTrue();
    });
    assertThat(game.focus()).isEqualTo("go-on");
  }

  @Test
  void nothingMovesWhereThePlayerWantsItSo() {
    GameWindow game = windows.open(4, 3);
    assertThat(game.model.prompt()).isInstanceOf(Chance.class);
    game.fire("go-on");
    assertThat(isPlaying(game)).isFalse();
    assertThat(game.services.heard).containsExactlyInAnyOrder(Sound.DIE, Sound.KNOCK);
  }
}
