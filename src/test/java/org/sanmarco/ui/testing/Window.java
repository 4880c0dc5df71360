package org.sanmarco.ui.testing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import javafx.css.PseudoClass;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.save.settings.Settings.Animation;
import org.sanmarco.seats.Tempo;
import org.sanmarco.seats.Tempos;
import org.sanmarco.seats.http.Networks;
import org.sanmarco.seats.http.Networks.Network;
import org.sanmarco.seats.router.Router;
import org.sanmarco.table.Dealer;
import org.sanmarco.table.Table;
import org.sanmarco.ui.FileKind;
import org.sanmarco.ui.FilePicker;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.shell.Shell;
import org.sanmarco.ui.shell.Start;
import org.sanmarco.ui.sound.Sounds;

/**
 * A window under test: started like the program before each test, in a folder of the test's own,
 * and closed after it. With {@link org.junit.jupiter.api.extension.RegisterExtension}.
 */
public final class Window implements BeforeEachCallback, AfterEachCallback {

  /** The time of all events in tests. */
  public static final Instant NOW = Instant.parse("2026-11-20T19:30:00Z");

  /** The answers of the system's file dialogs, in order. */
  public final Deque<Path> chosen = new ArrayDeque<>();

  /** The folders shown in the system's file manager. */
  public final Deque<Path> shown = new ArrayDeque<>();

  /** The clock read by every write: a slow clock stands for a slow disk. */
  public volatile InstantSource clock = InstantSource.fixed(NOW);

  /** The times by which the program waits for others, read when it starts. */
  public volatile Tempo tempo = Tempos.FAST;

  /** Finds the networks of the computer; a test may exchange it. */
  public volatile Callable<List<Network>> networks = Networks::all;

  /** The router of the house, read when the program starts. */
  public volatile Router router = NoNetwork.ROUTER;

  /** The time by which durations are measured; it stands still but where a test moves it. */
  public final AtomicLong nanos = new AtomicLong();

  private final Supplier<Path> folder;
  private final long seed;
  private double width = 1280;
  private double height = 800;
  private final Hand hand = new Hand(this::scene, this::settle);
  private @Nullable Stage stage;
  private @Nullable Shell shell;

  /**
   * A window that isn't open yet.
   *
   * @param folder the program's folder, read when the window is opened
   * @param seed the seed of everything left to chance
   */
  public Window(Supplier<Path> folder, long seed) {
    this.folder = folder;
    this.seed = seed;
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    Hand.rest();
    restart();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    boolean hasFailed = find("failure").isPresent();
    if (stage().isShowing()) {
      close();
    }
    assertThat(hasFailed).as("a failure that nobody expected is shown").isFalse();
    Fx.requireNoFailure();
  }

  private Shell start(Stage fresh) {
    Looks.load();
    Shell started =
        new Shell(
            fresh,
            start(
                folder.get(),
                seed,
                new Answers(chosen, shown),
                () -> clock.instant(),
                nanos::get,
                () -> networks.call(),
                router,
                tempo));
    fresh.setX(0);
    fresh.setY(0);
    fresh.setWidth(width);
    fresh.setHeight(height);
    started.services().preferences().change(Window::plain);
    // Drawing takes as long as all the rest. JavaFX draws nothing that is transparent, but styles
    // it,
    // lays it out and sends it events.
    fresh.getScene().getRoot().setOpacity(Screens.ARE_WANTED ? 1 : 0);
    started.open(null);
    return started;
  }

  /** No animation and no confirmation, but in the tests of these. */
  private static Settings plain(Settings settings) {
    return settings
        .with(Setting.CONFIRMATIONS, false)
        .with(Setting.END_TURN, true)
        .with(Setting.ROUTINE, false)
        .with(Setting.ANIMATION, Animation.OFF)
        .with(Setting.COMPUTERS, List.of());
  }

  /** Starts the program again. Called on a test's thread, once the window is closed. */
  public void restart() {
    Fx.run(() -> {
      Stage fresh = new Stage();
      stage = fresh;
      shell = start(fresh);
    });
    settle();
  }

  /** Closes the program and starts it again in the smallest window. On a test's thread. */
  public void restartSmall() {
    close();
    width = Screen.LEAST_WIDTH;
    height = Screen.LEAST_HEIGHT;
    restart();
  }

  /** Closes the window as a player would, and waits until it is closed. */
  public void close() {
    Fx.run(shell().services().navigator()::quit);
    Fx.until(() -> !stage().isShowing());
  }

  /** Opens the game to own screens, and waits for their code. */
  public void openOwnScreens() {
    Fx.until(() -> find("menu").isPresent());
    MenuButton menu = (MenuButton) find("menu").orElseThrow();
    Fx.run(() ->
        menu.getItems().stream()
            .filter(item -> "menu-screens".equals(item.getId()))
            .findFirst()
            .ifPresent(MenuItem::fire));
    Fx.until(() -> find("host-code").isPresent() && !text("host-code").isEmpty());
  }

  /** Mouse and keys at this window. */
  public Hand hand() {
    return hand;
  }

  public Stage stage() {
    return Objects.requireNonNull(stage);
  }

  /** The program in this window. */
  public Shell shell() {
    return Objects.requireNonNull(shell);
  }

  /** The game that is being played. On the JavaFX thread. */
  public Optional<Table> table() {
    return shell().table();
  }

  public Scene scene() {
    return stage().getScene();
  }

  public Services services() {
    return shell().services();
  }

  /** Shows a game's screen. */
  public void open(Table table) {
    Fx.run(() -> services().navigator().game(table));
    settle();
  }

  /** Waits until nothing runs in the background, and all is done that was left for later. */
  public void settle() {
    do {
      Fx.until(this::isStill);
      // Work deferred by an event may defer more work itself.
      for (int i = 0; i < 3; i++) {
        Fx.run(() -> {});
      }
    } while (!Fx.on(this::isStill));
    Fx.run(() -> Fx.styled(scene()));
  }

  private boolean isStill() {
    return find("opening").isEmpty() && services().background().isIdle();
  }

  /** Waits until clicks count again: those right after computers were hurried are dropped. */
  public void awaitRest() {
    Fx.until(() -> !isResting());
  }

  /** Whether clicks are dropped for a moment. Called on the JavaFX thread. */
  boolean isResting() {
    return isPage("resting");
  }

  /** Waits until a page takes the key that was pressed last, too. */
  public void awaitQuiet() {
    Fx.until(() -> !isPage("settling"));
  }

  private boolean isPage(String state) {
    Node page = Fx.lookup(scene(), "#game");
    return page != null && page.getPseudoClassStates().contains(PseudoClass.getPseudoClass(state));
  }

  /** Looks at the content in another size; the window itself stays as it is. */
  public <T> T in(Dimension2D size, Function<Parent, T> look) {
    return Fx.on(() -> {
      Parent root = scene().getRoot();
      root.resize(size.getWidth(), size.getHeight());
      // A text that is too small is larger only once it has been laid out.
      for (int pass = 0; pass < 2; pass++) {
        Fx.laidOut(scene());
      }
      T seen = look.apply(root);
      root.resize(scene().getWidth(), scene().getHeight());
      root.layout();
      return seen;
    });
  }

  /** The node of an identifier, if it is there and can be seen. */
  public Optional<Node> find(String id) {
    return Fx.on(() -> Optional.ofNullable(Fx.lookup(scene(), "#" + id)).filter(Fx::isShown));
  }

  /** The text of a label or a button. */
  public String text(String id) {
    return Fx.on(() -> ((Labeled) Fx.find(scene(), "#" + id)).getText());
  }

  /** The text of a control as it is drawn: shorter where it is cut. */
  public String drawn(String id) {
    return Fx.on(() -> {
      // Before the first layout nothing is drawn.
      Fx.laidOut(scene());
      return ((Text) Fx.find(scene(), "#" + id).lookup(".text")).getText();
    });
  }

  /** Whether something may be used. */
  public boolean isUsable(String id) {
    return Fx.on(() -> Fx.isUsable(scene(), id));
  }

  /** The program's start parameters in tests. */
  public static Start start(Path folder, long seed, FilePicker filePicker) {
    return start(
        folder,
        seed,
        filePicker,
        InstantSource.fixed(NOW),
        () -> 0,
        Networks::all,
        NoNetwork.ROUTER,
        Tempos.FAST);
  }

  private static Start start(
      Path folder,
      long seed,
      FilePicker filePicker,
      InstantSource clock,
      LongSupplier nanos,
      Callable<List<Network>> networks,
      Router router,
      Tempo tempo) {
    return new Start(
        folder,
        (window, messages) -> filePicker,
        key -> new Dealer(seed),
        () -> seed,
        clock,
        nanos,
        Locale.ENGLISH,
        Sounds.SILENT,
        NoNetwork.NEARBY,
        networks,
        router,
        tempo);
  }

  /** Answers in place of the system's file dialogs, one after the other. */
  public record Answers(Deque<Path> chosen, Deque<Path> shown) implements FilePicker {
    @Override
    public Optional<Path> chooseOpen(Path folder) {
      return Optional.ofNullable(chosen.poll());
    }

    @Override
    public Optional<Path> chooseSave(FileKind kind, Path suggestion) {
      return Optional.ofNullable(chosen.poll());
    }

    @Override
    public Optional<Path> chooseTable() {
      return Optional.ofNullable(chosen.poll());
    }

    @Override
    public Optional<Path> chooseFolder() {
      return Optional.ofNullable(chosen.poll());
    }

    @Override
    public void show(Path shownFolder) {
      shown.add(shownFolder);
    }
  }
}
