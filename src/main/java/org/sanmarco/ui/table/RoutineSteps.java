package org.sanmarco.ui.table;

import java.util.function.BooleanSupplier;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Shown;

/**
 * Takes the steps at which nobody decides anything, such as drawing the cards of a turn or
 * continuing after a die, once what led to them has been seen. A click takes them at once.
 */
final class RoutineSteps {

  private final GameModel model;
  private final Services services;
  private final BooleanSupplier isWaiting;
  private final PauseTransition pause = new PauseTransition();

  /** The prompt for which the pause runs; null if it doesn't. */
  private @Nullable Prompt due;

  private int moves;

  /**
   * No step yet.
   *
   * @param isWaiting whether something else has to be seen or done first
   */
  RoutineSteps(GameModel model, Services services, BooleanSupplier isWaiting) {
    this.model = model;
    this.services = services;
    this.isWaiting = isWaiting;
    pause.setOnFinished(event -> take());
  }

  /** Called after every change, and when something has been seen or done. */
  void update() {
    Prompt now = model.prompt();
    if (!isRoutine(now) || isWaiting.getAsBoolean()) {
      stop();
    } else if (!now.equals(due) || moves != model.size()) {
      due = now;
      moves = model.size();
      pause.setDuration(pause(now));
      pause.playFromStart();
    }
  }

  private boolean isRoutine(Prompt prompt) {
    return model.isLedHere()
        && services.preferences().settings().get(Setting.ROUTINE)
        && (prompt instanceof Shown
            || prompt instanceof Chance(var phase, int _) && model.flow().isRoutine(phase));
  }

  private Duration pause(Prompt prompt) {
    double millis =
        switch (services.preferences().settings().get(Setting.PACE)) {
          case AT_ONCE -> 200;
          case FAST -> 500;
          case NORMAL -> 1000;
          case SLOW -> 2500;
        };
    return Duration.millis(prompt instanceof Shown ? 2 * millis : millis);
  }

  private void take() {
    due = null;
    if (!isRoutine(model.prompt()) || isWaiting.getAsBoolean()) {
      return;
    }
    int before = model.size();
    model.rollAll();
    if (model.size() == before) {
      model.goOn();
    }
  }

  /** Stops waiting. */
  void stop() {
    due = null;
    pause.stop();
  }
}
