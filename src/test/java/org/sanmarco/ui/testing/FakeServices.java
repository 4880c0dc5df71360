package org.sanmarco.ui.testing;

import module java.base;

import javafx.scene.image.Image;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.elsewhere.HomeTable;
import org.sanmarco.elsewhere.Visit;
import org.sanmarco.kernel.Move;
import org.sanmarco.save.Autosave;
import org.sanmarco.save.ChanceKey;
import org.sanmarco.save.FameFile;
import org.sanmarco.save.HostedGames;
import org.sanmarco.save.Library;
import org.sanmarco.save.NetworkGames;
import org.sanmarco.save.OpenedGame;
import org.sanmarco.save.SavedGameStore;
import org.sanmarco.save.disk.Disk;
import org.sanmarco.save.format.SaveRefusal;
import org.sanmarco.save.puzzle.Puzzle;
import org.sanmarco.save.puzzle.PuzzleBox;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.seats.Answer;
import org.sanmarco.seats.Nearby;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.http.EveningHost;
import org.sanmarco.seats.http.Networks;
import org.sanmarco.seats.http.Networks.Network;
import org.sanmarco.seats.log.GameOffer;
import org.sanmarco.seats.router.Router;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.GameRecord;
import org.sanmarco.table.Games;
import org.sanmarco.table.Seat;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Background;
import org.sanmarco.ui.Dialogs;
import org.sanmarco.ui.ExportActions;
import org.sanmarco.ui.Failures;
import org.sanmarco.ui.Fame;
import org.sanmarco.ui.FileKind;
import org.sanmarco.ui.FilePicker;
import org.sanmarco.ui.Navigator;
import org.sanmarco.ui.Preferences;
import org.sanmarco.ui.Puzzles;
import org.sanmarco.ui.SavedGameActions;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.sound.Sound;
import org.sanmarco.ui.sound.Sounds;
import org.sanmarco.words.Messages;

/** Services for a screen in a test: navigation leads nowhere but is recorded. */
public final class FakeServices implements Services {

  private final EveningHost evening = new EveningHost();

  /** The names of the ways that were gone, in order. */
  public final List<String> gone = new ArrayList<>();

  /** The sounds that were played, in order. */
  public final List<Sound> heard = new ArrayList<>();

  /** The unexpected failures, in order. */
  public final List<Throwable> failed = new ArrayList<>();

  /** The time by which durations are measured. */
  public final AtomicLong nanos = new AtomicLong();

  private List<Dialogs.Answer> asked = List.of();
  private final SavedGameStore savedGameStore =
      new SavedGameStore(Games.installed(), Clock.systemUTC(), new Disk(), ChanceKey.passing());
  private final Preferences preferences =
      new Preferences(
          Settings.STANDARD
              .with(Setting.ANIMATION, Settings.Animation.OFF)
              .with(Setting.END_TURN, true)
              .with(Setting.ROUTINE, false),
          settings -> {});
  private final Path folder;
  private final Autosave autosave;

  /** Keeps games in a folder. */
  public FakeServices(Path folder) {
    this.folder = folder;
    autosave = new Autosave(folder, List::of, savedGameStore, this::checkAutosave);
  }

  /** Gives one of the answers to the question that was asked last. */
  public void answer(String id) {
    asked.stream().filter(answer -> answer.id().equals(id)).findFirst().orElseThrow().then().run();
  }

  @Override
  public Navigator navigator() {
    return new Navigator() {
      @Override
      public void home() {
        gone.add("home");
      }

      @Override
      public void library() {
        gone.add("library");
      }

      @Override
      public void fame() {
        gone.add("fame");
      }

      @Override
      public void review(OpenedGame opened) {
        gone.add("review");
      }

      @Override
      public void review(Path autosaved) {
        gone.add("review");
      }

      @Override
      public void puzzles() {
        gone.add("puzzles");
      }

      @Override
      public void puzzle(Puzzle puzzle) {
        gone.add("puzzle");
      }

      @Override
      public void retry(
          Puzzle puzzle,
          List<Seat> seats,
          Move played,
          Effort effort,
          boolean withComputers,
          boolean isShown) {
        gone.add("retry");
      }

      @Override
      public void titleChanged() {
        gone.add("title");
      }

      @Override
      public void joined(RemoteGame game, Optional<Visit> visit) {
        gone.add("joined");
      }

      @Override
      public void newGameElsewhere(Consumer<GameOffer> ready) {
        gone.add("new elsewhere");
      }

      @Override
      public void resume(Path kept) {
        gone.add("resume");
      }

      @Override
      public void newGame(String game) {
        gone.add("new");
      }

      @Override
      public void hosted(Table table) {
        gone.add("hosted");
      }

      @Override
      public void linked(Table table) {
        gone.add("linked");
      }

      @Override
      public void newGameByLink() {}

      @Override
      public void game(Table table) {
        gone.add("game");
      }

      @Override
      public void game(OpenedGame opened) {
        gone.add("game");
      }

      @Override
      public void settings() {
        gone.add("settings");
      }

      @Override
      public void summary() {
        gone.add("summary");
      }

      @Override
      public void firstGame(String game) {
        gone.add("first game");
      }

      @Override
      public void rules(String rule) {
        gone.add("rules " + rule);
      }

      @Override
      public void keys() {
        gone.add("keys");
      }

      @Override
      public void quit() {
        gone.add("quit");
      }
    };
  }

  @Override
  public Background background() {
    return new Background() {
      @Override
      public <T extends @Nullable Object> void run(
          String what, Callable<? extends T> work, Consumer<? super T> done) {
        throw new UnsupportedOperationException(what);
      }

      @Override
      public <T extends @Nullable Object> void run(
          String what,
          Callable<? extends T> work,
          Consumer<? super T> done,
          Consumer<? super Exception> failed) {
        throw new UnsupportedOperationException(what);
      }

      @Override
      public boolean isIdle() {
        return true;
      }
    };
  }

  /** Background work done at once, on the caller's thread. */
  private static final class AtOnce implements Background {
    @Override
    public <T extends @Nullable Object> void run(
        String what, Callable<? extends T> work, Consumer<? super T> done) {
      run(
          what,
          work,
          done,
          failed -> {
            throw new AssertionError(what, failed);
          });
    }

    @Override
    public <T extends @Nullable Object> void run(
        String what,
        Callable<? extends T> work,
        Consumer<? super T> done,
        Consumer<? super Exception> failed) {
      T result;
      try {
        result = work.call();
      } catch (Exception expected) {
        failed.accept(expected);
        return;
      }
      done.accept(result);
    }

    @Override
    public boolean isIdle() {
      return true;
    }
  }

  @Override
  public FilePicker filePicker() {
    return new FilePicker() {
      @Override
      public Optional<Path> chooseOpen(Path first) {
        return Optional.empty();
      }

      @Override
      public Optional<Path> chooseSave(FileKind kind, Path suggestion) {
        return Optional.empty();
      }

      @Override
      public Optional<Path> chooseTable() {
        return Optional.empty();
      }

      @Override
      public Optional<Path> chooseFolder() {
        return Optional.empty();
      }

      @Override
      public void show(Path shown) {}
    };
  }

  @Override
  public SavedGameActions savedGameActions() {
    return new SavedGameActions() {
      @Override
      public void open() {
        gone.add("open");
      }

      @Override
      public void review(Path file) {
        gone.add("review");
      }

      @Override
      public void open(Path file) {
        gone.add("open");
      }

      @Override
      public void save(GameRecord game, Consumer<Path> done) {
        gone.add("save " + game.moves().size());
        done.accept(Path.of("evening.sanmarco"));
      }

      @Override
      public String suggestion(GameRecord game) {
        return "evening";
      }

      @Override
      public String reason(SaveRefusal refusal) {
        return refusal.toString();
      }
    };
  }

  @Override
  public ExportActions exportActions() {
    return new ExportActions() {
      @Override
      public void text(GameRecord game, Consumer<Path> done) {
        gone.add("text");
        done.accept(Path.of("evening.txt"));
      }

      @Override
      public void table(GameRecord game, Consumer<Path> done) {
        gone.add("table");
        done.accept(Path.of("evening.csv"));
      }

      @Override
      public void picture(String name, Supplier<? extends Image> picture, Consumer<Path> done) {
        gone.add("picture " + name);
      }

      @Override
      public void picture(GameRecord game, Supplier<? extends Image> picture, Consumer<Path> done) {
        gone.add("picture " + (int) picture.get().getHeight());
        done.accept(Path.of("evening.png"));
      }
    };
  }

  @Override
  public Library library() {
    return new Library(folder, savedGameStore);
  }

  @Override
  public EveningHost evening() {
    return evening;
  }

  /** Written at once. */
  @Override
  public HostedGames hostedGames() {
    return new HostedGames(folder, Clock.systemUTC());
  }

  @Override
  public Puzzles puzzles() {
    Games games = Games.installed();
    return new Puzzles(games, new PuzzleBox(folder, games), new AtOnce(), Clock.systemUTC());
  }

  @Override
  public NetworkGames networkGames() {
    return new NetworkGames(folder);
  }

  @Override
  public Callable<List<Network>> networks() {
    return Networks::all;
  }

  @Override
  public Router router() {
    return NoNetwork.ROUTER;
  }

  @Override
  public Tempo tempo() {
    return Tempos.FAST;
  }

  @Override
  public HomeTable homeTable() {
    return new HomeTable(Games.installed(), "1.0", tempo());
  }

  @Override
  public Fame fame() {
    return new Fame(new FameFile(folder), new AtOnce(), Clock.systemUTC());
  }

  @Override
  public Dialogs dialogs() {
    return new Dialogs() {
      @Override
      public void open(Region dialog, Runnable cancel) {}

      @Override
      public void close(Region dialog) {}

      @Override
      public Region ask(String title, String text, Answer... answers) {
        asked = List.of(answers);
        return new Region();
      }

      @Override
      public void tell(String title, String text) {}

      @Override
      public boolean isOpen() {
        return false;
      }
    };
  }

  @Override
  public Failures failures() {
    return (what, cause) -> failed.add(cause);
  }

  private void checkAutosave() {
    autosave
        .trouble()
        .ifPresent(found -> {
          throw new IllegalStateException(found.reason());
        });
  }

  @Override
  public void save(Table game) {
    autosave().save(game.record());
  }

  @Override
  public Autosave autosave() {
    return autosave;
  }

  @Override
  public SavedGameStore savedGameStore() {
    return savedGameStore;
  }

  @Override
  public Messages messages(String bundle) {
    return Messages.load(bundle, Locale.ENGLISH);
  }

  @Override
  public Preferences preferences() {
    return preferences;
  }

  @Override
  public Sounds sounds() {
    return (sound, volume) -> heard.add(sound);
  }

  @Override
  public Supplier<ChanceSource> chanceSources() {
    return () -> new Dealer(1);
  }

  @Override
  public Nearby nearby() {
    return NoNetwork.NEARBY;
  }

  @Override
  public LongSupplier nanos() {
    return nanos::get;
  }

  @Override
  public LongSupplier seeds() {
    return () -> 1;
  }
}
