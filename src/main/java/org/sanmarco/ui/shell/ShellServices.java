package org.sanmarco.ui.shell;

import module java.base;

import javafx.application.Platform;
import javafx.stage.Stage;
import org.sanmarco.elsewhere.HomeTable;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.ChanceKey;
import org.sanmarco.save.FameFile;
import org.sanmarco.save.HostedGames;
import org.sanmarco.save.Library;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.Program;
import org.sanmarco.save.puzzle.PuzzleBox;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.seats.Nearby;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.http.EveningHost;
import org.sanmarco.seats.http.Networks.Network;
import org.sanmarco.seats.router.Router;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Background;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.ExportActions;
import org.sanmarco.ui.Failures;
import org.sanmarco.ui.Fame;
import org.sanmarco.ui.FilePicker;
import org.sanmarco.ui.Navigator;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.Puzzles;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.sound.Sounds;
import org.sanmarco.words.Messages;

/** The services that the screens of one window share. */
final class ShellServices implements Services {

  private final Start start;
  private final Routes navigator;
  private final Preferences preferences;
  private final WindowTexts texts;
  private final DialogLayer dialogs;
  private final ChanceKey chanceKey;
  private final SavedGameStore savedGameStore;
  private final Library library;
  private final LogRedactor redactor;
  private final ProgramLog log;
  private final FailureDialogs failures;
  private final Threads background;
  private final HostedGames hostedGames;
  private final NetworkGames networkGames;
  private final EveningHost evening = new EveningHost();
  private final HomeTable homeTable;
  private final Fame fame;
  private final Puzzles puzzles;
  private final FilePicker filePicker;
  private final SavedGameDialogs savedGameActions;
  private final AutosaveGuard autosaveGuard;
  private final ExportDialogs exportActions;

  /**
   * Makes all of it.
   *
   * @param quit ends the program, once the player agrees
   * @param quitNow ends the program without asking
   */
  ShellServices(
      Start start,
      Stage stage,
      Preferences preferences,
      WindowTexts texts,
      DialogLayer dialogs,
      ShownScreen shown,
      Runnable quit,
      Runnable quitNow) {
    this.start = start;
    navigator = new Routes(this, stage, texts, shown, quit);
    this.preferences = preferences;
    this.texts = texts;
    this.dialogs = dialogs;
    Games games = Games.installed();
    chanceKey = new ChanceKey(start.folder());
    savedGameStore = new SavedGameStore(games, start.clock(), new Disk(), chanceKey);
    library = new Library(start.folder(), savedGameStore);
    log = new ProgramLog(start.folder().resolve("log"));
    redactor = new LogRedactor(System.getProperties(), this::players);
    failures =
        new FailureDialogs(
            texts::messages,
            dialogs,
            redactor,
            this::safety,
            log::folder,
            navigator::rescues,
            quitNow);
    background = new Threads(failures);
    hostedGames = new HostedGames(start.folder(), start.clock());
    networkGames = new NetworkGames(start.folder());
    homeTable = new HomeTable(games, Program.version(), start.tempo());
    fame = new Fame(new FameFile(start.folder()), background, start.clock());
    puzzles = new Puzzles(games, new PuzzleBox(start.folder(), games), background, start.clock());
    filePicker = start.filePicker().apply(stage, texts::messages);
    savedGameActions = new SavedGameDialogs(this, texts::messages, navigator::homeIfNowhere);
    autosaveGuard = new AutosaveGuard(this, background, savedGameActions, texts::messages);
    exportActions = new ExportDialogs(games, this, savedGameActions, texts::messages);
  }

  void openLog() {
    log.open(background, redactor);
  }

  void closeLog() {
    log.close();
  }

  /** Reports when a window stops being drawn or is drawn again, until it is closed. */
  void watchDrawing(Stage stage) {
    DrawingWatch.start(
        stage,
        cause -> failures.failed("draw the window", cause),
        isDrawn -> {
          if (isDrawn) {
            failures.drawingResumed();
          } else {
            failures.drawingStopped();
            Platform.runLater(() -> WindowSize.shrink(stage));
          }
        });
  }

  private List<String> players() {
    return autosaveGuard.status().game().stream()
        .flatMap(game -> game.seats().stream())
        .map(Seat::name)
        .toList();
  }

  /** A sentence for failure dialogs: the file in which the game is safe, or that it isn't. */
  private String safety() {
    return autosaveGuard.safety();
  }

  /** The guard of a game that isn't safe yet. */
  AutosaveGuard autosaveGuard() {
    return autosaveGuard;
  }

  @Override
  public Navigator navigator() {
    return navigator;
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
  public SavedGameDialogs savedGameActions() {
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
  public HostedGames hostedGames() {
    return hostedGames;
  }

  @Override
  public EveningHost evening() {
    return evening;
  }

  @Override
  public NetworkGames networkGames() {
    return networkGames;
  }

  @Override
  public HomeTable homeTable() {
    return homeTable;
  }

  @Override
  public Fame fame() {
    return fame;
  }

  @Override
  public Puzzles puzzles() {
    return puzzles;
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
    return autosaveGuard.status().autosave();
  }

  @Override
  public void save(Table game) {
    autosaveGuard.status().save(game);
  }

  @Override
  public SavedGameStore savedGameStore() {
    return savedGameStore;
  }

  @Override
  public Messages messages(String bundle) {
    return texts.load(bundle);
  }

  @Override
  public Preferences preferences() {
    return preferences;
  }

  @Override
  public Sounds sounds() {
    return start.sounds().at(() -> preferences.get(Setting.SOUND).factor());
  }

  @Override
  public Supplier<ChanceSource> chanceSources() {
    return () -> start.chanceSources().apply(chanceKey);
  }

  @Override
  public Callable<List<Network>> networks() {
    return start.networks();
  }

  @Override
  public Router router() {
    return start.router();
  }

  @Override
  public Tempo tempo() {
    return start.tempo();
  }

  @Override
  public LongSupplier seeds() {
    return start.seeds();
  }

  @Override
  public Nearby nearby() {
    return start.nearby();
  }

  @Override
  public LongSupplier nanos() {
    return start.nanos();
  }
}
