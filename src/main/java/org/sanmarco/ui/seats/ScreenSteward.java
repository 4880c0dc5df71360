package org.sanmarco.ui.seats;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.Refusal;
import org.sanmarco.kernel.View;
import org.sanmarco.seats.Host;
import org.sanmarco.seats.Proposal.Act;
import org.sanmarco.table.Awaited;
import org.sanmarco.table.GameSource;
import org.sanmarco.ui.seats.Sheet.Task;
import org.sanmarco.ui.table.model.ClickRejection;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;

/**
 * Does at the window's table what seats at screens of their own propose, as if it were done at the
 * window. For the JavaFX thread.
 */
final class ScreenSteward implements Host.Steward {

  private static final Refusal NOT_NOW = Refusal.of("", "nothing-to-choose");

  private final GameSource game;
  private final GameModel model;
  private final IntFunction<Locale> languages;
  private final Runnable changed;
  private final Map<Locale, Sheet> sheets = new HashMap<>();

  /** The decision of the seat that is asked; null before it is needed. */
  private @Nullable Asked asked;

  /**
   * A decision in progress.
   *
   * @param moves the number of moves before it
   */
  private record Asked(int seat, int moves, Decision decision) {}

  /**
   * A steward.
   *
   * @param languages the language of each seat's screen
   * @param changed called when something that a screen shows has changed
   */
  ScreenSteward(GameSource game, GameModel model, IntFunction<Locale> languages, Runnable changed) {
    this.game = game;
    this.model = model;
    this.languages = languages;
    this.changed = changed;
  }

  /** The task of a seat's player. */
  private Task task(int seat) {
    return switch (model.present()) {
      case Prompt.Deciding(int due, var _) when due == seat -> Task.DECIDE;
      case Prompt.Elsewhere(int due) when due == seat -> Task.DECIDE;
      case Prompt.Away(int due) when due == seat -> Task.DECIDE;
      case Prompt.TurnOver(int due) when isPlayers(seat, due) -> Task.END;
      case Prompt.Chance(var _, int due) when isPlayers(seat, due) -> Task.ROLL;
      case Prompt.Shown _, Prompt.RoundOver _ -> seat > 0 ? Task.GO_ON : Task.WAIT;
      case Prompt.GameOver _ -> Task.OVER;
      default -> Task.WAIT;
    };
  }

  private boolean isPlayers(int seat, int other) {
    View all = game.view(0);
    return seat > 0 && all.player(seat) == all.player(other);
  }

  private @Nullable Decision decision(int seat) {
    if (task(seat) != Task.DECIDE) {
      return null;
    }
    if (asked == null || asked.seat() != seat || asked.moves() != game.size()) {
      asked = new Asked(seat, game.size(), model.decisionElsewhere(seat, changed));
    }
    return asked.decision();
  }

  @Override
  public @Nullable Refusal play(int seat, List<Move> moves) {
    for (Move move : moves) {
      Decision decision = decision(seat);
      if (decision == null) {
        return NOT_NOW;
      }
      Refusal refusal = game.refusal(decision.parts(), move);
      if (refusal != null) {
        return refusal;
      }
      decision.make(move);
    }
    return null;
  }

  @Override
  public @Nullable Refusal act(int seat, Act act, int choice) {
    Task task = task(seat);
    Decision decision = decision(seat);
    switch (act) {
      case CHOOSE -> {
        if (decision == null || choice < 1 || choice > decision.choices().size()) {
          return NOT_NOW;
        }
        decision.click(List.copyOf(decision.choices()).get(choice - 1));
        return decision.whyNot().map(ClickRejection::refusal).orElse(null);
      }
      case BACK -> {
        if (decision == null || !decision.canGoBack()) {
          return NOT_NOW;
        }
        decision.back();
      }
      case UNDO -> {
        if (!canUndo(seat)) {
          return Refusal.of("", "nothing-to-undo");
        }
        model.undo();
      }
      case GO_ON -> {
        Optional<Move> settled = decision == null ? Optional.empty() : Sheet.settled(decision);
        if (decision != null && settled.isPresent()) {
          decision.make(settled.get());
          return null;
        }
        if (task != Task.END && task != Task.ROLL && task != Task.GO_ON) {
          return NOT_NOW;
        }
        model.proceed();
      }
      case PLAY, REDO, AWAY, FREE, AGAIN, SIGNAL -> {
        return NOT_NOW;
      }
    }
    return null;
  }

  @Override
  public Awaited awaited() {
    int turn = Math.max(game.view(0).onTurn(), 1);
    return switch (model.present()) {
      case Prompt.Deciding(int seat, var _) -> Awaited.of(Awaited.Task.DECIDE, seat);
      case Prompt.Away(int seat) -> Awaited.of(Awaited.Task.DECIDE, seat);
      case Prompt.Elsewhere(int seat) -> Awaited.of(Awaited.Task.DECIDE, seat);
      case Prompt.Joining(int seat) -> Awaited.of(Awaited.Task.JOIN, seat);
      case Prompt.Curtain(int seat) when seat > 0 -> Awaited.of(Awaited.Task.DECIDE, seat);
      case Prompt.Curtain _, Prompt.Past _ -> Awaited.of(Awaited.Task.COVERED, turn);
      case Prompt.TurnOver(int seat) -> Awaited.of(Awaited.Task.END, seat);
      case Prompt.Chance(var _, int seat) -> Awaited.of(Awaited.Task.ROLL, seat);
      case Prompt.Computer(int seat, var _) -> Awaited.of(Awaited.Task.COMPUTER, seat);
      case Prompt.Shown(int move) -> new Awaited(Awaited.Task.SHOWN, turn, move);
      case Prompt.RoundOver(int move) -> new Awaited(Awaited.Task.ROUND, turn, move);
      case Prompt.GameOver _ -> Awaited.of(Awaited.Task.OVER, turn);
    };
  }

  /** Whether the seat's player made the last decision, which can still be undone. */
  @Override
  public boolean canUndo(int seat) {
    if (!model.canUndo()) {
      return false;
    }
    if (model.present() instanceof Prompt.TurnOver(int due)) {
      return isPlayers(seat, due);
    }
    return game.moves(0).reversed().stream()
        .map(move -> move.by() instanceof Actor.Seat(int by) ? by : 0)
        .filter(by -> by > 0 && !game.seat(by).isComputer())
        .findFirst()
        .filter(by -> isPlayers(seat, by))
        .isPresent();
  }

  @Override
  public Map<String, @Nullable Object> sheet(int seat) {
    int ending = model.present() instanceof Prompt.TurnOver(int due) ? due : 0;
    return words(seat).of(seat, task(seat), ending, decision(seat), canUndo(seat));
  }

  private Sheet words(int seat) {
    return sheets.computeIfAbsent(
        languages.apply(seat), locale -> new Sheet(game, model.flow(), locale));
  }

  @Override
  public String reason(int seat, Refusal refusal) {
    return words(seat).refusal(refusal);
  }
}
