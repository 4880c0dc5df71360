package org.sanmarco.ui.table;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Budget;
import org.sanmarco.kernel.Level;
import org.sanmarco.kernel.View;
import org.sanmarco.save.Setting;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Deciding;

/**
 * Asks a computer what it would do in place of a person who decides. It thinks on a thread of its
 * own; what it says is gone with the decision, and what it says too late is dropped. For the JavaFX
 * thread.
 */
final class Adviser {

  private static final Level LEVEL = Level.HARD;
  private static final long MILLIS = 500;

  private final PanelContext context;
  private final GameModel model;
  private final Function<Level, Bot> bots;
  private final Services services;
  private final BooleanSupplier isTaught;
  private final Runnable changed;
  private @Nullable Question question;

  /**
   * Nobody is asked yet.
   *
   * @param bots who plays at a level
   * @param isTaught whether somebody else says what to do
   * @param changed is told when {@link #words} have changed
   */
  Adviser(
      PanelContext context,
      Function<Level, Bot> bots,
      Services services,
      BooleanSupplier isTaught,
      Runnable changed) {
    this.context = context;
    this.model = context.model();
    this.bots = bots;
    this.services = services;
    this.isTaught = isTaught;
    this.changed = changed;
  }

  /** Why nobody can be asked now, as a text's key; nothing if somebody can. */
  Optional<String> whyNot() {
    return model.isHidden() ? Optional.of("advice.why.hidden") : whyNever();
  }

  /** Why nobody can be asked in this decision at all. */
  private Optional<String> whyNever() {
    String why =
        switch (model.prompt()) {
          case Prompt.Past _ -> "advice.why.past";
          case Computer _ -> "advice.why.computer";
          case Deciding _ when !services.preferences().settings().get(Setting.ADVICE) ->
              "advice.why.off";
          case Deciding _ when isTaught.getAsBoolean() -> "advice.why.lesson";
          case Deciding _ when bot().isEmpty() -> "advice.why.no-computer";
          case Deciding _ -> "";
          default -> "advice.why.nothing";
        };
    return why.isEmpty() ? Optional.empty() : Optional.of(why);
  }

  /** Who is asked, if computers play this game at all. */
  private Optional<Bot> bot() {
    try {
      return Optional.of(bots.apply(LEVEL));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /**
   * What is advised now, or that it is being thought about; empty if nobody was asked, or while the
   * hand is hidden that it speaks of.
   */
  String words() {
    return question == null || model.isHidden() ? "" : question.words;
  }

  /** Asks, unless it was asked already or nobody can be asked. */
  void ask() {
    drop();
    if (question == null && whyNot().isEmpty()) {
      question = new Question();
      question.think();
      // Everything is shown anew, the words too.
      model.askAdvice();
    }
  }

  /** Forgets what is no longer asked. To be called when anything has changed. */
  void drop() {
    if (question != null && !(question.isStill() && whyNever().isEmpty())) {
      stop();
    }
  }

  /** Nobody is asked any more. */
  void stop() {
    if (question != null) {
      question.budget.stop();
      question = null;
    }
  }

  /** One decision that advice is asked for. */
  private final class Question {
    final int moves = model.moves();
    final Prompt stage = model.prompt();
    final Budget budget = Budget.forMillis(services.seeds().getAsLong(), MILLIS);
    String words = context.text("advice.thinking");

    boolean isStill() {
      return moves == model.moves() && stage.equals(model.prompt());
    }

    void think() {
      Bot bot = bot().orElseThrow();
      View view = model.decision().asked();
      Thread.ofPlatform().name("adviser").daemon().start(() -> think(bot, view));
    }

    private void think(Bot bot, View view) {
      try {
        String advice = context.texts().advice(view, bot.choose(view, budget));
        Platform.runLater(() -> say(advice));
      } catch (RuntimeException | Error broken) {
        Platform.runLater(() -> fail(broken));
      }
    }

    private void say(String said) {
      if (equals(question)) {
        words = said;
        changed.run();
      }
    }

    private void fail(Throwable broken) {
      if (equals(question)) {
        say(context.text("advice.failed"));
        services.failures().failed("have a computer advise", broken);
      }
    }
  }
}
