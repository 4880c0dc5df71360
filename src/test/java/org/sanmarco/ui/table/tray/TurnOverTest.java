package org.sanmarco.ui.table.tray;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.Setup;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.ui.testing.AnyTable;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** Ending of a turn in the window. */
class TurnOverTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  /** Somebody has just taken a card. */
  private GameWindow taken() {
    List<Seat> seats =
        List.of(new Seat("Anna", Seat.COLOURS.get(0)), new Seat("Ben", Seat.COLOURS.get(1)));
    Table table = new Table(new MarcoPolo(), new Setup(MarcoPolo.ID, 2, Map.of()), seats, 3);
    GameWindow game = windows.open(table, 3);
    Fx.run(() -> {
      game.services.preferences().change(settings -> settings.with(Setting.END_TURN, false));
      while (!(game.model.prompt() instanceof TurnOver)) {
        if (game.model.prompt() instanceof Deciding) {
          game.model.decision().make(game.model.decision().asked().legal().getLast());
        } else {
          game.model.goOn();
        }
      }
      assertThat(game.isResting()).as("a second click is dropped").isTrue();
    });
    return game;
  }

  @Test
  void afterAMomentEnterEndsTheTurn() {
    GameWindow game = taken();
    int moves = game.model.moves();
    game.picture("turn-over");
    Fx.until(() -> !game.isResting());
    assertThat(game.focus()).isEqualTo("end-turn");
    game.hand.push(KeyCode.ENTER);
    game.await(() -> game.model.moves() > moves);
  }

  @Test
  void theMoveIsTakenBackInTheTray() {
    GameWindow game = taken();
    int moves = game.model.moves();
    Fx.until(() -> !game.isResting());
    game.hand.click("turn-over-undo");
    assertThat(game.model.moves()).isEqualTo(moves - 1);
    assertThat(game.model.prompt()).isInstanceOf(Deciding.class);
    assertThat(((Deciding) game.model.prompt()).phase()).isEqualTo(Phase.TAKE);
  }

  /** The camel stands on Dadu, and its player's gold waits for the scoring. */
  @Test
  void lastMoveIsOnTheBoardUntilItIsTakenBack() {
    Table table = AnyTable.of(MarcoPolo.ID, 3, 3, "", 5);
    GameWindow game = windows.open(table, 3);
    Fx.run(() -> {
      game.services.preferences().change(settings -> settings.with(Setting.END_TURN, false));
      while (!(game.model.prompt() instanceof TurnOver over && over.isLast())) {
        if (game.model.prompt() instanceof Deciding) {
          game.model.decision().make(game.model.decision().asked().legal().getFirst());
        } else {
          game.model.goOn();
        }
      }
    });
    int seat = ((TurnOver) game.model.prompt()).seat();
    game.picture("last-move");
    Point2D dadu = GameWindow.on(() -> camel(game, seat));
    Fx.until(() -> !game.isResting());
    game.hand.click("turn-over-undo");
    assertThat(game.model.prompt()).isInstanceOf(Deciding.class);
    assertThat(GameWindow.on(() -> camel(game, seat)))
        .as("before the last step")
        .isNotEqualTo(dadu);
    game.hand.push(KeyCode.CONTROL, KeyCode.Y);
    assertThat(GameWindow.on(() -> camel(game, seat))).isEqualTo(dadu);
    Fx.until(() -> !game.isResting());
    game.hand.click("end-turn");
    game.await(() -> game.model.prompt() instanceof GameOver);
  }

  private static Point2D camel(GameWindow game, int seat) {
    return game.find("camel-" + seat).localToScene(Point2D.ZERO);
  }

  @Test
  void whatWasTakenBackIsDoneAgainByButtonAndByKey() {
    GameWindow game = taken();
    int moves = game.model.moves();
    assertThat(game.find("redo").isDisabled()).isTrue();
    Fx.until(() -> !game.isResting());
    game.hand.click("turn-over-undo").click("redo");
    assertThat(game.model.moves()).isEqualTo(moves);
    assertThat(game.model.prompt()).isInstanceOf(TurnOver.class);
    Fx.until(() -> !game.isResting());
    game.hand.click("turn-over-undo").push(KeyCode.CONTROL, KeyCode.Y);
    assertThat(game.model.prompt()).isInstanceOf(TurnOver.class);
    Fx.until(() -> !game.isResting());
    game.hand.click("turn-over-undo").push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    assertThat(game.model.prompt()).isInstanceOf(TurnOver.class);
    assertThat(game.model.moves()).isEqualTo(moves);
  }
}
