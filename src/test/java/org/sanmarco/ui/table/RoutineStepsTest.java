package org.sanmarco.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.collections.SetChangeListener;
import javafx.css.PseudoClass;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.sanmarco.games.sanmarco.Phase;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.ui.testing.Fx;
import org.sanmarco.ui.testing.GameWindow;
import org.sanmarco.ui.testing.GameWindows;

/** Steps at which nobody decides anything are taken by themselves. */
class RoutineStepsTest {

  @TempDir private Path folder;

  @RegisterExtension private final GameWindows windows = new GameWindows(() -> folder);

  private static void goOn(GameWindow game) {
    Fx.run(() ->
        game.services
            .preferences()
            .change(now -> now.with(Setting.PACE, Pace.AT_ONCE).with(Setting.ROUTINE, true)));
  }

  @Test
  void gameGoesOnToTheFirstDecision() {
    GameWindow game = windows.open(3, 5);
    assertThat(game.model.prompt()).isInstanceOf(Chance.class);
    goOn(game);
    game.await(() -> game.model.prompt() instanceof Deciding);
  }

  /** The page says so before, and takes no click that was meant for its button. */
  @Test
  void cardsOfATurnAreDrawn() {
    GameWindow game = windows.open(3, 5);
    game.until(() -> game.isChance(Phase.DRAW));
    assertThat(game.find("status-soon").isVisible()).isFalse();
    Fx.run(() -> {
      goOn(game);
      assertThat(game.find("status-soon").isVisible()).isTrue();
    });
    game.await(() -> game.isDeciding(Phase.DIVIDE));
    assertThat(game.find("status-soon").isVisible()).isFalse();
  }

  @Test
  void pageOfAStepThatWasTakenRests() {
    GameWindow game = windows.open(3, 5);
    game.until(() -> game.isChance(Phase.DRAW));
    AtomicBoolean rested = new AtomicBoolean();
    Fx.run(() ->
        game.find("game")
            .getPseudoClassStates()
            .addListener(
                (SetChangeListener<PseudoClass>)
                    change -> rested.compareAndSet(false, game.isResting())));
    goOn(game);
    game.await(() -> game.isDeciding(Phase.DIVIDE));
    assertThat(rested).isTrue();
  }

  @Test
  void turnEndsAfterTheTimeToUndo() {
    GameWindow game = windows.open(3, 5);
    Fx.run(() -> game.services.preferences().change(now -> now.with(Setting.END_TURN, false)));
    game.until(() -> game.model.prompt() instanceof TurnOver);
    goOn(game);
    game.await(() -> !(game.model.prompt() instanceof TurnOver));
    assertThat(game.model.canUndo()).isFalse();
  }

  @Test
  void dieOfAnExileIsLeftToItsPlayer() {
    GameWindow game = windows.open(3, 5);
    game.until(() -> game.isChance(Phase.EXILE_ROLL));
    Fx.run(() -> {
      goOn(game);
      assertThat(game.find("status-soon").isVisible()).isFalse();
    });
    assertThat(game.model.flow().isRoutine(Phase.EXILE_ROLL)).isFalse();
    assertThat(game.model.flow().isRoutine(Phase.DRAW)).isTrue();
  }
}
