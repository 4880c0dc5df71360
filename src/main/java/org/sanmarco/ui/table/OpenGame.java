package org.sanmarco.ui.table;

import module java.base;

import javafx.application.Platform;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.room.Signal;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.seats.log.Terms;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.elsewhere.Invitations;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.ui.lesson.Tutor;
import org.sanmarco.ui.lesson.Tutor.Task;
import org.sanmarco.ui.puzzle.PuzzleTable;
import org.sanmarco.ui.puzzle.Trial;
import org.sanmarco.ui.puzzle.Trial.Exits;
import org.sanmarco.ui.seats.OwnScreens;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Guide;
import org.sanmarco.ui.table.model.JoinedModel;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.PlayerClock;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.ThinkingClock;

/**
 * An open game without its panels: it stays when its screen is built again in another language.
 *
 * @param tutor the tutor, if the game is a lesson
 * @param trial the player's attempt, if this is a puzzle
 * @param screens the seats at screens of their own; empty for a game that has none
 * @param remote the game, if another host leads it
 * @param visit its connection, if it is a game elsewhere
 * @param thinking measures how long each seat thinks, except in a lesson
 * @param times how long each seat has thought, the first seat first; empty if nothing is known
 */
public record OpenGame(
    GameUi ui,
    Optional<Tutor> tutor,
    Optional<Trial> trial,
    GameModel model,
    Optional<OwnScreens> screens,
    Optional<RemoteGame> remote,
    Optional<Visit> visit,
    ThinkingClock thinking,
    Supplier<List<Duration>> times) {

  /**
   * A game that is not kept here, whose players are all at this screen or that another host leads.
   */
  private OpenGame(
      GameUi ui,
      Optional<Trial> trial,
      GameModel model,
      Optional<RemoteGame> remote,
      Optional<Visit> visit) {
    this(
        ui,
        Optional.empty(),
        trial,
        model,
        Optional.empty(),
        remote,
        visit,
        new ThinkingClock(() -> 0, (seat, more) -> {}),
        List::of);
  }

  /** A game at its own table; every move is passed to the autosave. */
  public static OpenGame of(Services services, Table table) {
    GameUi ui = GameUi.of(table.game().id());
    return of(
        services,
        table,
        ui,
        Lesson.of(table.game(), table.record())
            .map(lesson -> new Tutor(lesson, ui.flow(), table::size)));
  }

  /** A game at the plain table, for when its own can't be shown. */
  public static OpenGame plain(Services services, Table table) {
    return of(services, table, GameUi.plain(table.game().id()), Optional.empty());
  }

  private static OpenGame of(Services services, Table table, GameUi ui, Optional<Tutor> tutor) {
    ThinkingClock thinking =
        new ThinkingClock(tutor.isPresent() ? () -> 0 : services.nanos(), table::thought);
    LedModel model =
        new LedModel(
            table,
            ui.flow(),
            () -> {
              thinking.settle();
              services.save(table);
            },
            () -> services.preferences().get(Setting.SECRECY),
            () -> !services.preferences().get(Setting.END_TURN),
            tutor.<Guide>map(guide -> guide).orElse(Guide.NONE));
    return new OpenGame(
        ui,
        tutor,
        Optional.empty(),
        model,
        tutor.isPresent() ? Optional.empty() : Optional.of(new OwnScreens(services, model)),
        Optional.empty(),
        Optional.empty(),
        thinking,
        () -> table.occasion().thinking());
  }

  /** A puzzle, which nobody keeps. */
  public static OpenGame puzzle(Services services, Puzzle puzzle, List<Seat> seats, Exits exits) {
    PuzzleTable opened = PuzzleTable.of(services, puzzle, seats, exits);
    Table table = opened.table();
    GameUi ui = GameUi.of(table.game().id());
    LedModel model =
        new LedModel(
            table,
            ui.flow(),
            () -> {},
            () -> services.preferences().get(Setting.SECRECY),
            () -> false,
            opened.trial());
    return new OpenGame(ui, Optional.of(opened.trial()), model, Optional.empty(), Optional.empty());
  }

  /**
   * A game that another host leads, and keeps.
   *
   * @param visit its connection, if it is a game elsewhere; it ends with the game
   */
  public static OpenGame joined(Services services, RemoteGame remote, Optional<Visit> visit) {
    visit.ifPresent(open -> open.attend(remote, Program.version(), Platform::runLater));
    remote.canHandOver(visit.filter(open -> !open.isWatching()).isPresent());
    GameUi ui = GameUi.of(remote.game().id());
    GameModel model =
        new JoinedModel(remote, ui.flow(), () -> services.preferences().get(Setting.SECRECY));
    return new OpenGame(ui, Optional.empty(), model, Optional.of(remote), visit);
  }

  /** The bot for a level: one that plays the lesson's moves, or the game's own. */
  Bot bot(BotLevel level) {
    return tutor
        .flatMap(guide -> guide.wish(model.size()))
        .<Bot>map(move -> (view, thinking) -> move)
        .orElseGet(() -> Bots.of(model.game()).bot(level));
  }

  /** Gives a signal to the players at other screens. */
  void signal(Signal.Kind kind) {
    screens.ifPresent(own -> own.signal(kind));
    remote.ifPresent(joined -> joined.signal(kind));
  }

  /** Whether somebody at this screen may give signals. */
  boolean canSignal() {
    return screens.filter(OwnScreens::canSignal).isPresent()
        || remote.filter(RemoteGame::canSignal).isPresent();
  }

  /** Whether somebody at this screen may write to the other players. */
  boolean canSay() {
    return isVisit() && terms().filter(Terms::chat).isPresent();
  }

  /** Writes a line to the other players. */
  void say(String line) {
    remote.ifPresent(joined -> joined.say(line));
  }

  /** The invitations to free seats that a player here passes on, by name. */
  Map<String, String> invitations() {
    return remote.map(Invitations::of).orElse(Map.of());
  }

  /** Whether the players of a game elsewhere can say to be away, and free seats. */
  boolean isVisit() {
    return visit.filter(open -> !open.isWatching()).isPresent();
  }

  /** The table that leads a game elsewhere; empty before it has been heard. */
  Optional<Attendance.Table> leader() {
    return visit.flatMap(Visit::table);
  }

  /** The agreement about time of a game elsewhere in which somebody here has a seat. */
  Optional<Terms> terms() {
    return visit.flatMap(Visit::terms);
  }

  /** Whether the players of a game elsewhere have agreed on a time. */
  boolean isTimed() {
    return terms().filter(Terms::isTimed).isPresent();
  }

  /**
   * The time of a player by that agreement; empty for a computer.
   *
   * @param seats the player's
   */
  Optional<PlayerClock> agreedTime(List<Integer> seats, Instant now) {
    Terms agreed = terms().orElse(Terms.NONE);
    int asked = remote.map(joined -> joined.awaited().seat()).orElse(0);
    return visit
        .flatMap(Visit::stamp)
        .flatMap(stamp -> stamp.left(seats, asked, now))
        .map(left -> PlayerClock.ofLeft(left, agreed.move().plus(agreed.bank())));
  }

  boolean isLesson() {
    return tutor.isPresent();
  }

  /** The reason why a computer may not advise here, as a text's key; empty if it may. */
  String whyNoAdvice() {
    if (terms().filter(agreed -> !agreed.advice()).isPresent()) {
      return "advice.why.agreed";
    }
    return isLesson() ? "advice.why.lesson" : trial.isPresent() ? "advice.why.puzzle" : "";
  }

  /** The present task of a learner. */
  Task task() {
    return tutor.map(guide -> guide.task(model.prompt())).orElse(Task.NONE);
  }

  /** Whether the other players, or dice and cards, wait until the tutor's text has been read. */
  boolean isHeld() {
    return task() == Task.READ && !(model.prompt() instanceof Deciding);
  }

  /** Leaves the game: ends what connects it with other screens. */
  void close() {
    screens.ifPresent(OwnScreens::leave);
    remote.ifPresent(RemoteGame::leave);
    visit.ifPresent(Visit::close);
  }
}
