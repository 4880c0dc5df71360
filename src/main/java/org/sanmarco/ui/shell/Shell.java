package org.sanmarco.ui.shell;

import module java.base;

import javafx.animation.PauseTransition;
import javafx.geometry.Dimension2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.coach.Coach;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.kernel.Move;
import org.sanmarco.save.OpenedGame;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.save.settings.Settings.TextSize;
import org.sanmarco.save.settings.SettingsFile;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.AutosaveStatus;
import org.sanmarco.ui.Dialogs.Answer;
import org.sanmarco.ui.Navigator;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.Zoom;
import org.sanmarco.ui.art.CachedPictures;
import org.sanmarco.ui.art.Emblem;
import org.sanmarco.ui.book.RuleBookDialog;
import org.sanmarco.ui.book.SummaryDialog;
import org.sanmarco.ui.elsewhere.ElsewhereDialog;
import org.sanmarco.ui.elsewhere.OwnTable;
import org.sanmarco.ui.fame.FameScreen;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.home.HomeScreen;
import org.sanmarco.ui.home.NewGameScreen;
import org.sanmarco.ui.keys.KeySheet;
import org.sanmarco.ui.keys.KeyUse;
import org.sanmarco.ui.keys.KeyWords;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.ui.library.LibraryScreen;
import org.sanmarco.ui.puzzle.PuzzlesScreen;
import org.sanmarco.ui.puzzle.Trial.Exits;
import org.sanmarco.ui.seats.OwnScreens;
import org.sanmarco.ui.settings.SettingsDialog;
import org.sanmarco.ui.sound.Mood;
import org.sanmarco.ui.sound.Sounds;
import org.sanmarco.ui.table.GameScreen;
import org.sanmarco.words.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The window around the screens: goes from one to another, keeps what they share, and closes when
 * all is safe.
 */
public final class Shell implements Navigator {

  private static final Logger LOG = LoggerFactory.getLogger(Shell.class);
  private static final String NAME = "San Marco";

  /** Drawing the icons of all sizes takes a while; the first picture must not wait for it. */
  private static final Duration WITHOUT_ICON = Duration.seconds(1);

  private final Stage stage;
  private final StackPane holder = new StackPane();

  private final SettingsFile settingsFile;
  private final Preferences preferences;
  private final WindowTexts texts;
  private final DialogLayer dialogs;
  private final ShellServices services;
  private final AutosaveGuard autosaveGuard;
  private final AutosaveStatus autosaveStatus;
  private final Subscription look;
  private final PauseTransition icons = new PauseTransition(WITHOUT_ICON);

  private final Sounds sounds;
  private @Nullable Screen screen;
  private Thread.@Nullable UncaughtExceptionHandler before;
  private boolean closing;

  /** The game that the next start will find, if that is known when the window is closed. */
  private AutosaveStatus.@Nullable Resumable next;

  /** Puts the shell into a stage, in place of what it shows if it is shown already. */
  public Shell(Stage stage, Start start) {
    this.stage = stage;
    StackPane root = new StackPane();
    Scene scene = put(root);
    settingsFile = new SettingsFile(start.folder());
    preferences = new Preferences(settingsFile.read(), this::store);
    // Before the first control, which would fetch JavaFX's own look if there were no other.
    look = Theme.follow(scene, preferences);
    KeyThrottle.follow(scene);
    DisabledTips.follow(scene);
    KeyUse.follow(scene);
    WindowKeys.follow(stage, scene, this, preferences);
    texts = new WindowTexts(preferences, start.locale());
    sounds = start.sounds();
    preferences.settingsProperty().subscribe(this::accompany);
    holder.setId("screen");
    VBox.setVgrow(holder, Priority.ALWAYS);
    VBox all = new VBox(holder);
    dialogs = new DialogLayer(all, texts::messages);
    services =
        new ShellServices(
            start,
            stage,
            this,
            preferences,
            texts,
            dialogs,
            this::homeIfNowhere,
            this::rescues,
            this::quitNow);
    autosaveGuard = services.autosaveGuard();
    autosaveStatus = autosaveGuard.status();
    all.getChildren().addFirst(autosaveGuard.bar());
    Zoom zoom =
        new Zoom(
            new StackPane(all, dialogs),
            (width, height) -> WindowSize.factor(all, leastRoom(), textSize(), width, height));
    root.getChildren().add(zoom);
    preferences
        .settingsProperty()
        .subscribe((before, now) -> {
          zoom.requestLayout();
          if (!before.get(Setting.LANGUAGE).equals(now.get(Setting.LANGUAGE))) {
            updateTexts();
          }
        });
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreenExitHint("");
    stage.setTitle(NAME);
    stage.setOnCloseRequest(event -> {
      event.consume();
      quit();
    });
  }

  private Scene put(Parent root) {
    Scene scene = stage.getScene();
    if (scene == null) {
      scene = WindowSize.scene(root);
      stage.setScene(scene);
    } else {
      scene.setRoot(root);
    }
    return scene;
  }

  private Dimension2D leastRoom() {
    Screen shown = screen;
    return shown == null
        ? new Dimension2D(Screen.LEAST_WIDTH, Screen.LEAST_HEIGHT)
        : shown.leastRoom();
  }

  private TextSize textSize() {
    return preferences.settings().get(Setting.TEXT_SIZE);
  }

  /**
   * Shows the window, with the start screen in it, or nothing until a saved game is read.
   *
   * @param file a saved game to open immediately
   */
  public void open(@Nullable Path file) {
    before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, cause) -> services.failures().failed("carry on", cause));
    services.openLog();
    OwnScreens.takeBack(services);
    if (file == null) {
      home();
    }
    stage.show();
    icons.setOnFinished(event -> stage.getIcons().setAll(Emblem.icons()));
    icons.play();
    if (file != null) {
      services.savedGameActions().open(file);
    }
    OwnTable.runAgain(services);
  }

  /** Shows the page of games elsewhere, with an invitation filled in. */
  public void invited(String invitation) {
    ElsewhereDialog.open(services, invitation);
  }

  /** Reports when the window stops being drawn. */
  void watchDrawing() {
    services.watchDrawing(stage);
  }

  /** Shows the start screen if no screen is shown because the saved game to open was refused. */
  private void homeIfNowhere() {
    if (screen == null) {
      home();
    }
  }

  /** The services that the screens receive. */
  public Services services() {
    return services;
  }

  /** The game that is being played. */
  public Optional<Table> table() {
    return autosaveStatus.game();
  }

  @Override
  public void home() {
    autosaveGuard.askLeave(
        "leave.home", () -> leaveTo(() -> new HomeScreen(services, autosaveStatus)));
  }

  @Override
  public void newGame(String game) {
    autosaveGuard.askLeave("leave.new", () -> leaveTo(() -> new NewGameScreen(services, game)));
  }

  @Override
  public void library() {
    leaveTo(() -> new LibraryScreen(services));
  }

  @Override
  public void fame() {
    String about = game();
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
  public void retry(Puzzle puzzle, List<Seat> seats, Move played, Effort effort, boolean isShown) {
    Runnable back = wayBack(GameScreen::showReview);
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
    leaveTo(() -> GameScreen.puzzle(services, puzzle, seats, exits));
  }

  /**
   * Goes to the game being played, or to the start screen.
   *
   * @param opened is called with the game's screen
   */
  private Runnable wayBack(Consumer<GameScreen> opened) {
    Table played = autosaveStatus.game().orElse(null);
    if (played == null) {
      return Optional.ofNullable(screen)
          .flatMap(Screen::kept)
          .<Runnable>map(file -> () -> resume(file, opened))
          .orElse(this::home);
    }
    Path journal = autosaveStatus.file().orElse(null);
    return journal == null ? () -> begin(played, opened) : () -> resume(journal, opened);
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
    leaving();
    autosaveGuard.leave(() -> {
      autosaveStatus.begin(table);
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

  private void begin(OpenedGame opened, Consumer<GameScreen> shown) {
    leaving();
    autosaveGuard.leave(() -> {
      autosaveStatus.begin(opened);
      GameScreen next = GameScreen.of(services, opened.game().table());
      next.resumeOwnScreens();
      show(next);
      shown.accept(next);
    });
  }

  @Override
  public void joined(RemoteGame game) {
    leaveTo(() -> GameScreen.joined(services, game));
  }

  @Override
  public void visited(RemoteGame game, Visit visit) {
    leaveTo(() -> GameScreen.visited(services, game, visit));
  }

  @Override
  public void newGameByLink() {
    autosaveGuard.askLeave("leave.new", () -> leaveTo(() -> NewGameScreen.byLink(services)));
  }

  @Override
  public void newGameElsewhere(Consumer<GameOffer> ready) {
    autosaveGuard.askLeave(
        "leave.new", () -> leaveTo(() -> NewGameScreen.elsewhere(services, ready)));
  }

  private void leaveTo(Supplier<Screen> next) {
    leaving();
    autosaveGuard.leave(() -> show(next.get()));
  }

  private void leaving() {
    Screen now = screen;
    if (now != null) {
      now.leaving();
    }
  }

  /** Shows the table of the game being played, or what can be done if that fails. */
  private void open(Table table, Consumer<GameScreen> opened) {
    try {
      GameScreen next = GameScreen.of(services, table);
      next.resumeOwnScreens();
      show(next);
      opened.accept(next);
    } catch (RuntimeException broken) {
      homeIfNowhere();
      services.failures().failed("open a game", broken);
    }
  }

  /** The further answers after a failure, about the game being played. */
  private List<Answer> rescues() {
    Messages messages = texts.messages();
    return autosaveStatus.game().stream()
        .flatMap(table ->
            Stream.of(
                Answer.of(messages, "failure.plain", () -> show(GameScreen.plain(services, table))),
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
        () -> autosaveStatus.autosave().resume(kept),
        game -> {
          autosaveStatus.play(game);
          open(game.table(), opened);
        },
        failed -> services.savedGameActions().refused(kept, failed));
  }

  @Override
  public void quit() {
    if (!closing) {
      autosaveGuard.askLeave("leave.quit", this::quitNow);
    }
  }

  private void quitNow() {
    if (closing) {
      return;
    }
    closing = true;
    leaving();
    autosaveGuard.finish(
        found -> {
          next = found;
          leave();
        },
        () -> closing = false);
  }

  private void store(Settings settings) {
    settingsFile.set(settings);
    services.run(
        "store the settings",
        () -> {
          settingsFile.flush();
          return settings;
        },
        kept -> {},
        failed -> LOG.warn("the settings are not stored: {}", failed.toString()));
  }

  private void leave() {
    Screen left = screen;
    if (left != null) {
      screen = null;
      left.close();
    }
    look.unsubscribe();
    stage.hide();
    Thread.setDefaultUncaughtExceptionHandler(before);
    services.closeLog();
    // Pending writes are done, or have been given up.
    Thread.ofPlatform()
        .name("closing")
        .daemon()
        .start(() -> {
          services.homeTable().close();
          autosaveStatus.autosave().close();
        });
  }

  /**
   * Shows the start screen in the closed window as the next start will show it.
   *
   * @return whether that is known
   */
  boolean showNextStart() {
    if (next == null) {
      return false;
    }
    show(new HomeScreen(services, autosaveStatus, next));
    return true;
  }

  /** Shows the start screen as it is before the program was ever used. */
  void showFirstStart() {
    show(
        new HomeScreen(
            services, autosaveStatus, new AutosaveStatus.Resumable(Optional.empty(), List.of())));
  }

  @Override
  public void settings() {
    if (!dialogs.isOpen()) {
      SettingsDialog.open(services);
    }
  }

  @Override
  public void summary() {
    if (stage.getScene().lookup("#summary") == null) {
      SummaryDialog.open(
          services,
          game(),
          autosaveStatus
              .game()
              .filter(played -> played.game().id().equals(game()))
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

  /** The game that the screen is about, or the first one there is. */
  private String game() {
    String shown = screen == null ? "" : screen.game();
    return shown.isEmpty() ? Games.installed().ids().getFirst() : shown;
  }

  @Override
  public void rules(String rule) {
    String game = game();
    if (stage.getScene().lookup("#rule-book") == null && !Coach.of(game).pages().isEmpty()) {
      RuleBookDialog.open(services, game, rule);
    }
  }

  @Override
  public void keys() {
    if (!dialogs.isOpen()) {
      KeySheet.open(dialogs, KeyWords.in(texts.messages().locale()));
    }
  }

  /** Updates all texts to the chosen language; the game continues where it was. */
  private void updateTexts() {
    texts.update();
    autosaveGuard.updateTexts();
    Screen now = screen;
    if (now != null) {
      show(now.renewed());
    }
  }

  private void show(Screen next) {
    Screen left = screen;
    screen = next;
    holder.getChildren().setAll(next.root());
    showTitle(next);
    if (left != null) {
      left.close();
      CachedPictures.giveBack(List.of(left.root()), stage.getScene());
    }
  }

  @Override
  public void titleChanged() {
    Screen now = screen;
    if (now != null) {
      showTitle(now);
    }
  }

  @Override
  public void roundChanged() {
    accompany();
  }

  private void showTitle(Screen shown) {
    String title = shown.title();
    stage.setTitle(title.isEmpty() ? NAME : NAME + " – " + title);
    accompany();
  }

  /** Plays the music of the screen's game, if the settings allow it. */
  private void accompany() {
    Screen shown = screen;
    if (shown != null) {
      Settings settings = preferences.settings();
      sounds.accompany(
          shown.game().isEmpty() ? Mood.LAGOON : GameUi.of(shown.game()).mood(),
          shown.round(),
          settings.get(Setting.MUSIC) ? settings.get(Setting.SOUND).factor() : 0);
    }
  }
}
