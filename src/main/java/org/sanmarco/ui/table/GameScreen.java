package org.sanmarco.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.Zoom;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.ui.lesson.Tutor;
import org.sanmarco.ui.lesson.TutorPanel;
import org.sanmarco.ui.table.computer.Adviser;
import org.sanmarco.ui.table.computer.ComputerPlayers;
import org.sanmarco.ui.table.log.HistoryBar;
import org.sanmarco.ui.table.log.LogBook;
import org.sanmarco.ui.table.log.LogPanel;
import org.sanmarco.ui.table.log.RecapPanel;
import org.sanmarco.ui.table.model.Ending;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Guide;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.TableSource;
import org.sanmarco.words.Messages;

/** The screen of a game in progress: the game's own table within the parts shared by all games. */
public final class GameScreen implements Screen {

  private final Services services;
  private final GameUi ui;
  private final Table played;
  private final GameModel model;
  private final PanelContext context;
  private final GamePage page;
  private final Zoom root;
  private final GameTable table;
  private final InputGuard guard;
  private final OpenMenus openMenus;
  private final SceneKeys scene;

  private final HeaderPanel header;
  private final List<Panel> always = new ArrayList<>();
  private final List<SeatMenu> menus = new ArrayList<>();
  private final HistoryBar history;
  private final LogPanel log;
  private final RecapPanel recap;

  private final PanelChoice choice;
  private final TableFocus focus;

  /** The prompt of the last update. */
  private @Nullable Prompt shown;

  private final Subscription hints;
  private final Subscription closing;
  private final Runnable listening;
  private final ReasonTooltip tooltip;
  private final ComputerPlayers computers;
  private final Adviser adviser;
  private final Optional<Tutor> tutor;
  private final Optional<TutorPanel> said;

  /** The screen of a game; every move is handed over to be kept. */
  public GameScreen(Services services, Table table) {
    this(
        services,
        table,
        GameUi.of(table.game().id()),
        Lesson.of(table.game(), table.record())
            .map(lesson -> new Tutor(lesson, GameUi.of(table.game().id()).flow(), table::size)));
  }

  /** The screen of a game at the plain table, for when its own can't be shown. */
  public static GameScreen plain(Services services, Table table) {
    return new GameScreen(services, table, GameUi.plain(table.game().id()), Optional.empty());
  }

  private GameScreen(Services services, Table table, GameUi ui, Optional<Tutor> tutor) {
    this(
        services,
        table,
        ui,
        tutor,
        new GameModel(
            new TableSource(table),
            ui.flow(),
            () -> services.autosave().save(table.record()),
            () -> services.preferences().settings().get(Setting.SECRECY),
            () -> !services.preferences().settings().get(Setting.END_TURN),
            tutor.<Guide>map(guide -> guide).orElse(Guide.NONE)));
  }

  private GameScreen(
      Services services, Table table, GameUi ui, Optional<Tutor> tutor, GameModel model) {
    this.services = services;
    this.ui = ui;
    this.tutor = tutor;
    this.model = model;
    played = table;
    Messages messages = ui.messages(services.messages(GameUi.TEXTS));
    this.table = ui.table(model, messages, services, services.navigator()::rules);
    context = this.table.context();
    page = new GamePage(context, services.preferences(), this.table.board());
    root = new Zoom(page.root(), GamePage::factor);
    guard = new InputGuard(model, page.root());
    openMenus = new OpenMenus(root, this::menuClosed);
    header = new HeaderPanel(this.table, services);
    history = new HistoryBar(context);
    LogBook book = new LogBook(context, this.table.log());
    log = new LogPanel(context, book, this.table::point);
    recap = new RecapPanel(context, book, page.side());
    adviser =
        new Adviser(
            context, this::bot, services, tutor::isPresent, () -> always.forEach(Panel::show));
    said = tutor.map(guide -> tutorPanel(guide, ui));
    addPanels();
    tooltip = new ReasonTooltip(page.root());
    page.root().getStylesheets().addAll(this.table.stylesheets());
    this.table.attachTo(page.root());
    computers =
        new ComputerPlayers(
            model, this::bot, services, this.table::isPlaying, this::isHeld, openMenus::isOpen);
    choice = new PanelChoice(this.table, services, computers, this::isHeld, this::chosen);
    TableKeys keys =
        new TableKeys(
            model,
            services.dialogs(),
            new TableKeys.Parts(header, history, log, adviser, menus),
            new Around());
    scene = new SceneKeys(keys, guard, this::released);
    focus =
        new TableFocus(this.table, choice, history, said, this::isHeld, openMenus::isOpen, scene);
    closing =
        root.sceneProperty()
            .flatMap(Scene::windowProperty)
            .flatMap(Window::focusedProperty)
            .subscribe(focused -> keys.look(false));
    listening = model.onChange(this::show);
    hints = services.preferences().settingsProperty().subscribe(this::settingsChanged);
    listen();
    show();
  }

  private TutorPanel tutorPanel(Tutor guide, GameUi ui) {
    TutorPanel panel =
        new TutorPanel(
            guide,
            ui.lessonMessages(services.messages(Lesson.TEXTS)),
            services.navigator()::rules,
            this::show);
    page.addTutor(panel.root());
    return panel;
  }

  private void listen() {
    for (Node decided : page.decided()) {
      decided.addEventFilter(MouseEvent.ANY, guard::filter);
    }
    page.board().addEventFilter(MouseEvent.MOUSE_CLICKED, this::hurry);
    // A click or a key skips the animation.
    root.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> begin(false));
    root.addEventFilter(KeyEvent.KEY_PRESSED, event -> begin(true));
    root.sceneProperty().subscribe(this::enter);
  }

  private void settingsChanged(Settings before, Settings now) {
    if (before.get(Setting.HINTS) != now.get(Setting.HINTS)
        || !before.get(Setting.ADVICE).equals(now.get(Setting.ADVICE))
        || !before.get(Setting.KNOWN_CARDS).equals(now.get(Setting.KNOWN_CARDS))) {
      show();
    }
  }

  private void addPanels() {
    StatusPanel status = new StatusPanel(context, services.preferences(), adviser, this::isHeld);
    page.addHeader(header);
    page.addLog(log.root());
    page.addLog(history.root());
    page.addStatus(status);
    status.draw(new AdviceArrow(page, table::way));
    always.addAll(List.of(header, log, status, history));
    if (tutor.isEmpty()) {
      // A tutor has explained everything.
      page.addRecap(recap);
      always.add(recap);
    }
    for (int player : context.players()) {
      SeatMenu menu = new SeatMenu(context, player);
      menus.add(menu);
      Panel panel = table.player(player, menu);
      always.add(panel);
      page.addSide(panel);
    }
    for (Panel panel : table.side()) {
      always.add(panel);
      page.addSide(panel);
    }
    table
        .stock()
        .ifPresent(panel -> {
          always.add(panel);
          page.addStock(context, (Region) panel.root());
        });
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public String game() {
    return played.game().id();
  }

  @Override
  public String title() {
    return context.players().stream().map(context::player).collect(Collectors.joining(", "));
  }

  @Override
  public Dimension2D leastRoom() {
    return GamePage.LEAST;
  }

  @Override
  public Screen renewed() {
    GameScreen next = new GameScreen(services, played, ui, tutor, model);
    if (computers.isPaused()) {
      next.computers.pause();
    }
    next.adviser.takeOver(adviser);
    return next;
  }

  @Override
  public void close() {
    // The end of the animation makes the computers continue, so this comes before they stop.
    table.skip();
    computers.stop();
    adviser.stop();
    choice.end().close();
    table.close();
    hints.unsubscribe();
    closing.unsubscribe();
    listening.run();
    enter(null);
  }

  private void begin(boolean key) {
    focus.pressed(key);
    choice.pressed(!key);
    recap.hide();
    table.skip();
  }

  private void released() {
    choice.pressed(false);
    // What was clicked is told first.
    Platform.runLater(this::cover);
  }

  /** The context of its panels, for tests. */
  PanelContext context() {
    return context;
  }

  /** The model that this screen shows. */
  public GameModel model() {
    return model;
  }

  private void show() {
    Prompt before = shown;
    Prompt stage = model.prompt();
    guard.changed();
    shown = stage;
    if (!stage.equals(before)) {
      changed(before, stage);
    }
    page.showPast(model.isPast());
    table.show(this::afterAnimation);
    said.ifPresent(TutorPanel::show);
    adviser.drop();
    always.forEach(Panel::show);
    tooltip.say(model.decision().whyNot().map(context::sentence));
    menus.forEach(SeatMenu::refresh);
    page.showTray(choice.tray());
    page.showAside(table.aside(stage).orElse(null));
    cover();
    focus.update(before, stage);
    computers.show();
  }

  /** Called when the prompt differs from that of the last update. */
  private void changed(@Nullable Prompt before, Prompt now) {
    choice.changed(before, now);
    if (!(now instanceof GameOver)) {
      return;
    }
    if (before != null && !(before instanceof Past)) {
      choice.end().justEnded();
    }
    if (tutor.isEmpty() && Ending.counts(model)) {
      services.fame().count(ended -> Ending.of(model, ended));
    }
  }

  /** Called when the player has chosen another panel. */
  private void chosen() {
    show();
    focus.move();
  }

  /** The bot for a level: the one that knows the course of the lesson, or else the usual one. */
  private Bot bot(BotLevel level) {
    return tutor
        .flatMap(guide -> guide.move(played.size()))
        .<Bot>map(move -> (view, thinking) -> move)
        .orElseGet(() -> Bots.of(played.game()).bot(level));
  }

  /** Whether the other players wait until the tutor's text has been read. */
  private boolean isHeld() {
    return tutor.map(Tutor::isWaitedFor).orElse(false);
  }

  /** Called when the last open menu has been closed: resumes everything that waited for it. */
  private void menuClosed() {
    if (scene.isEntered()) {
      cover();
      focus.menuClosed();
      computers.playIfDue();
    }
  }

  /** Called when the animation has ended. */
  private void afterAnimation() {
    cover();
    computers.show();
  }

  /** Hurries the computers on a click on the board, unless they are paused. */
  private void hurry(MouseEvent click) {
    if (model.prompt() instanceof Computer) {
      // The click must not decide for the next player.
      click.consume();
    }
    if (click.isStillSincePress() && !computers.isPaused() && !isHeld()) {
      computers.hurry();
    }
  }

  /**
   * Covers the table with the overlay that is due, once the animation has ended and no menu is
   * open.
   */
  private void cover() {
    if (openMenus.isOpen() && !(shown instanceof Curtain)) {
      return;
    }
    boolean curtain = shown instanceof Curtain;
    if (curtain) {
      table.skip();
    }
    if (page.cover(choice.overlay(), curtain)) {
      guard.appeared();
      focus.move();
    }
    choice.end().celebrate();
  }

  private void enter(@Nullable Scene next) {
    scene.enter(next);
    if (next != null) {
      focus.move();
    }
  }

  /** The screen as seen by keys. */
  private final class Around implements TableKeys.Around {
    @Override
    public boolean isCovered() {
      return choice.overlay() != null;
    }

    @Override
    public boolean zooms(KeyEvent event) {
      return page.zooms(event);
    }

    @Override
    public @Nullable Panel tray() {
      return choice.tray();
    }

    @Override
    public @Nullable Node focused() {
      return scene.focused();
    }
  }
}
