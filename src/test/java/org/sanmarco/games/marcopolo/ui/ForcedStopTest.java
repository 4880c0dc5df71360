package org.sanmarco.games.marcopolo.ui;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.marcopolo.MarcoPolo;
import org.sanmarco.games.marcopolo.MarcoPoloMove;
import org.sanmarco.games.marcopolo.MarcoPoloMove.Stop;
import org.sanmarco.games.marcopolo.MarcoPoloPosition;
import org.sanmarco.games.marcopolo.Phase;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.EventListener;
import org.sanmarco.kernel.Position;
import org.sanmarco.kernel.RuleTest;
import org.sanmarco.table.Table;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;
import org.sanmarco.ui.testing.RandomPositions;

/** A player who can only stop needs no click for it. */
class ForcedStopTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  /** A player who can pay for nothing, behind the curtain. */
  private GameWindow stuck() {
    return windows.open(moving(position -> position.legal().equals(List.of(new Stop()))), 1);
  }

  /** A game in which a player moves, in a position of this kind. */
  private static Table moving(Predicate<MarcoPoloPosition> kind) {
    return RandomPositions.reach(
        seed -> RandomPositions.table(new MarcoPolo(), 3, 3, seed),
        MarcoPoloPosition.class,
        position ->
            position.phase() == Phase.MOVE
                && position.actor() instanceof Actor.Seat
                && kind.test(position));
  }

  @Test
  @RuleTest("MT1")
  void stopPlaysItselfAndCanBeUndone() {
    GameWindow game = stuck();
    int moves = game.model.moves();
    Fx.run(game.model::goOn);
    game.await(() -> game.model.moves() > moves);
    assertThat(game.model.history().get(moves).move()).isEqualTo(new Stop());
    Fx.run(game.model::undo);
    assertThat(game.model.moves()).isEqualTo(moves);
    assertThat(game.model.prompt()).isInstanceOf(Deciding.class);
  }

  /** A player who has paid with the last card that could. */
  @Test
  void undoTakesBackTheStepAndTheStopAfterIt() {
    Table table = moving(position -> lastStep(position).isPresent());
    GameWindow game = windows.open(table, 1);
    Fx.run(game.model::goOn);
    int moves = game.model.moves();
    MarcoPoloMove step = lastStep(table.position()).orElseThrow();
    Fx.run(() -> game.model.decision().make(step));
    game.await(() -> game.model.moves() == moves + 2);
    assertThat(game.model.history().getLast().move()).isEqualTo(new Stop());
    Fx.run(game.model::undo);
    assertThat(game.model.moves()).isEqualTo(moves);
    Fx.run(game.model::redo);
    assertThat(game.model.moves()).isEqualTo(moves + 2);
  }

  /** A step after which nothing is left but to stop. */
  private static Optional<MarcoPoloMove> lastStep(Position position) {
    return position.legal().stream()
        .map(MarcoPoloMove.class::cast)
        .filter(move -> {
          Position after = position.copy();
          after.play(move, EventListener.SILENT);
          return after.legal().equals(List.of(new Stop()));
        })
        .findFirst();
  }

  @Test
  void settingLeavesTheStopToItsPlayer() {
    GameWindow game = stuck();
    game.leavePasses();
    Fx.run(game.model::goOn);
    assertThat(game.has("stop")).isTrue();
    assertThat(game.model.prompt()).isInstanceOf(Deciding.class);
  }

  @Test
  void aTableThatIsLeftStopsForNobody() {
    GameWindow game = stuck();
    int moves = game.model.moves();
    Fx.run(() -> {
      game.model.goOn();
      game.screen.close();
    });
    // What was to be done after that has been done when this is.
    assertThat(Fx.on(game.model::moves)).isEqualTo(moves);
  }
}
