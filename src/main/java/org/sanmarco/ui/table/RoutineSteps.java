package org.sanmarco.ui.table;

import java.util.function.BooleanSupplier;
import javafx.animation.ScaleTransition;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;

/**
 * Takes the steps at which nobody decides anything, such as drawing the cards of a turn or
 * continuing after a die, once what led to them has been seen. The page announces them, and a click
 * takes them at once. The end of a turn, which ends the time to undo, comes later; steps that
 * players like to take themselves are left to them.
 */
final class RoutineSteps {

  /** The time left to players for an undo, beyond the usual pause. */
  private static final double OWN_MILLIS = 3000;

  private final GameModel model;
  private final Services services;
  private final BooleanSupplier isWaiting;
  private final ScaleTransition pause;

  /** The prompt for which the pause runs; null if it doesn't. */
  private @Nullable Prompt duePrompt;

  private int moves;
  private boolean isTaken;

  /**
   * No step yet.
   *
   * @param isWaiting whether something else has to be seen or done first
   * @param pause the announced wait before a step
   */
  RoutineSteps(
      GameModel model, Services services, BooleanSupplier isWaiting, ScaleTransition pause) {
    this.model = model;
    this.services = services;
    this.isWaiting = isWaiting;
    this.pause = pause;
    pause.setOnFinished(event -> take());
  }

  /** Called after every change, and when something has been seen or done. */
  void update() {
    Prompt now = model.prompt();
    if (!isRoutine(now) || isWaiting.getAsBoolean()) {
      stop();
    } else if (!now.equals(duePrompt) || moves != model.size()) {
      duePrompt = now;
      moves = model.size();
      pause.setDuration(pause(now));
      pause.playFromStart();
    }
  }

  private boolean isRoutine(Prompt prompt) {
    return model.isLedHere()
        && services.preferences().get(Setting.ROUTINE)
        && switch (prompt) {
          case Shown _, TurnOver _ -> true;
          case Chance(var phase, int _) -> model.flow().isRoutine(phase);
          default -> false;
        };
  }

  private Duration pause(Prompt prompt) {
    double millis =
        switch (services.preferences().get(Setting.PACE)) {
          case AT_ONCE -> 200;
          case FAST -> 500;
          case NORMAL -> 1000;
          case SLOW -> 2500;
        };
    return Duration.millis(
        switch (prompt) {
          case Shown _ -> 2 * millis;
          case TurnOver _ -> millis + OWN_MILLIS;
          case Chance _ when model.flow().canRollAll(model.view()) -> millis / 4;
          default -> millis;
        });
  }

  private void take() {
    duePrompt = null;
    if (!isRoutine(model.prompt()) || isWaiting.getAsBoolean()) {
      return;
    }
    int before = model.size();
    isTaken = true;
    model.rollAll();
    if (model.size() == before) {
      model.goOn();
    }
    isTaken = false;
  }

  /** Whether a step is being taken now. */
  boolean isTaken() {
    return isTaken;
  }

  void stop() {
    duePrompt = null;
    pause.stop();
  }
}
