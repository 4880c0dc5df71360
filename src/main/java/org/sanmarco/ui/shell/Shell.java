package org.sanmarco.ui.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.ChanceKey;
import org.sanmarco.save.FameFile;
import org.sanmarco.save.Library;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.Setting;
import org.sanmarco.save.Settings;
import org.sanmarco.save.Settings.TextSize;
import org.sanmarco.save.SettingsFile;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.AutosaveStatus;
import org.sanmarco.ui.Background;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.ExportActions;
import org.sanmarco.ui.Failures;
import org.sanmarco.ui.Fame;
import org.sanmarco.ui.FilePicker;
import org.sanmarco.ui.Navigator;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.SavedGameActions;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.Zoom;
import org.sanmarco.ui.art.Emblem;
import org.sanmarco.ui.book.RuleBookDialog;
import org.sanmarco.ui.book.SummaryDialog;
import org.sanmarco.ui.fame.FameScreen;
import org.sanmarco.ui.home.HomeScreen;
import org.sanmarco.ui.home.NewGameScreen;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.keys.KeySheet;
import org.sanmarco.ui.keys.KeyUse;
import org.sanmarco.ui.keys.KeyWords;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.ui.library.LibraryScreen;
import org.sanmarco.ui.settings.SettingsDialog;
import org.sanmarco.ui.sound.Sounds;
import org.sanmarco.ui.table.GameScreen;
import org.sanmarco.ui.table.GameUi;
import org.sanmarco.words.Language;
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
  private static final String TEXTS = "org.sanmarco.ui.shell.shell";

  /** Drawing the icons of all sizes takes a while; the first picture must not wait for it. */
  private static final Duration WITHOUT_ICON = Duration.seconds(1);

  /** Nothing is made smaller than this, however much room it needs. */
  private static final double LEAST_FACTOR = 0.75;

  private final Stage stage;
  private final Start start;
  private Messages messages;
  private final StackPane holder = new StackPane();
  private final DialogLayer dialogs;
  private final LogRedactor redactor;
  private final ProgramLog log;
  private final FailureDialogs failures;
  private final Threads background;
  private final ChanceKey chanceKey;
  private final SavedGameStore savedGameStore;
  private final Library library;
  private final Fame fame;
  private final AutosaveGuard autosaveGuard;
  private final AutosaveStatus autosaveStatus;
  private final SettingsFile settingsFile;
  private final Preferences preferences;
  private final FilePicker filePicker;
  private final Subscription look;
  private final SavedGameDialogs savedGameActions;
  private final ExportDialogs exportActions;
  private final Services services = new Shared();

  private final PauseTransition icons = new PauseTransition(WITHOUT_ICON);

  private @Nullable Screen screen;
  private Thread.@Nullable UncaughtExceptionHandler before;
  private boolean closing;

  /** What the next start will find, if that is known when the window is closed. */
  private AutosaveStatus.@Nullable Found next;

  /** Puts the shell into a stage, in place of what it shows if it is shown already. */
  public Shell(Stage stage, Start start) {
    this.stage = stage;
    this.start = start;
    settingsFile = new SettingsFile(start.folder());
    preferences = new Preferences(settingsFile.read(), this::store);
    StackPane root = new StackPane();
    Scene scene = stage.getScene();
    if (scene == null) {
      scene = WindowSize.scene(root);
      stage.setScene(scene);
    } else {
      scene.setRoot(root);
    }
    // Before the first control, which would fetch JavaFX's own look if there were no other.
    look = Theme.follow(scene, preferences);
    KeyUse.follow(scene);
    messages = load(TEXTS);
    VBox.setVgrow(holder, Priority.ALWAYS);
    VBox all = new VBox(holder);
    dialogs = new DialogLayer(all, this::messages);
    Games games = Games.installed();
    chanceKey = new ChanceKey(start.folder());
    savedGameStore = new SavedGameStore(games, start.clock(), chanceKey);
    library = new Library(start.folder(), savedGameStore);
    log = new ProgramLog(start.folder().resolve("log"));
    redactor = new LogRedactor(System.getProperties(), this::players);
    failures =
        new FailureDialogs(
            this::messages, dialogs, redactor, this::safety, log::folder, this::quitNow);
    background = new Threads(failures);
    fame = new Fame(new FameFile(start.folder()), background, start.clock());
    filePicker = start.filePicker().apply(stage, this::messages);
    savedGameActions = new SavedGameDialogs(services, this::messages, this::homeIfNowhere);
    autosaveGuard = new AutosaveGuard(services, background, savedGameActions, this::messages);
    autosaveStatus = autosaveGuard.status();
    all.getChildren().addFirst(autosaveGuard.bar());
    exportActions = new ExportDialogs(games, services, savedGameActions, this::messages);
    holder.setId("screen");
    StackPane content = new StackPane(all, dialogs);
    Zoom zoom = new Zoom(content, (width, height) -> textFactor(all, width, height));
    root.getChildren().add(zoom);
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreenExitHint("");
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    scene.addEventHandler(KeyEvent.KEY_TYPED, this::typed);
    stage.setTitle(NAME);
    preferences
        .settingsProperty()
        .subscribe((before, now) -> {
          zoom.requestLayout();
          if (!before.get(Setting.LANGUAGE).equals(now.get(Setting.LANGUAGE))) {
            updateTexts();
          }
        });
    stage.setOnCloseRequest(event -> {
      event.consume();
      quit();
    });
  }

  private void pressed(KeyEvent event) {
    if (Key.FULL_SCREEN.is(event)) {
      stage.setFullScreen(!stage.isFullScreen());
      event.consume();
    } else if (Key.SETTINGS.is(event)) {
      settings();
      event.consume();
    } else if (Key.RULES.is(event)) {
      rules("");
      event.consume();
    } else if (Key.SUMMARY.is(event)) {
      summary();
      event.consume();
    } else if (Key.HELP.is(event)) {
      keys();
      event.consume();
    } else if (Key.LARGER.is(event) || Key.SMALLER.is(event) || Key.USUAL_SIZE.is(event)) {
      preferences.change(settings -> settings.with(Setting.TEXT_SIZE, textSize(event)));
      event.consume();
    }
  }

  private TextSize textSize(KeyEvent event) {
    return Key.USUAL_SIZE.is(event)
        ? TextSize.STANDARD
        : preferences.settings().get(Setting.TEXT_SIZE).by(Key.LARGER.is(event) ? 1 : -1);
  }

  /**
   * All is enlarged as far as what then has room is the smallest window, and no further than it can
   * be laid out: what needs more than the window is smaller.
   */
  private double textFactor(Region all, double width, double height) {
    double most = Math.min(width / all.minWidth(-1), height / all.minHeight(-1));
    double wanted =
        Math.min(
            preferences.settings().get(Setting.TEXT_SIZE).factor(),
            Math.max(1, WindowSize.room(width, height)));
    return Math.max(LEAST_FACTOR, Math.min(wanted, most));
  }

  /** A sign that stands elsewhere on every keyboard. */
  private void typed(KeyEvent event) {
    if (Key.HELP.is(event) && !(event.getTarget() instanceof TextInputControl)) {
      keys();
    }
  }

  /**
   * Shows the window, with the start screen in it, or nothing until a saved game is read.
   *
   * @param file a saved game to open at once
   */
  public void open(@Nullable Path file) {
    before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, cause) -> failures.failed("carry on", cause));
    log.open(background, redactor);
    if (file == null) {
      home();
    }
    stage.show();
    icons.setOnFinished(event -> stage.getIcons().setAll(Emblem.icons()));
    icons.play();
    if (file != null) {
      savedGameActions.open(file);
    }
  }

  /** Where there was nothing yet but a saved game to open, and that was refused. */
  private void homeIfNowhere() {
    if (screen == null) {
      home();
    }
  }

  /** What the screens are handed. */
  public Services services() {
    return services;
  }

  /** The game that is being played. */
  Optional<Table> table() {
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
    leaveTo(() -> new FameScreen(services, about));
  }

  @Override
  public void game(Table table) {
    leaveTo(() -> {
      autosaveStatus.begin(table);
      return new GameScreen(services, table);
    });
  }

  private void leaveTo(Supplier<Screen> next) {
    autosaveGuard.leave(() -> show(next.get()));
  }

  @Override
  public void resume(Path kept) {
    background.<SavedGame>run(
        "continue a game",
        () -> autosaveStatus.autosave().resume(kept),
        game -> {
          autosaveStatus.play(game.table());
          show(new GameScreen(services, game.table()));
        },
        failed -> savedGameActions.refused(kept, failed));
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
    autosaveGuard.finish(
        found -> {
          next = found;
          leave();
        },
        () -> closing = false);
  }

  private void store(Settings settings) {
    settingsFile.set(settings);
    background.run(
        "store the settings",
        () -> {
          settingsFile.flush();
          return settings;
        },
        kept -> {},
        failed -> LOG.warn("the settings are not stored: {}", failed.toString()));
  }

  private Messages messages() {
    return messages;
  }

  private Messages load(String bundle) {
    return Messages.load(
        bundle, Language.chosen(preferences.settings().get(Setting.LANGUAGE), start.locale()));
  }

  private List<String> players() {
    return autosaveStatus.game().stream()
        .flatMap(game -> game.seats().stream())
        .map(Seat::name)
        .toList();
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
    log.close();
    // What it still has to write it has been given up on, or there is nothing.
    Thread.ofPlatform().name("closing").daemon().start(autosaveStatus.autosave()::close);
  }

  /**
   * Has the start screen in the closed window, as it will be at the next start.
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

  /** Has the start screen in the window as it is where the program was never started. */
  void showFirstStart() {
    show(
        new HomeScreen(
            services, autosaveStatus, new AutosaveStatus.Found(Optional.empty(), List.of())));
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
          game(lesson.table(ui.lessonMessages(load(Lesson.TEXTS))));
        });
  }

  /** The game that the screen is about, or the first one there is. */
  private String game() {
    String shown = screen == null ? "" : screen.game();
    return shown.isEmpty() ? Games.installed().ids().getFirst() : shown;
  }

  @Override
  public void rules(String rule) {
    if (stage.getScene().lookup("#rule-book") == null) {
      RuleBookDialog.open(services, game(), rule);
    }
  }

  @Override
  public void keys() {
    if (!dialogs.isOpen()) {
      KeySheet.open(dialogs, KeyWords.in(messages.locale()));
    }
  }

  /** Says everything in the language that was chosen; the game goes on where it was. */
  private void updateTexts() {
    messages = load(TEXTS);
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
    String title = next.title();
    stage.setTitle(title.isEmpty() ? NAME : NAME + " – " + title);
    if (left != null) {
      left.close();
    }
  }

  /** Where the game is safe, or that it isn't, for when something else fails. */
  private String safety() {
    return autosaveGuard.safety();
  }

  private final class Shared implements Services {
    @Override
    public Navigator navigator() {
      return Shell.this;
    }

    @Override
    public Background background() {
      return background;
    }

    @Override
    public FilePicker filePicker() {
      return filePicker;
    }

    @Override
    public SavedGameActions savedGameActions() {
      return savedGameActions;
    }

    @Override
    public ExportActions exportActions() {
      return exportActions;
    }

    @Override
    public Library library() {
      return library;
    }

    @Override
    public Fame fame() {
      return fame;
    }

    @Override
    public Dialogs dialogs() {
      return dialogs;
    }

    @Override
    public Failures failures() {
      return failures;
    }

    @Override
    public Autosave autosave() {
      return autosaveStatus.autosave();
    }

    @Override
    public SavedGameStore savedGameStore() {
      return savedGameStore;
    }

    @Override
    public Messages messages(String bundle) {
      return load(bundle);
    }

    @Override
    public Preferences preferences() {
      return preferences;
    }

    @Override
    public Sounds sounds() {
      return start.sounds().at(() -> preferences.settings().get(Setting.SOUND).factor());
    }

    @Override
    public Supplier<ChanceSource> chances() {
      return () -> start.chances().apply(chanceKey);
    }

    @Override
    public LongSupplier seeds() {
      return start.seeds();
    }
  }
}
