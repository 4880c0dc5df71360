package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sanmarco.ui.table.GameWindow.on;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.ui.sound.Sound;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What is seen to move in the window, and that nobody has to wait for it. */
@ExtendWith(ApplicationExtension.class)
class BoardAnimatorTest {

  private final List<GameWindow> opened = new ArrayList<>();
  private Stage stage;

  @TempDir private Path folder;

  @Start
  void start(Stage given) {
    stage = given;
  }

  @AfterEach
  void close() {
    opened.forEach(GameWindow::close);
  }

  private GameWindow open(int players, long seed) {
    GameWindow game = new GameWindow(stage, folder, players, seed);
    opened.add(game);
    return game;
  }

  private static Group layer(GameWindow game) {
    return (Group) game.find("motion");
  }

  private static boolean isPlaying(GameWindow game) {
    return on(() -> !layer(game).getChildren().isEmpty());
  }

  private static void untilStill(GameWindow game) throws TimeoutException {
    WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, () -> !isPlaying(game));
  }

  /** Whether anything on the board is not to be seen because it is still on its way. */
  private static boolean isVeiled(GameWindow game) {
    return on(() -> veiled(game.find("board")));
  }

  private static boolean veiled(Node node) {
    return node.getOpacity() == 0
        || node instanceof Parent parent
            && parent.getChildrenUnmodifiable().stream().anyMatch(BoardAnimatorTest::veiled);
  }

  @Test
  void twoNoblesWalkWhenADieWasRolledAndStandWhereTheyGo() throws TimeoutException {
    GameWindow game = open(4, 3);
    game.animate();
    game.fire("go-on");
    assertThat(on(() -> layer(game).getChildren().size())).isEqualTo(2);
    assertThat(isVeiled(game)).isTrue();
    game.picture("motion-nobles");
    untilStill(game);
    assertThat(isVeiled(game)).isFalse();
    assertThat(game.services.heard).containsOnlyOnce(Sound.DIE).contains(Sound.KNOCK);
  }

  @Test
  void aKeySkipsWhatIsStillMovingAndDoesWhatItIsMeantToDo(FxRobot robot) {
    GameWindow game = open(4, 3);
    game.animate();
    for (int moves = 1; moves <= 4; moves++) {
      robot.type(KeyCode.ENTER);
      assertThat(game.model.history()).hasSize(moves);
    }
    assertThat(isPlaying(game)).isTrue();
    robot.type(KeyCode.F12);
    assertThat(isPlaying(game)).as("any key skips").isFalse();
    assertThat(isVeiled(game)).isFalse();
  }

  @Test
  void aClickSkipsWhatIsStillMovingAndDoesWhatItIsMeantToDo(FxRobot robot) {
    GameWindow game = open(3, 3);
    game.until(Phase.SETUP_BRIDGE);
    game.animate();
    int moves = game.model.history().size();
    robot.clickOn("#pair-CAN-MAR");
    assertThat(game.model.history()).hasSize(moves + 1);
    robot.clickOn("#pair-POL-DOR");
    assertThat(game.model.history()).hasSize(moves + 2);
  }

  @Test
  void whatIsBesideTheBoardCanBeClickedWhileAPieceIsOnItsWayThere() {
    GameWindow game = open(4, 3);
    on(() -> layer(game).getChildren().add(new Rectangle(-10_000, -10_000, 20_000, 20_000)));
    for (int player = 1; player <= 4; player++) {
      Node menu = game.find("plays-" + player);
      assertThat(on(() -> game.hand.reaches(menu))).isTrue();
    }
    assertThat(on(() -> game.hand.reaches(game.find("board")))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void whereEachMoveInterruptsTheOneBeforeNothingStaysVeiled(int players) {
    GameWindow game = open(players, players);
    game.animate();
    game.until(() -> game.model.stage() instanceof GameOver);
    on(() -> {
      game.screen.close();
      return game;
    });
    assertThat(isPlaying(game)).isFalse();
    assertThat(isVeiled(game)).isFalse();
  }

  @Test
  void theEndOfARoundIsSeenBeforeItIsCovered(FxRobot robot) {
    GameWindow game = open(3, 5);
    game.animate();
    game.until(() -> game.model.stage() instanceof RoundOver);
    assertThat(game.has("round-over")).as("the markers are running").isFalse();
    robot.type(KeyCode.F12);
    assertThat(game.has("round-over")).isTrue();
    assertThat(game.focus()).isEqualTo("go-on");
  }

  @Test
  void nothingMovesWhereThePlayerWantsItSo() {
    GameWindow game = open(4, 3);
    assertThat(game.model.stage()).isInstanceOf(Chance.class);
    game.fire("go-on");
    assertThat(isPlaying(game)).isFalse();
    assertThat(game.services.heard).containsExactlyInAnyOrder(Sound.DIE, Sound.KNOCK);
  }
}
