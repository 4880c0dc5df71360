package org.sanmarco.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.Bot;
import org.sanmarco.bots.Bots;
import org.sanmarco.kernel.Level;
import org.sanmarco.save.Setting;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.Zoom;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.ui.lesson.Tutor;
import org.sanmarco.ui.lesson.TutorPanel;
import org.sanmarco.ui.table.model.Ending;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.Guide;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Chance;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.Deciding;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.ui.table.model.Prompt.TurnOver;
import org.sanmarco.words.Messages;

/** A game in progress: what the game puts on the table, and around it all that every game has. */
public final class GameScreen implements Screen {

  private final Services services;
  private final Table played;
  private final GameModel model;
  private final PanelContext context;
  private final GamePage page;
  private final Zoom root;
  private final GameTable table;
  private final HurryGuard guard;
  private final SceneKeys scene;

  private final HeaderPanel header;
  private final List<Panel> always = new ArrayList<>();
  private final List<SeatMenu> menus = new ArrayList<>();
  private final OverTray over;
  private final PastTray past;
  private final TurnOverTray turnOver;
  private final HistoryBar history;
  private final LogPanel log;
  private final RecapPanel recap;
  private final BlankTray blank = new BlankTray();
  private final CurtainPanel curtain;
  private @Nullable Panel round;
  private final EndPanel end;

  /** The stage that was shown last: the keyboard moves on only when it changes. */
  private @Nullable Prompt shown;

  private boolean boardFirst;

  /**
   * Whether a key was the last thing that was pressed, so that the keyboard goes where it leads.
   */
  private boolean byKey;

  /** Whether a mouse button is down. */
  private boolean held;

  private final Subscription hints;
  private final Subscription closing;
  private final Runnable listening;
  private final Plate plate;
  private final ComputerPlayers computers;
  private final Adviser adviser;
  private final Optional<Tutor> tutor;
  private final Optional<TutorPanel> said;
  private final ComputerTray computer;

  /** The screen of a game; every move is handed over to be kept. */
  public GameScreen(Services services, Table table) {
    this(
        services,
        table,
        Lesson.of(table.game(), table.record())
            .map(lesson -> new Tutor(lesson, GameUi.of(table.game().id()).flow(), table::size)));
  }

  private GameScreen(Services services, Table table, Optional<Tutor> tutor) {
    this(
        services,
        table,
        tutor,
        new GameModel(
            table,
            GameUi.of(table.game().id()).flow(),
            services.autosave()::save,
            () -> services.preferences().settings().get(Setting.SECRECY),
            () -> !services.preferences().settings().get(Setting.END_TURN),
            tutor.<Guide>map(guide -> guide).orElse(Guide.NONE)));
  }

  private GameScreen(Services services, Table table, Optional<Tutor> tutor, GameModel model) {
    this.services = services;
    this.tutor = tutor;
    this.model = model;
    played = table;
    GameUi ui = GameUi.of(table.game().id());
    Messages messages = ui.messages(services.messages("org.sanmarco.ui.table.game"));
    this.table = ui.table(model, messages, services, services.navigator()::rules);
    context = this.table.context();
    page = new GamePage(context, services.preferences(), this.table.board());
    root = new Zoom(page.root(), GamePage::factor);
    guard = new HurryGuard(model::prompt, page.root());
    header = new HeaderPanel(this.table, services);
    over = new OverTray(context, () -> lookAtBoard(false));
    past = new PastTray(this.table, services);
    turnOver = new TurnOverTray(context);
    history = new HistoryBar(context);
    LogBook book = new LogBook(context, this.table.log());
    log = new LogPanel(context, book, this.table::point);
    recap = new RecapPanel(context, book, page.side());
    curtain = new CurtainPanel(context);
    end = new EndPanel(this.table, services, () -> lookAtBoard(true));
    adviser =
        new Adviser(
            context, this::bot, services, tutor::isPresent, () -> always.forEach(Panel::show));
    said =
        tutor.map(guide ->
            new TutorPanel(
                guide,
                ui.lessonMessages(services.messages(Lesson.TEXTS)),
                services.navigator()::rules,
                this::show));
    said.ifPresent(panel -> page.addTutor(panel.root()));
    addPanels();
    plate = new Plate(page.root());
    page.root().getStylesheets().addAll(this.table.stylesheets());
    this.table.attachTo(page.root());
    computers =
        new ComputerPlayers(model, this::bot, services, this.table::isPlaying, this::isHeld);
    computer = new ComputerTray(this.table, computers);
    for (Node decided : page.decided()) {
      decided.addEventFilter(MouseEvent.ANY, guard::filter);
    }
    page.board().addEventFilter(MouseEvent.MOUSE_CLICKED, this::hurry);
    // A click or a key doesn't wait for what is still being shown.
    root.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> begin(false));
    root.addEventFilter(KeyEvent.KEY_PRESSED, event -> begin(true));
    TableKeys keys =
        new TableKeys(
            model,
            services.dialogs(),
            new TableKeys.Parts(header, history, log, adviser, menus),
            new Around());
    scene = new SceneKeys(keys, guard, this::released);
    closing =
        root.sceneProperty()
            .flatMap(Scene::windowProperty)
            .flatMap(Window::focusedProperty)
            .subscribe(focused -> keys.look(false));
    root.sceneProperty().subscribe(this::enter);
    listening = model.onChange(this::show);
    hints =
        services
            .preferences()
            .settingsProperty()
            .subscribe((before, now) -> {
              if (before.get(Setting.HINTS) != now.get(Setting.HINTS)
                  || !before.get(Setting.ADVICE).equals(now.get(Setting.ADVICE))
                  || !before.get(Setting.KNOWN_CARDS).equals(now.get(Setting.KNOWN_CARDS))) {
                show();
              }
            });
    show();
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
      // A tutor has explained all of it.
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
  public Screen renewed() {
    GameScreen next = new GameScreen(services, played, tutor, model);
    if (computers.isPaused()) {
      next.computers.pause();
    }
    next.adviser.takeOver(adviser);
    return next;
  }

  @Override
  public void close() {
    // What has been seen has the computers go on, so this comes before they stop.
    table.skip();
    computers.stop();
    adviser.stop();
    end.close();
    table.close();
    hints.unsubscribe();
    closing.unsubscribe();
    listening.run();
    enter(null);
  }

  private void begin(boolean key) {
    byKey = key;
    held = !key;
    recap.hide();
    table.skip();
  }

  private void released() {
    held = false;
    // What was clicked is told first.
    Platform.runLater(this::cover);
  }

  /** What its panels have at hand, for tests. */
  PanelContext context() {
    return context;
  }

  /** What drops strokes that were meant to hurry, for tests. */
  HurryGuard guard() {
    return guard;
  }

  /** What is true now, for tests. */
  GameModel model() {
    return model;
  }

  private void show() {
    Prompt before = shown;
    Prompt stage = model.prompt();
    boolean changed = !stage.equals(before);
    guard.changed();
    // Whoever comes back from the past finds what was left: the board, if it was looked at.
    boardFirst &= !changed || stage instanceof Past || before instanceof Past;
    shown = stage;
    if (changed && before != null && stage instanceof GameOver && !(before instanceof Past)) {
      end.justEnded();
    }
    if (changed && stage instanceof GameOver && tutor.isEmpty() && Ending.counts(model)) {
      services.fame().count(ended -> Ending.of(model, ended));
    }
    page.showPast(model.isPast());
    table.show(this::afterAnimation);
    said.ifPresent(TutorPanel::show);
    adviser.drop();
    always.forEach(Panel::show);
    plate.say(model.decision().whyNot().map(context::sentence));
    menus.forEach(SeatMenu::refresh);
    page.showTray(tray());
    page.showAside(table.aside(stage).orElse(null));
    cover();
    if (isHeld() || (changed ? !isAlike(before, stage) : isElsewhere())) {
      focus();
    }
    computers.show();
  }

  /** Whether what has the focus should keep it: from move to move of the past or of computers. */
  private static boolean isAlike(@Nullable Prompt before, Prompt now) {
    return before instanceof Past && now instanceof Past
        || before instanceof Computer && now instanceof Computer;
  }

  /** Who plays for a computer: whoever knows the course of the lesson, or else a bot. */
  private Bot bot(Level level) {
    return tutor
        .flatMap(guide -> guide.move(played.size()))
        .<Bot>map(move -> (view, thinking) -> move)
        .orElseGet(() -> Bots.of(played.game()).bot(level));
  }

  /** Whether the others wait until something has been read. */
  private boolean isHeld() {
    return tutor.map(Tutor::isWaitedFor).orElse(false);
  }

  /** What happened has been shown. */
  private void afterAnimation() {
    cover();
    computers.show();
  }

  /** A click on the board hurries, but one who has them wait may look around. */
  private void hurry(MouseEvent click) {
    if (model.prompt() instanceof Computer) {
      // It must not decide for whoever is next.
      click.consume();
    }
    if (click.isStillSincePress() && !computers.isPaused() && !isHeld()) {
      computers.hurry();
    }
  }

  /** Covers the table with what is to be looked at first, once that has been seen to happen. */
  private void cover() {
    boolean curtain = shown instanceof Curtain;
    if (curtain) {
      table.skip();
    }
    if (page.cover(overlayPanel(), curtain)) {
      focus();
    }
    end.celebrate();
  }

  /** What lies below the board now. */
  private @Nullable Panel tray() {
    return switch (model.prompt()) {
      case Chance _, Shown _, Deciding _ -> table.tray(model.prompt());
      case GameOver _ -> over;
      case Past _ -> past;
      case TurnOver _ -> turnOver;
      case Computer _ -> isHeld() ? blank : computer;
      case RoundOver _ -> blank;
      case Curtain _ -> null;
    };
  }

  /** What lies over everything now. */
  private @Nullable Panel overlayPanel() {
    return switch (model.prompt()) {
      case Curtain _ -> curtain;
      case RoundOver _ -> isBusy() ? null : round();
      case GameOver _ -> boardFirst || isBusy() ? null : end;
      case Chance _, Shown _, Deciding _, Past _, Computer _, TurnOver _ -> null;
    };
  }

  /** Whether something is still to be seen; nor is a click covered between press and release. */
  private boolean isBusy() {
    return held || table.isPlaying();
  }

  private void lookAtBoard(boolean first) {
    boardFirst = first;
    show();
    focus();
  }

  private void focus() {
    Panel over = overlayPanel();
    Panel now = over != null ? over : model.isPast() ? history : tray();
    if (isHeld() && over == null && scene.isEntered()) {
      said.ifPresent(panel -> panel.on().requestFocus());
    } else if (now != null && scene.isEntered()) {
      Node first =
          over == null && table.isAskedOnBoard() ? table.lit().orElse(now.first()) : now.first();
      first.requestFocus();
    }
  }

  /** The overlay at the end of a round, made when the first one ends. */
  private Panel round() {
    if (round == null) {
      round = table.roundOver();
    }
    return round;
  }

  /**
   * Whether the keyboard is where nothing can be done any more, or where a card was just chosen.
   */
  private boolean isElsewhere() {
    Node focused = scene.focused();
    return focused == null
        || focused.getScene() == null
        || focused.isDisabled()
        || !focused.isVisible()
        || GamePage.isWithin(focused, table.board()) && !focused.isFocusTraversable()
        || byKey && table.chosen().filter(focused::equals).isPresent() && table.lit().isPresent();
  }

  private void enter(@Nullable Scene next) {
    scene.enter(next);
    if (next != null) {
      focus();
    }
  }

  /** What keys ask of the screen. */
  private final class Around implements TableKeys.Around {
    @Override
    public boolean isCovered() {
      return overlayPanel() != null;
    }

    @Override
    public boolean zooms(KeyEvent event) {
      return page.zooms(event);
    }

    @Override
    public @Nullable Panel tray() {
      return GameScreen.this.tray();
    }

    @Override
    public @Nullable Node focused() {
      return scene.focused();
    }
  }
}
