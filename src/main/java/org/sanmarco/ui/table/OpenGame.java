package org.sanmarco.ui.table;

import java.util.Optional;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.table.Table;
import org.sanmarco.table.TableSource;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.ui.lesson.Tutor;
import org.sanmarco.ui.lesson.Tutor.Task;
import org.sanmarco.ui.seats.OwnScreens;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Guide;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.ThinkingClock;

/**
 * An open game without its panels: it stays when its screen is built again in another language.
 *
 * @param tutor the tutor, if the game is a lesson
 * @param thinking measures how long each seat thinks, except in a lesson
 */
record OpenGame(
    Table table,
    GameUi ui,
    Optional<Tutor> tutor,
    GameModel model,
    OwnScreens screens,
    ThinkingClock thinking) {

  /** A game at its own table; every move is passed to the autosave. */
  static OpenGame of(Services services, Table table) {
    GameUi ui = GameUi.of(table.game().id());
    return of(
        services,
        table,
        ui,
        Lesson.of(table.game(), table.record())
            .map(lesson -> new Tutor(lesson, ui.flow(), table::size)));
  }

  /** A game at the plain table. */
  static OpenGame plain(Services services, Table table) {
    return of(services, table, GameUi.plain(table.game().id()), Optional.empty());
  }

  private static OpenGame of(Services services, Table table, GameUi ui, Optional<Tutor> tutor) {
    TableSource source = new TableSource(table);
    ThinkingClock thinking =
        new ThinkingClock(tutor.isPresent() ? () -> 0 : services.nanos(), table::thought);
    GameModel model =
        new GameModel(
            source,
            ui.flow(),
            () -> {
              thinking.settle();
              services.autosave().save(table.record());
            },
            () -> services.preferences().settings().get(Setting.SECRECY),
            () -> !services.preferences().settings().get(Setting.END_TURN),
            tutor.<Guide>map(guide -> guide).orElse(Guide.NONE));
    return new OpenGame(table, ui, tutor, model, new OwnScreens(source, model), thinking);
  }

  /** The bot for a level: one that plays the lesson's moves, or the game's own. */
  Bot bot(BotLevel level) {
    return tutor
        .flatMap(guide -> guide.move(table.size()))
        .<Bot>map(move -> (view, thinking) -> move)
        .orElseGet(() -> Bots.of(table.game()).bot(level));
  }

  /** Whether the game is a lesson. */
  boolean isLesson() {
    return tutor.isPresent();
  }

  /** The present task of a learner. */
  Task task() {
    return tutor.map(guide -> guide.task(model.prompt())).orElse(Task.NONE);
  }

  /** Whether the other players, or dice and cards, wait until the tutor's text has been read. */
  boolean isHeld() {
    return task() == Task.READ && !(model.prompt() instanceof Deciding);
  }
}
