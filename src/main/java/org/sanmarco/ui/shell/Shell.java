package org.sanmarco.ui.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.Library;
import org.sanmarco.save.SaveException;
import org.sanmarco.save.SavedGame;
import org.sanmarco.save.SavedGames;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Background;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.Failures;
import org.sanmarco.ui.Files;
import org.sanmarco.ui.GameFiles;
import org.sanmarco.ui.Keeping;
import org.sanmarco.ui.Messages;
import org.sanmarco.ui.Navigator;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.game.GameScreen;
import org.sanmarco.ui.home.HomeScreen;
import org.sanmarco.ui.home.NewGameScreen;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The window around the screens: goes from one to another, keeps what they share, and closes when
 * all is safe.
 */
public final class Shell implements Navigator {

  private static final Logger LOG = LoggerFactory.getLogger(Shell.class);
  private static final String NAME = "San Marco";
  private static final double MIN_WIDTH = 1024;
  private static final double MIN_HEIGHT = 700;
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;
  private static final Duration PATIENCE = Duration.seconds(5);

  private final Stage stage;
  private final Start start;
  private final Messages messages;
  private final StackPane holder = new StackPane();
  private final DialogLayer dialogs;
  private final Discretion discretion;
  private final FailureDialogs failures;
  private final Threads background;
  private final SavedGames savedGames;
  private final Keeping keeping;
  private final Files files;
  private final SavedFiles gameFiles;
  private final Services services = new Shared();

  private @Nullable Screen screen;
  private @Nullable LogFile log;
  private Thread.@Nullable UncaughtExceptionHandler before;
  private boolean closing;

  /** Puts the shell into a stage, which it doesn't show yet. */
  public Shell(Stage stage, Start start) {
    this.stage = stage;
    this.start = start;
    messages = Messages.load("org.sanmarco.ui.shell.shell", start.locale());
    dialogs = new DialogLayer(holder, messages);
    savedGames = new SavedGames(Games.installed(), start.clock());
    keeping =
        new Keeping(
            new Library(start.folder(), savedGames).keptFolder(), savedGames, this::notKept);
    discretion = new Discretion(System.getProperties(), this::players);
    failures =
        new FailureDialogs(messages, dialogs, discretion, keeping::file, this::logs, this::quit);
    background = new Threads(failures);
    files = start.files().apply(stage);
    gameFiles = new SavedFiles(services, messages);
    holder.setId("screen");
    StackPane root = new StackPane(holder, dialogs);
    Scene scene = new Scene(root, WIDTH, HEIGHT);
    Theme.dress(scene);
    stage.setScene(scene);
    stage.setTitle(NAME);
    stage.setOnCloseRequest(event -> {
      event.consume();
      quit();
    });
  }

  /**
   * Shows the window, with the start screen or a saved game in it.
   *
   * @param file a saved game to open at once
   */
  public void open(@Nullable Path file) {
    before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, cause) -> failures.failed("carry on", cause));
    openLog();
    home();
    stage.show();
    if (file != null) {
      gameFiles.open(file);
    }
  }

  /** Makes a stage as large as fits a usual window, or the screen if that is smaller. */
  static void size(Stage stage, Rectangle2D room) {
    stage.setMinWidth(Math.min(MIN_WIDTH, room.getWidth()));
    stage.setMinHeight(Math.min(MIN_HEIGHT, room.getHeight()));
    stage.setWidth(Math.min(WIDTH, room.getWidth()));
    stage.setHeight(Math.min(HEIGHT, room.getHeight()));
  }

  /** What the screens are handed. */
  public Services services() {
    return services;
  }

  /** The game that is being played. */
  Optional<Table> table() {
    return keeping.game();
  }

  @Override
  public void home() {
    keeping.leave();
    HomeScreen home = new HomeScreen(services, keeping);
    show(home);
  }

  @Override
  public void newGame() {
    keeping.leave();
    show(new NewGameScreen(services));
  }

  @Override
  public void game(Table table) {
    keeping.autosave().begin(table.record());
    play(table);
  }

  @Override
  public void resume(Path kept) {
    background.<SavedGame>run(
        "continue a game",
        () -> keeping.autosave().resume(kept),
        game -> play(game.table()),
        failed -> gameFiles.tell("open", kept, failed));
  }

  private void play(Table table) {
    keeping.play(table);
    show(new GameScreen(services, table));
  }

  @Override
  public void quit() {
    if (closing) {
      return;
    }
    closing = true;
    Optional<Table> game = keeping.game();
    int failed = keeping.failures();
    game.ifPresent(table -> keeping.autosave().keep(table.record()));
    PauseTransition patience = new PauseTransition(PATIENCE);
    List<Region> slow = new ArrayList<>();
    patience.setOnFinished(event -> slow.add(askPatience()));
    patience.play();
    background.run(
        "finish writing",
        () -> {
          background.awaitOthers();
          keeping.autosave().flush();
          return keeping.failures() > failed;
        },
        lost -> {
          patience.stop();
          slow.forEach(dialogs::close);
          if (lost) {
            closing = false;
            askAgain(game);
          } else {
            leave();
          }
        });
  }

  private void openLog() {
    try {
      log = new LogFile(logFolder(), discretion);
      LOG.info("{}", FailureDialogs.surroundings());
    } catch (IOException none) {
      LOG.warn("there is no log file", none);
    }
  }

  private Path logFolder() {
    return start.folder().resolve("log");
  }

  /** Where the log is, if there is one. */
  private Optional<Path> logs() {
    return Optional.ofNullable(log).map(open -> logFolder());
  }

  private List<String> players() {
    return keeping.game().stream().flatMap(game -> game.seats().stream()).map(Seat::name).toList();
  }

  private void leave() {
    Screen left = screen;
    if (left != null) {
      screen = null;
      left.close();
    }
    stage.hide();
    Thread.setDefaultUncaughtExceptionHandler(before);
    if (log != null) {
      log.close();
    }
    // What it still has to write it has been given up on, or there is nothing.
    Thread.ofPlatform().name("closing").daemon().start(keeping.autosave()::close);
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

  private void notKept(Path file, SaveException reason) {
    Platform.runLater(() -> {
      if (!closing) {
        dialogs.ask(
            messages.text("notkept.title"),
            messages.text("notkept.text", file, gameFiles.reason(reason)),
            answer("notkept.save", () -> keeping.game().ifPresent(this::saveElsewhere)),
            answer("notkept.on", () -> {}));
      }
    });
  }

  private void saveElsewhere(Table game) {
    gameFiles.save(game.record(), saved -> {});
  }

  private Region askPatience() {
    return dialogs.ask(
        messages.text("slow.title"), messages.text("slow.text"), answer("slow.quit", this::leave));
  }

  private void askAgain(Optional<Table> game) {
    dialogs.ask(
        messages.text("unkept.title"),
        messages.text("unkept.text"),
        answer("unkept.quit", this::leave),
        answer("unkept.stay", () -> {}),
        answer(
            "unkept.save",
            () -> game.ifPresent(table -> gameFiles.save(table.record(), saved -> leave()))));
  }

  /** An answer whose identifier is that of its words, with a hyphen. */
  private Dialogs.Answer answer(String key, Runnable then) {
    return new Dialogs.Answer(key.replace('.', '-'), messages.text(key), then);
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
    public Files files() {
      return files;
    }

    @Override
    public GameFiles gameFiles() {
      return gameFiles;
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
      return keeping.autosave();
    }

    @Override
    public SavedGames savedGames() {
      return savedGames;
    }

    @Override
    public Messages messages(String bundle) {
      return Messages.load(bundle, start.locale());
    }

    @Override
    public LongSupplier seeds() {
      return start.seeds();
    }
  }
}
