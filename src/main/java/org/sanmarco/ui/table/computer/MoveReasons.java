package org.sanmarco.ui.table.computer;

import module java.base;

import javafx.scene.layout.Region;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Explainer;
import org.sanmarco.kernel.Actor;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.SeenMove;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.MoveFigure;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.GameModel;

/**
 * Says why computers made their moves, from what the log may tell. It thinks on a thread of its
 * own. For the JavaFX thread.
 */
public final class MoveReasons {

  private final PanelContext context;
  private final GameModel model;
  private final Function<BotLevel, Bot> bots;
  private final Services services;
  private final BooleanSupplier isTaught;

  /**
   * A reason.
   *
   * @param figure the division that was made and another one, drawn; empty for other moves
   */
  public record Answer(String words, Optional<Region> figure) {

    Answer(String words) {
      this(words, Optional.empty());
    }
  }

  /**
   * Reasons for the moves of a game.
   *
   * @param bots the bot of a level
   * @param isTaught whether a tutor says what to do
   */
  public MoveReasons(PanelContext context, Function<BotLevel, Bot> bots, BooleanSupplier isTaught) {
    this.context = context;
    model = context.model();
    this.bots = bots;
    services = context.services();
    this.isTaught = isTaught;
  }

  /**
   * Whether a reason can be asked for: a computer's move that may be seen.
   *
   * @param number the move's number; 0 for none
   */
  public boolean isKnown(int number) {
    if (number < 1 || number > model.history().size()) {
      return false;
    }
    SeenMove seen = model.history().get(number - 1);
    return seen.move() != null
        && seen.by() instanceof Actor.Seat(int seat)
        && model.seat(seat).isComputer()
        && services.preferences().get(Setting.ADVICE)
        && !isTaught.getAsBoolean();
  }

  /**
   * Asks for the reason of a move for which it {@link #isKnown}.
   *
   * @param told receives a note that it is being found, and then the reason
   * @return the budget, which can be stopped; then nothing more is told
   */
  public Budget ask(int number, Consumer<Answer> told) {
    SeenMove seen = model.history().get(number - 1);
    View known = model.after(number - 1);
    Budget budget = Budget.forMillis(number, Adviser.THINKING_MILLIS);
    told.accept(new Answer(context.text("advice.thinking")));
    Explainer explainer = Adviser.explainer(model, bots);
    Move move = Objects.requireNonNull(seen.move());
    Thinking.start(
        "reasons",
        () ->
            explainer.explain(
                known,
                move,
                budget,
                () -> Budget.forMillis(budget.seed(), Adviser.COMPARING_MILLIS)),
        found -> {
          if (!budget.isStopped()) {
            told.accept(answer(known, found));
          }
        },
        broken -> {
          if (!budget.isStopped()) {
            told.accept(new Answer(context.text("advice.failed")));
            services.failures().failed("have a computer explain a move", broken);
          }
        });
    return budget;
  }

  private Answer answer(View known, Optional<Advice> found) {
    String name = context.name(known.onTurn());
    if (found.isEmpty()) {
      return new Answer(context.text("why.hidden", name));
    }
    Advice advice = found.get();
    if (advice.other().isEmpty()) {
      return new Answer(context.text("why.only", name));
    }
    String reasons = context.texts().reasons(advice);
    Optional<Region> figure = MoveFigure.ofMade(context, advice);
    if (figure.isPresent()) {
      return new Answer(reasons, figure);
    }
    Move other = advice.other().get().move();
    return new Answer(
        context.text(
            "why.answer",
            reasons,
            context.texts().move(known, other, Explainer.events(known, other))));
  }
}
