package org.sanmarco.games.canalgrande.ui;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.canalgrande.CanalGrande;
import org.sanmarco.games.canalgrande.CanalGrandeMove.Pass;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.kernel.Setup;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** Passes that play themselves. */
class ForcedPassTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  /** Anna, after Ben has challenged her with a card; behind her curtain. */
  private GameWindow challenged(String card) {
    return windows.open(table(card), 1);
  }

  private static Table table(String card) {
    Table table =
        new Table(
            new CanalGrande(),
            new Setup(CanalGrande.ID, 2, Map.of()),
            List.of(new Seat("Anna", Seat.COLOURS.get(0)), new Seat("Ben", Seat.COLOURS.get(1))),
            1);
    Stream.of(
            "deal CRO MAR DOR CAS",
            "deal POL POL MAR CAS",
            "draw CAN CAN CAN POL DOG 1 2 3",
            "divide CAN CAN CAN 1 2 / POL DOG 3",
            "take 2",
            "play " + card,
            "done")
        .forEach(move -> table.play(table.game().read(move)));
    return table;
  }

  @Test
  @RuleTest("GV3")
  void passPlaysItselfOnceItsPlayerIsThere() {
    GameWindow game = challenged("POL");
    int moves = game.model.moves();
    assertThat(game.model.moves()).as("behind the curtain").isEqualTo(moves);
    Fx.run(game.model::goOn);
    game.await(() -> game.model.moves() > moves);
    assertThat(game.model.history().get(moves).move()).isEqualTo(new Pass());
  }

  @Test
  void settingLeavesThePassToItsPlayer() {
    GameWindow game = challenged("POL");
    game.leavePasses();
    Fx.run(game.model::goOn);
    assertThat(game.model.prompt()).isEqualTo(new Deciding(1, Phase.VOTE));
    assertThat(game.has("pass")).isTrue();
  }

  @Test
  void passThatWasUndoneIsNotMadeAgain() {
    GameWindow game = challenged("POL");
    int moves = game.model.moves();
    Fx.run(game.model::goOn);
    game.await(() -> game.model.moves() > moves);
    Fx.run(game.model::undo);
    Fx.run(game.model::goOn);
    assertThat(game.model.moves()).isEqualTo(moves);
    assertThat(game.model.prompt()).isEqualTo(new Deciding(1, Phase.VOTE));
  }

  @Test
  void undoIntoAPassMadeBeforeKeepsTheRedo() {
    Table table = table("POL");
    table.play(new Pass());
    GameWindow game = windows.open(table, 1);
    Fx.run(game.model::undo);
    Fx.run(game.model::goOn);
    assertThat(game.model.prompt()).isEqualTo(new Deciding(1, Phase.VOTE));
    Fx.run(game.model::redo);
    assertThat(game.model.history().getLast().move()).isEqualTo(new Pass());
  }

  @Test
  void moveWithoutEventsDoesNotTellOfTheBeginning() {
    GameWindow game = challenged("POL");
    game.leavePasses();
    Fx.run(game.model::goOn);
    Fx.run(() -> game.model.lookAt(0));
    String beginning = game.text("status-text");
    for (int moves = 1; moves < game.model.size(); moves++) {
      int shown = moves;
      Fx.run(() -> game.model.lookAt(shown));
      assertThat(game.text("status-text")).as("move %d", moves).isNotEqualTo(beginning);
    }
  }
}
