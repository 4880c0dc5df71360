package org.sanmarco.ui.table.computer;

import module java.base;

import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.RefusedException;
import org.sanmarco.kernel.View;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.Pace;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.table.model.ComputerTurns;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.ThinkingClock;

/**
 * Asks computers for their moves on their turn, and plays them at a pace that can be followed. They
 * think on threads of their own. Any change of the game stops them, and a late answer is dropped.
 * For the JavaFX thread.
 */
public final class ComputerPlayers {

  private final GameModel model;
  private final Function<BotLevel, Bot> bots;
  private final Services services;
  private final BooleanSupplier isPlaying;
  private final BooleanSupplier isHeld;
  private final BooleanSupplier isCovered;
  private final ThinkingClock clock;
  private Runnable onChange = () -> {};
  private @Nullable Turn turn;
  private boolean paused;

  /**
   * Computers that have not been asked yet.
   *
   * @param bots the bot of a level
   * @param isPlaying whether the previous move is still being shown
   * @param isHeld whether they wait until a text has been read
   * @param isCovered whether a menu, which their move would close, or a dialog is open
   * @param clock measures how long they think
   */
  public ComputerPlayers(
      GameModel model,
      Function<BotLevel, Bot> bots,
      Services services,
      BooleanSupplier isPlaying,
      BooleanSupplier isHeld,
      BooleanSupplier isCovered,
      ThinkingClock clock) {
    this.clock = clock;
    this.isHeld = isHeld;
    this.isCovered = isCovered;
    this.model = model;
    this.bots = bots;
    this.services = services;
    this.isPlaying = isPlaying;
  }

  /** Sets the listener for changes of {@link #isPaused} and {@link #hasFailed}. */
  void onChange(Runnable listener) {
    onChange = listener;
  }

  /** Whether the computers are paused. */
  public boolean isPaused() {
    return paused;
  }

  /** Whether the computer on turn has failed to find a move. */
  boolean hasFailed() {
    return turn != null && turn.failed;
  }

  /** Pauses the computers, or lets them continue. */
  public void pause() {
    paused = !paused;
    onChange.run();
    playIfDue();
  }

  /**
   * Starts asking if a computer is on turn, and stops asking for a past turn. To be called after
   * every change, and when the previous move has been shown.
   */
  public void show() {
    if (turn == null || !turn.isStill()) {
      stop();
      if (model instanceof LedModel led && model.prompt() instanceof Computer computer) {
        turn = new Turn(led.computers(), computer);
        turn.think();
      }
    }
    if (turn != null
        && !isHeld.getAsBoolean()
        && (!isPlaying.getAsBoolean()
            || services.preferences().get(Setting.PACE) == Pace.AT_ONCE)) {
      turn.startPause();
    }
  }

  /** Makes one move now, also while they are paused. */
  public void hurry() {
    if (turn != null) {
      turn.hurry();
    }
  }

  /** Asks a failed computer once more. */
  void again() {
    stop();
    show();
    onChange.run();
  }

  /** Stops asking. */
  public void stop() {
    if (turn != null) {
      turn.stop();
      turn = null;
    }
  }

  /** Plays a move that is due, such as one that waited for a menu to close. */
  public void playIfDue() {
    if (turn != null) {
      turn.playIfDue();
    }
  }

  private Duration pace() {
    Pace pace = services.preferences().get(Setting.PACE);
    return Duration.millis(
        switch (pace) {
              case AT_ONCE -> 0;
              case FAST -> 300;
              case NORMAL -> 1000;
              case SLOW -> 2500;
            }
            * model.flow().patience(model.view()));
  }

  /** One move of a computer, or of chance on its turn, from asking to playing. */
  private final class Turn {
    final int moves = model.moves();
    final ComputerTurns computers;
    final Computer computer;
    final String level;
    final PauseTransition pause = new PauseTransition();
    final Budget budget;
    @Nullable Move answer;
    volatile long tookNanos;
    boolean seen;
    boolean due;
    boolean hurried;
    boolean failed;

    Turn(ComputerTurns computers, Computer computer) {
      this.computers = computers;
      this.computer = computer;
      level = level();
      BotLevel known = BotLevel.of(level).orElse(BotLevel.RANDOM);
      int worth = computer.chance() ? 1 : bots.apply(known).seconds(computers.view());
      budget = Budget.ofPlay(known, worth, services.seeds().getAsLong());
      pause.setOnFinished(event -> due());
    }

    private String level() {
      return model.seats().get(computer.seat() - 1).computer();
    }

    /** Whether this turn is still due. */
    boolean isStill() {
      return moves == model.moves() && computer.equals(model.prompt()) && level.equals(level());
    }

    void think() {
      if (computer.chance()) {
        return;
      }
      answer = computers.answer().orElse(null);
      if (answer == null) {
        Bot bot = bots.apply(BotLevel.of(level).orElseThrow());
        View view = computers.view();
        Thinking.start("computer", () -> think(bot, view), this::answered, this::fail);
      }
    }

    private Move think(Bot bot, View view) {
      long began = clock.nanos();
      Move move = bot.choose(view, budget);
      tookNanos = clock.nanos() - began;
      return move;
    }

    private void answered(Move move) {
      answer = move;
      playIfDue();
    }

    private void fail(Throwable broken) {
      if (isAsked()) {
        failed = true;
        onChange.run();
        services.failures().failed("have a computer play", broken);
      }
    }

    /** Starts the pause after the previous move has been shown. */
    void startPause() {
      if (seen) {
        return;
      }
      seen = true;
      Duration pace = pace();
      if (pace.equals(Duration.ZERO)) {
        Platform.runLater(this::due);
      } else {
        pause.setDuration(pace);
        pause.play();
      }
    }

    private void due() {
      due = true;
      playIfDue();
    }

    void hurry() {
      hurried = true;
      budget.stop();
      due();
    }

    void stop() {
      budget.stop();
      pause.stop();
    }

    private boolean isAsked() {
      return equals(turn);
    }

    private boolean isWaiting() {
      return isCovered.getAsBoolean() || paused && !hurried;
    }

    /** Plays once the answer has come and the pause is over, unless the turn is no longer due. */
    void playIfDue() {
      boolean isAnswered = computer.chance() || answer != null;
      if (!isAsked() || failed || !due || !isAnswered || isWaiting()) {
        return;
      }
      stop();
      try {
        if (computer.chance()) {
          computers.playChance(moves);
        } else {
          clock.add(computer.seat(), java.time.Duration.ofNanos(tookNanos));
          computers.play(moves, Objects.requireNonNull(answer));
        }
      } catch (RefusedException broken) {
        fail(broken);
      }
    }
  }
}
