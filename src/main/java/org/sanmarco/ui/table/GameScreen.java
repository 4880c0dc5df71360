package org.sanmarco.ui.table;

import module java.base;

import javafx.application.Platform;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.sanmarco.bots.review.Effort;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings;
import org.sanmarco.table.ChanceSource;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.Zoom;
import org.sanmarco.ui.elsewhere.Rematch;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.lesson.Tutor.Task;
import org.sanmarco.ui.seats.OwnScreens;
import org.sanmarco.ui.table.computer.ComputerPlayers;
import org.sanmarco.ui.table.model.GameModel;
import org.sanmarco.ui.table.model.LedModel;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.Prompt.Computer;
import org.sanmarco.ui.table.model.Prompt.Curtain;
import org.sanmarco.ui.table.model.Prompt.GameOver;
import org.sanmarco.ui.table.model.Prompt.OtherScreen;
import org.sanmarco.ui.table.model.Prompt.Past;
import org.sanmarco.ui.table.model.Prompt.RoundOver;
import org.sanmarco.ui.table.model.Prompt.Shown;
import org.sanmarco.words.Messages;

/** The screen of a game in progress: the game's own table within the parts shared by all games. */
public final class GameScreen implements Screen {

  private final Services services;
  private final OpenGame game;
  private final GameModel model;
  private final GameTable table;
  private final GamePage page;
  private final Zoom root;
  private final FixedPanels panels;
  private final Moments moments;
  private final Replay replay;
  private final PanelChoice choice;
  private final ComputerPlayers computers;
  private final TableFocus focus;
  private final SceneKeys scene;
  private final InputGuard guard;
  private final OpenMenus openMenus;
  private final ThinkingTime thinking;
  private final RoutineSteps routine;
  private final ReasonTooltip tooltip;
  private final ScreenTitle title;
  private final GameEnd end;
  private final Subscription subscriptions;

  /** Whether another screen goes on with the same game. */
  private boolean isRenewed;

  private int round;
  private boolean isTelevision;

  /** The prompt of the last update. */
  private @Nullable Prompt shownPrompt;

  /** The screen of a game. */
  public GameScreen(Services services, OpenGame game) {
    this.services = services;
    this.game = game;
    model = game.model();
    Messages messages = game.ui().messages(services.messages(GameUi.TEXTS));
    table = game.ui().table(model, messages, services);
    page = new GamePage(table.context(), services.preferences(), table.board());
    root = new Zoom(page.root(), page::zoom);
    moments = new Moments(table, model, this::momentChanged);
    replay = new Replay(table, model, moments);
    panels = new FixedPanels(game, table, page, replay, this::show);
    guard = new InputGuard(model, page.root(), this::goesOnByItself);
    openMenus = new OpenMenus(root, this::measure, this::menuClosed);
    tooltip = new ReasonTooltip(page.root());
    page.root().getStylesheets().addAll(table.stylesheets());
    table.attachTo(page.root());
    computers =
        new ComputerPlayers(
            model,
            game::bot,
            services,
            table::isPlaying,
            () -> game.isHeld() || moments.isOn(),
            () -> openMenus.isOpen() || root.isDisabled(),
            game.thinking());
    Optional<Rematch> rematch =
        game.remote()
            .flatMap(remote -> game.visit().map(visit -> new Rematch(services, remote, visit)));
    choice =
        new PanelChoice(game, table, computers, moments, panels.review(), rematch, this::chosen);
    end = new GameEnd(game, services, panels.review(), choice.end(), rematch);
    title = new ScreenTitle(game, table.context(), root);
    TableKeys keys = new TableKeys(model, services.dialogs(), panels, choice, page);
    scene = new SceneKeys(keys, guard, this::released);
    thinking =
        new ThinkingTime(
            table.context(), game, panels.menus(), this::isInterrupted, panels.header()::tell);
    routine = new RoutineSteps(model, services, this::isRoutineHeld, panels.countdown());
    focus = new TableFocus(game, table, choice, panels, openMenus, scene);
    subscriptions =
        Subscription.combine(
            root.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::focusedProperty)
                .subscribe(focused -> {
                  keys.look(false);
                  title.update();
                }),
            model.onChange(this::show)::run,
            root.disabledProperty().subscribe((was, is) -> covered()),
            root.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(GameScreen::minimised)
                .subscribe(minimised -> measure()),
            services.preferences().settingsProperty().subscribe(this::settingsChanged));
    listen();
    show();
    if (model instanceof LedModel led) {
      led.onAgain(() -> begin(led::again));
      led.onAnother(this::begin);
    }
    game.screens()
        .ifPresent(screens -> {
          screens.onSignal(panels.signals()::show);
          screens.onPeople(this::peopleChanged);
          screens.onHosting(this::show);
          screens.door().onChange(panels.header()::showHouses);
        });
    game.remote()
        .ifPresent(joined ->
            new JoinedNotices(
                    table.context(), panels.header(), panels.signals(), game.visit().isPresent())
                .follow(joined));
  }

  private void begin(Function<ChanceSource, Table> next) {
    services.navigator().game(next.apply(services.chanceSources().get()));
  }

  private void listen() {
    for (Node decided : page.decided()) {
      decided.addEventFilter(MouseEvent.ANY, guard::filter);
      decided.addEventFilter(MouseEvent.ANY, moments::filter);
      decided.addEventFilter(KeyEvent.KEY_PRESSED, moments::filter);
    }
    page.board().addEventFilter(MouseEvent.MOUSE_CLICKED, this::hurry);
    // A click or a key skips the animation.
    root.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> begin(false));
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    root.sceneProperty().subscribe(this::enter);
  }

  private static ObservableValue<Boolean> minimised(Window window) {
    return window instanceof Stage stage
        ? stage.iconifiedProperty()
        : new SimpleBooleanProperty(false);
  }

  /** Whether something else than the question is seen, so that nobody is expected to think. */
  private boolean isInterrupted() {
    Window window = Nodes.window(root);
    return window == null
        || window instanceof Stage stage && stage.isIconified()
        || root.isDisabled()
        || openMenus.isOpen()
        || moments.isOn()
        || table.isPlaying();
  }

  /**
   * Whether a player or a tutor takes every step, or something is to be seen first. A tutor leaves
   * only results of chance behind, since the next page has a button to continue, too.
   */
  private boolean isRoutineHeld() {
    return game.isLesson() && !(model.prompt() instanceof Shown)
        || game.trial().isPresent()
        || game.isHeld()
        || computers.isPaused()
        || isInterrupted();
  }

  private boolean goesOnByItself() {
    return routine.isTaken();
  }

  /** Called when a dialog covers the table, or none any more: nothing happens behind it. */
  private void covered() {
    measure();
    computers.playIfDue();
  }

  private void measure() {
    thinking.update();
    routine.update();
  }

  private void settingsChanged(Settings before, Settings now) {
    measure();
    if (before.get(Setting.HINTS) != now.get(Setting.HINTS)
        || !before.get(Setting.ADVICE).equals(now.get(Setting.ADVICE))
        || !before.get(Setting.KNOWN_CARDS).equals(now.get(Setting.KNOWN_CARDS))) {
      show();
    }
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public String game() {
    return model.game().id();
  }

  @Override
  public int round() {
    return round;
  }

  @Override
  public String title() {
    return title.text();
  }

  @Override
  public Optional<Path> kept() {
    return end.kept();
  }

  @Override
  public Dimension2D leastRoom() {
    return GamePage.LEAST;
  }

  @Override
  public Screen renewed() {
    GameScreen next = new GameScreen(services, game);
    isRenewed = true;
    kept().ifPresent(next.end::keptAs);
    if (computers.isPaused()) {
      next.computers.pause();
    }
    next.panels.adviser().takeOver(panels.adviser());
    next.panels.review().takeOver(panels.review());
    return next;
  }

  @Override
  public void leaving() {
    thinking.stop();
  }

  @Override
  public void close() {
    thinking.stop();
    routine.stop();
    // The end of the animation makes the computers continue, so this comes before they stop.
    moments.clear();
    replay.close();
    table.skip();
    computers.stop();
    panels.adviser().stop();
    panels.review().stop();
    choice.end().close();
    end.close();
    table.close();
    if (!isRenewed) {
      game.close();
    }
    subscriptions.unsubscribe();
    enter(null);
  }

  private void pressed(KeyEvent event) {
    if (moments.key(event)) {
      event.consume();
    } else {
      begin(true);
    }
  }

  private void begin(boolean key) {
    focus.pressed(key);
    panels.signals().hideRemark();
    choice.pressed(!key);
    if (!moments.isOn()) {
      table.skip();
    }
  }

  private void released() {
    choice.pressed(false);
    // What was clicked is told first.
    Platform.runLater(this::cover);
  }

  /** The context of its panels, for tests. */
  PanelContext context() {
    return table.context();
  }

  /** Whether the game stands still at a decisive moment, for tests. */
  boolean isStopped() {
    return moments.isOn() && (table.isStopped() || !table.isPlaying());
  }

  /**
   * Goes on with the own screens of the game before, if somebody who has one plays on, or with
   * those that this game had before it was left. To be called before another screen is closed.
   *
   * @param then shows this screen, which has no hands of players at screens of their own by then
   */
  public void resumeOwnScreens(Runnable then) {
    game.screens().ifPresentOrElse(screens -> screens.resume(then), then);
  }

  /** Opens the page at which seats come to screens of their own, if one has not come yet. */
  public void showOwnScreens() {
    if (game.screens().filter(OwnScreens::isEverybodyAtOwnScreens).isEmpty()) {
      panels.header().screens();
    }
  }

  /** Opens the page with the links for players in other houses. */
  public void inviteElsewhere() {
    panels.header().houses();
  }

  /** Opens the review of the game, if it is over. */
  public void showReview() {
    if (model.prompt() instanceof GameOver && panels.review().isPossible()) {
      choice.end().showReview();
    }
  }

  /** Opens it with the choices made in it before. */
  public void showReview(Effort effort, boolean withComputers) {
    panels.review().choose(effort, withComputers);
    showReview();
  }

  /** The model that this screen shows. */
  public GameModel model() {
    return model;
  }

  private void show() {
    Prompt before = shownPrompt;
    Prompt stage = model.prompt();
    guard.changed();
    shownPrompt = stage;
    if (!stage.equals(before)) {
      changed(before, stage);
    }
    page.showPast(model.isPast());
    moments.update();
    showTelevision();
    table.show(this::afterAnimation);
    panels.show(moments.isOn());
    tooltip.say(model.decision().whyNot().map(context()::sentence));
    showTray();
    cover();
    if (moments.isOn()) {
      moments.tray().first().requestFocus();
    } else {
      focus.update(before, stage);
    }
    computers.show();
    moments.updated();
    measure();
    title.update();
    remark();
    if (model.view().round() != round) {
      round = model.view().round();
      services.navigator().roundChanged();
    }
    seeEnd();
  }

  private void seeEnd() {
    if (model.present() instanceof GameOver && !moments.isOn()) {
      end.seen();
    }
  }

  private void showTray() {
    page.showStatus(!moments.isOn());
    page.showTray(isTelevision && !moments.isOn() ? null : choice.tray());
  }

  /** Makes a television of this screen while nobody at it has anything to do. */
  private void showTelevision() {
    boolean on = isWatchedFromAfar();
    if (on != isTelevision) {
      isTelevision = on;
      panels.showTelevision(on);
      moments.showTelevision(on);
    }
  }

  private boolean isWatchedFromAfar() {
    return game.screens().filter(OwnScreens::isEverybodyAtOwnScreens).isPresent()
        && !computers.isPaused()
        && (moments.isOn()
            || switch (model.prompt()) {
              case OtherScreen _, Computer _, Shown _, RoundOver _ -> true;
              default -> false;
            });
  }

  private void peopleChanged() {
    if (isWatchedFromAfar() != isTelevision) {
      show();
    } else if (!moments.isOn()) {
      // It says who is away.
      panels.header().show();
    }
  }

  /** Called when the prompt differs from that of the last update. */
  private void changed(@Nullable Prompt before, Prompt now) {
    choice.changed(before, now);
    if (!(now instanceof GameOver)) {
      return;
    }
    panels.signals().hideRemark();
    if (before != null && !(before instanceof Past)) {
      choice.end().justEnded();
    }
    end.count();
  }

  /** Called when the player has chosen another panel. */
  private void chosen() {
    show();
    focus.move();
  }

  /** Called when the last open menu has been closed: resumes everything that waited for it. */
  private void menuClosed() {
    if (scene.isEntered()) {
      measure();
      cover();
      focus.menuClosed();
      computers.playIfDue();
    }
  }

  /** Called when another decisive moment is to be shown, or none any more. */
  private void momentChanged() {
    measure();
    showTray();
    if (moments.isOn()) {
      moments.tray().first().requestFocus();
      return;
    }
    remark();
    panels.show(false);
    guard.appeared();
    cover();
    focus.move();
    computers.show();
    replay.seen();
    seeEnd();
  }

  /** Called when the animation has ended. */
  private void afterAnimation() {
    measure();
    cover();
    computers.show();
    replay.seen();
    remark();
  }

  /** Has a computer remark on what was just seen, once all of it was. */
  private void remark() {
    // On the last page a bubble would lie over the totals, and the winner's words are there.
    if (!moments.isOn()
        && !table.isPlaying()
        && !model.isPast()
        && !(model.prompt() instanceof GameOver)) {
      panels.remark();
    }
  }

  /** Hurries the computers on a click on the board, unless they are paused. */
  private void hurry(MouseEvent click) {
    if (click.isConsumed()) {
      return;
    }
    if (model.prompt() instanceof Computer) {
      // The click must not decide for the next player.
      click.consume();
    }
    if (click.isStillSincePress() && !computers.isPaused() && !game.isHeld()) {
      computers.hurry();
    }
  }

  /**
   * Covers the table with the overlay that is due, once the animation has ended and no menu is
   * open.
   */
  private void cover() {
    Panel over = choice.overlay();
    panels.teach(moments.isOn() ? Task.LOOK : game.task(), over != null ? over : choice.tray());
    if (openMenus.isOpen() && !(shownPrompt instanceof Curtain)) {
      return;
    }
    boolean curtain = shownPrompt instanceof Curtain && !moments.isOn();
    if (curtain) {
      table.skip();
    }
    if (page.cover(over, curtain)) {
      guard.appeared();
      focus.move();
    }
    choice.end().celebrate();
  }

  private void enter(@Nullable Scene next) {
    scene.enter(next);
    if (next != null) {
      focus.move();
      measure();
    }
  }
}
