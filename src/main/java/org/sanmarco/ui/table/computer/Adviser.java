package org.sanmarco.ui.table.computer;

import module java.base;

import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.coach.Advice;
import org.sanmarco.coach.Coach;
import org.sanmarco.coach.Explainer;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.kernel.Move;
import org.sanmarco.kernel.View;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.MoveFigure;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.table.model.Decision;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;

/**
 * Asks a computer for its move in place of a person who decides. It thinks on a thread of its own.
 * Its advice is gone with the decision, and late advice is dropped. For the JavaFX thread.
 */
public final class Adviser {

  private static final BotLevel LEVEL = BotLevel.HARD;

  /** The level whose moves the other seats are expected to make. */
  private static final BotLevel OTHERS = BotLevel.MEDIUM;

  static final long THINKING_MILLIS = 450;
  static final long COMPARING_MILLIS = 350;

  private final PanelContext context;
  private final GameModel model;
  private final Function<BotLevel, Bot> bots;
  private final Services services;
  private final Supplier<String> whyNot;
  private final Runnable onChange;
  private @Nullable Question question;

  /**
   * An adviser that has not been asked yet.
   *
   * @param bots the bot of a level
   * @param whyNot the reason why nobody advises here, as a text's key; empty if somebody does
   * @param onChange called when {@link #words} have changed
   */
  public Adviser(
      PanelContext context,
      Function<BotLevel, Bot> bots,
      Supplier<String> whyNot,
      Runnable onChange) {
    this.context = context;
    this.model = context.model();
    this.bots = bots;
    services = context.services();
    this.whyNot = whyNot;
    this.onChange = onChange;
  }

  /** Compares moves of a game. */
  static Explainer explainer(GameModel model, Function<BotLevel, Bot> bots) {
    return new Explainer(
        Coach.of(model.game().id()).ledger(), bots.apply(LEVEL), bots.apply(OTHERS));
  }

  /** The reason why advice is not available now, as a text's key; empty if it is. */
  public Optional<String> whyNot() {
    return model.isHidden() ? Optional.of("advice.why.hidden") : whyNever();
  }

  /** The reason why advice is not available for this decision at all. */
  private Optional<String> whyNever() {
    String why =
        switch (model.prompt()) {
          case Prompt.Past _ -> "advice.why.past";
          case Computer _ -> "advice.why.computer";
          case Deciding _ when !services.preferences().get(Setting.ADVICE) -> "advice.why.off";
          case Deciding _ when !whyNot.get().isEmpty() -> whyNot.get();
          case Deciding _ when bot().isEmpty() -> "advice.why.no-computer";
          case Deciding _ -> "";
          default -> "advice.why.nothing";
        };
    return why.isEmpty() ? Optional.empty() : Optional.of(why);
  }

  /** The bot that advises, if computers play this game at all. */
  private Optional<Bot> bot() {
    try {
      return Optional.of(bots.apply(LEVEL));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /**
   * The advice, or a note that it is being computed; empty if nobody asked, or while the hand that
   * it mentions is hidden.
   */
  public String words() {
    return question == null || model.isHidden() ? "" : question.words;
  }

  /** The advised division and the other one, drawn; empty for other advice. */
  public Optional<Region> figure() {
    return question == null || model.isHidden() ? Optional.empty() : question.figure;
  }

  /**
   * Asks for advice, unless it is not available. Asked again, it lays out what it has drawn, or
   * thinks again about what was laid out since.
   */
  public void ask() {
    drop();
    if (figure().isPresent()) {
      play();
      return;
    }
    if (advice().isPresent() && model.decision().sorting().isPresent()) {
      stop();
    }
    if (question == null && whyNot().isEmpty()) {
      question = new Question();
      question.think();
      // This updates the whole screen, the words too.
      context.model().askAdvice();
    }
  }

  /** Drops advice on a past decision. Called after every change. */
  public void drop() {
    if (question != null && !(question.isStill() && whyNever().isEmpty())) {
      stop();
    }
  }

  /** Stops asking. */
  public void stop() {
    if (question != null) {
      question.budget.stop();
      question = null;
    }
  }

  /** The advised move; empty if there is none, or while the hand is hidden. */
  public Optional<Move> move() {
    return advice().map(Advice::move);
  }

  private Optional<Advice> advice() {
    return Optional.ofNullable(question == null || model.isHidden() ? null : question.advice);
  }

  /**
   * Makes the advised move, if there is one, as if the player had chosen it, or lays it out where
   * that comes first.
   */
  public void play() {
    drop();
    Decision decision = model.decision();
    Optional<Move> advised = move();
    hideFigure();
    advised.ifPresent(decision.sorting().isPresent() ? decision::layOut : decision::make);
  }

  /** Hides the figure; the words stay. */
  public void hideFigure() {
    if (question != null && question.figure.isPresent()) {
      question.figure = Optional.empty();
      onChange.run();
    }
  }

  /** Continues the work of an adviser of the same game in another language. */
  public void takeOver(Adviser before) {
    if (before.question != null && before.question.isStill()) {
      question = new Question();
      Advice advice = before.question.advice;
      if (advice == null) {
        question.think();
      } else {
        question.say(advice);
      }
    }
  }

  /** One decision that advice is asked for. */
  private final class Question {
    final int moves = model.moves();
    final Prompt stage = model.prompt();
    final List<Move> parts = List.copyOf(model.decision().parts());
    final View view = model.decision().asked();
    final long seed = services.seeds().getAsLong();
    final Budget budget = Budget.forMillis(seed, THINKING_MILLIS);
    String words = context.text("advice.thinking");
    @Nullable Advice advice;
    Optional<Region> figure = Optional.empty();

    boolean isStill() {
      return moves == model.moves()
          && stage.equals(model.prompt())
          && parts.equals(model.decision().parts());
    }

    void think() {
      Explainer explainer = explainer(model, bots);
      Supplier<Budget> comparing = () -> Budget.forMillis(seed, COMPARING_MILLIS);
      Optional<Move> tried = model.decision().laidOut();
      Thinking.start(
          "adviser",
          () ->
              tried
                  .map(move -> explainer.advise(view, move, budget, comparing))
                  .orElseGet(() -> explainer.advise(view, budget, comparing)),
          this::say,
          this::fail);
    }

    void say(Advice found) {
      if (equals(question)) {
        advice = found;
        figure = MoveFigure.of(context, found);
        words = context.texts().advice(view, found, figure.isPresent());
        onChange.run();
      }
    }

    private void fail(Throwable broken) {
      if (equals(question)) {
        words = context.text("advice.failed");
        onChange.run();
        services.failures().failed("have a computer advise", broken);
      }
    }
  }
}
