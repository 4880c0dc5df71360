package org.sanmarco.ui.shell;

import module java.base;

import javafx.stage.Stage;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.coach.Coach;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.kernel.Move;
import org.sanmarco.save.OpenedGame;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.AutosaveStatus;
import org.sanmarco.ui.Dialogs.Answer;
import org.sanmarco.ui.Navigator;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.book.RuleBookDialog;
import org.sanmarco.ui.book.SummaryDialog;
import org.sanmarco.ui.fame.FameScreen;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.home.HomeScreen;
import org.sanmarco.ui.home.NewGameScreen;
import org.sanmarco.ui.keys.KeySheet;
import org.sanmarco.ui.keys.KeyWords;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.ui.library.LibraryScreen;
import org.sanmarco.ui.puzzle.PuzzlesScreen;
import org.sanmarco.ui.puzzle.Trial.Exits;
import org.sanmarco.ui.settings.SettingsDialog;
import org.sanmarco.ui.table.GameScreen;
import org.sanmarco.ui.table.OpenGame;
import org.sanmarco.words.Messages;

/** The ways from one screen of a window to another, and to the pages over them. */
final class Routes implements Navigator {

  private final ShellServices services;
  private final Stage stage;
  private final WindowTexts texts;
  private final ShownScreen shown;
  private final Runnable quit;

  /**
   * The ways of a window.
   *
   * @param services all services; not used yet
   * @param quit ends the program, once the player agrees
   */
  Routes(ShellServices services, Stage stage, WindowTexts texts, ShownScreen shown, Runnable quit) {
    this.services = services;
    this.stage = stage;
    this.texts = texts;
    this.shown = shown;
    this.quit = quit;
  }

  private AutosaveGuard guard() {
    return services.autosaveGuard();
  }

  private AutosaveStatus status() {
    return guard().status();
  }

  @Override
  public void home() {
    guard().askLeave("leave.home", () -> leaveTo(() -> new HomeScreen(services, status())));
  }

  /** Shows the start screen if no screen is shown because the saved game to open was refused. */
  void homeIfNowhere() {
    if (shown.isEmpty()) {
      home();
    }
  }

  @Override
  public void newGame(String game) {
    guard().askLeave("leave.new", () -> leaveTo(() -> new NewGameScreen(services, game)));
  }

  @Override
  public void library() {
    leaveTo(() -> new LibraryScreen(services));
  }

  @Override
  public void fame() {
    String about = shown.game();
    Runnable before = wayBack(opened -> {});
    leaveTo(() -> new FameScreen(services, about, before));
  }

  @Override
  public void puzzles() {
    leaveTo(() -> new PuzzlesScreen(services));
  }

  @Override
  public void puzzle(Puzzle puzzle) {
    services.puzzles().lookAt(puzzle.setup().game());
    services
        .puzzles()
        .load(known ->
            puzzle(
                puzzle,
                List.of(),
                new Exits(
                    Optional.empty(),
                    Effort.USUAL,
                    false,
                    () -> services.puzzles().solve(puzzle),
                    this::puzzles,
                    known.after(puzzle).<Runnable>map(next -> () -> puzzle(next)))));
  }

  @Override
  public void retry(
      Puzzle puzzle,
      List<Seat> seats,
      Move played,
      Effort effort,
      boolean withComputers,
      boolean isShown) {
    Runnable back = wayBack(screen -> screen.showReview(effort, withComputers));
    puzzle(
        puzzle,
        seats,
        new Exits(
            Optional.of(played),
            effort,
            isShown,
            () -> services.puzzles().solve(puzzle),
            back,
            Optional.empty()));
  }

  private void puzzle(Puzzle puzzle, List<Seat> seats, Exits exits) {
    leaveToGame(() -> OpenGame.puzzle(services, puzzle, seats, exits));
  }

  /**
   * Goes to the game being played, or to the start screen.
   *
   * @param opened is called with the game's screen
   */
  private Runnable wayBack(Consumer<GameScreen> opened) {
    Table played = status().game().orElse(null);
    if (played == null) {
      return shown.kept().<Runnable>map(file -> () -> resume(file, opened)).orElse(this::home);
    }
    Path autosaved = status().autosave().file().orElse(null);
    return autosaved == null ? () -> begin(played, opened) : () -> resume(autosaved, opened);
  }

  @Override
  public void game(Table table) {
    begin(table, opened -> {});
  }

  @Override
  public void hosted(Table table) {
    begin(table, GameScreen::showOwnScreens);
  }

  @Override
  public void linked(Table table) {
    begin(table, GameScreen::inviteElsewhere);
  }

  private void begin(Table table, Consumer<GameScreen> opened) {
    shown.leaving();
    guard()
        .leave(() -> {
          status().begin(table);
          open(table, opened);
        });
  }

  @Override
  public void game(OpenedGame opened) {
    begin(opened, screen -> {});
  }

  @Override
  public void review(OpenedGame opened) {
    begin(opened, GameScreen::showReview);
  }

  private void begin(OpenedGame game, Consumer<GameScreen> opened) {
    shown.leaving();
    guard()
        .leave(() -> {
          status().begin(game);
          open(game.game().table(), opened);
        });
  }

  @Override
  public void joined(RemoteGame game, Optional<Visit> visit) {
    leaveToGame(() -> OpenGame.joined(services, game, visit));
  }

  @Override
  public void newGameByLink() {
    guard().askLeave("leave.new", () -> leaveTo(() -> NewGameScreen.byLink(services)));
  }

  @Override
  public void newGameElsewhere(Consumer<GameOffer> ready) {
    guard().askLeave("leave.new", () -> leaveTo(() -> NewGameScreen.elsewhere(services, ready)));
  }

  private void leaveTo(Supplier<Screen> next) {
    shown.leaving();
    guard().leave(() -> shown.show(next.get()));
  }

  private void leaveToGame(Supplier<OpenGame> next) {
    shown.leaving();
    guard().leave(() -> announce(() -> shown.show(new GameScreen(services, next.get()))));
  }

  /** Says that a game is being opened, and opens it. */
  private void announce(Runnable open) {
    shown.announce(texts.messages().text("opening"), () -> tryTo(open));
  }

  /** Opens a game, or tells what can be done if that fails. */
  private void tryTo(Runnable open) {
    try {
      open.run();
    } catch (RuntimeException broken) {
      shown.endAnnouncement();
      homeIfNowhere();
      services.failures().failed("open a game", broken);
    }
  }

  /** Shows the table of the game being played. */
  private void open(Table table, Consumer<GameScreen> opened) {
    announce(() -> {
      GameScreen next = new GameScreen(services, OpenGame.of(services, table));
      next.resumeOwnScreens(() ->
          tryTo(() -> {
            shown.show(next);
            opened.accept(next);
          }));
    });
  }

  /** The further answers after a failure, about the game being played. */
  List<Answer> rescues() {
    Messages messages = texts.messages();
    return status().game().stream()
        .flatMap(table ->
            Stream.of(
                Answer.of(
                    messages,
                    "failure.plain",
                    () -> shown.show(new GameScreen(services, OpenGame.plain(services, table)))),
                Answer.of(
                    messages,
                    "failure.export",
                    () -> services.exportActions().text(table.record(), file -> {}))))
        .toList();
  }

  @Override
  public void resume(Path kept) {
    resume(kept, opened -> {});
  }

  @Override
  public void review(Path kept) {
    resume(kept, GameScreen::showReview);
  }

  private void resume(Path kept, Consumer<GameScreen> opened) {
    services.<SavedGame>run(
        "continue a game",
        () -> status().autosave().resume(kept),
        game -> {
          status().play(game);
          open(game.table(), opened);
        },
        failed -> services.savedGameActions().refused(kept, failed));
  }

  @Override
  public void settings() {
    if (!services.dialogs().isOpen()) {
      SettingsDialog.open(services);
    }
  }

  @Override
  public void summary() {
    if (stage.getScene().lookup("#summary") == null) {
      SummaryDialog.open(
          services,
          shown.game(),
          status()
              .game()
              .filter(played -> played.game().id().equals(shown.game()))
              .map(played -> played.view(0)));
    }
  }

  @Override
  public void firstGame(String game) {
    Games.installed()
        .find(game)
        .flatMap(Lesson::firstGame)
        .ifPresent(lesson -> {
          GameUi ui = GameUi.of(lesson.game().id());
          game(lesson.table(ui.lessonMessages(texts.load(Lesson.TEXTS))));
        });
  }

  @Override
  public void rules(String rule) {
    String game = shown.game();
    if (stage.getScene().lookup("#rule-book") == null && !Coach.of(game).pages().isEmpty()) {
      RuleBookDialog.open(services, game, rule);
    }
  }

  @Override
  public void keys() {
    if (!services.dialogs().isOpen()) {
      KeySheet.open(services, KeyWords.in(texts.messages().locale()));
    }
  }

  @Override
  public void titleChanged() {
    shown.updateTitle();
  }

  @Override
  public void roundChanged() {
    shown.accompany();
  }

  @Override
  public void quit() {
    quit.run();
  }
}
