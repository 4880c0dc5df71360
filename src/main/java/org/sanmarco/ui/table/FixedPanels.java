package org.sanmarco.ui.table;

import module java.base;

import javafx.animation.ScaleTransition;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.SeatMenu;
import org.sanmarco.ui.lesson.Lesson;
import org.sanmarco.ui.lesson.Tutor.Task;
import org.sanmarco.ui.lesson.TutorPanel;
import org.sanmarco.ui.puzzle.PuzzlePanel;
import org.sanmarco.ui.puzzle.Trial;
import org.sanmarco.ui.table.computer.Adviser;
import org.sanmarco.ui.table.computer.GameReview;
import org.sanmarco.ui.table.computer.MoveReasons;
import org.sanmarco.ui.table.log.HistoryBar;
import org.sanmarco.ui.table.log.LogBook;
import org.sanmarco.ui.table.log.LogPanel;

/** The panels around the board that are there throughout the game. */
final class FixedPanels {

  private final GamePage page;
  private final GameTable table;
  private final HeaderPanel header;
  private final StatusPanel status;
  private final HistoryBar history;
  private final LogPanel log;
  private final Adviser adviser;
  private final GameReview review;
  private final Optional<TutorPanel> tutor;
  private final SignalBubbles signals;
  private final Remarks remarks;
  private final boolean isRemarkable;
  private final List<SeatMenu> menus = new ArrayList<>();
  private final List<Panel> panels = new ArrayList<>();
  private final Optional<Panel> televisionCards;

  /**
   * Puts the panels on a page.
   *
   * @param replay shows moves once more
   * @param changed called when the tutor continues, which may let computers move
   */
  FixedPanels(OpenGame game, GameTable table, GamePage page, Replay replay, Runnable changed) {
    this.page = page;
    this.table = table;
    PanelContext context = table.context();
    Services services = context.services();
    header = new HeaderPanel(table, game);
    remarks = new Remarks(table, game.model());
    isRemarkable = !game.isLesson() && game.trial().isEmpty();
    signals = new SignalBubbles(context, page.root(), menus, this::isInTheWay);
    history = new HistoryBar(context);
    // In a lesson and in a puzzle other panels tell what has happened.
    LogBook book =
        new LogBook(context, table.log(), game.tutor().isEmpty() && game.trial().isEmpty());
    MoveReasons reasons = new MoveReasons(context, game::bot, game::isLesson);
    log = new LogPanel(context, book, reasons, table::point, replay::play);
    log.chat(game::canSay, game::say);
    adviser = new Adviser(context, game::bot, game::whyNoAdvice, () -> panels.forEach(Panel::show));
    review = new GameReview(context, !game.isLesson() && game.trial().isEmpty());
    status = new StatusPanel(context, services.preferences(), adviser, review, game::isHeld);
    tutor =
        game.tutor()
            .map(guide ->
                new TutorPanel(
                    guide,
                    game.ui().lessonMessages(services.messages(Lesson.TEXTS)),
                    services.navigator()::rules,
                    changed));
    panels.addAll(List.of(header, log, status, history));
    page.addHeader(header);
    page.addLog((Region) log.root());
    page.addLog((Region) history.root());
    page.addStatus(status);
    status.draw(new AdviceArrow(page, table::path, history.root(), false));
    panels.add(new AdviceSheet(context, page.root(), adviser, table::sorted));
    tutor.ifPresent(panel -> page.addAboveLog(panel.root()));
    game.trial().ifPresent(trial -> addPuzzle(context, trial));
    context.players().forEach(player -> addPlayer(context, player));
    table.side().forEach(this::addSide);
    table.supply().ifPresent(this::addSupply);
    table.stock().ifPresent(panel -> addStock(context, panel));
    televisionCards = table.televisionCards();
    televisionCards.ifPresent(page::addTelevisionCards);
  }

  private void addPuzzle(PanelContext context, Trial trial) {
    PuzzlePanel panel = new PuzzlePanel(context, trial);
    panels.add(panel);
    page.addAboveLog(panel.root());
    AdviceArrow good = new AdviceArrow(page, table::path, history.root(), false);
    AdviceArrow made = new AdviceArrow(page, table::path, history.root(), true);
    trial.onChange(() -> {
      panels.forEach(Panel::show);
      good.show(trial.shown().orElse(null));
      made.show(trial.made().orElse(null));
    });
    trial.begin();
  }

  private void addPlayer(PanelContext context, int player) {
    SeatMenu menu = new SeatMenu(context, player);
    menus.add(menu);
    addSide(table.player(player, menu));
  }

  private void addSupply(Panel panel) {
    panels.add(panel);
    page.addAboveLog(panel.root());
  }

  private void addSide(Panel panel) {
    panels.add(panel);
    page.addSide(panel);
  }

  private void addStock(PanelContext context, Panel panel) {
    panels.add(panel);
    page.addStock(context, (Region) panel.root());
  }

  /** The announced wait for what comes by itself. */
  ScaleTransition countdown() {
    return status.countdown();
  }

  /** Shows the panels as on a television at which nobody sits, or as usual. */
  void showTelevision(boolean on) {
    header.showTelevision(on);
    status.showTelevision(on);
    log.showTelevision(on);
    televisionCards.ifPresent(on ? panels::add : panels::remove);
    page.leaveOut((Region) history.root(), on);
    page.showTelevision(on);
  }

  /**
   * Updates all panels to the model's state.
   *
   * @param isHeld whether the game stops at a decisive moment, whose outcome they don't tell yet
   */
  void show(boolean isHeld) {
    adviser.drop();
    if (isHeld) {
      header.showUndo();
    } else {
      panels.forEach(Panel::show);
    }
    menus.forEach(SeatMenu::refresh);
    signals.giveWay();
  }

  /**
   * Says in a lesson what the learner is to do.
   *
   * @param next what is shown below the board or over it; null for nothing
   */
  void teach(Task task, @Nullable Panel next) {
    boolean presses = task == Task.DRAW || task == Task.LOOK;
    Button button = next != null && presses && next.first() instanceof Button first ? first : null;
    tutor.ifPresent(panel -> panel.show(task, button, page.decided()));
  }

  /** Has a computer remark on what was just seen, if it is telling. */
  void remark() {
    if (isRemarkable) {
      remarks.next().ifPresent(said -> signals.say(said.player(), said.words()));
    }
  }

  /** Whether the player is asked for something on the board that a bubble would cover. */
  private boolean isInTheWay(Bounds bubble) {
    if (!table.isAskedOnBoard()) {
      return false;
    }
    List<Node> asked =
        table.context().model().view().legal().stream()
            .flatMap(move -> table.path(move).stream())
            .toList();
    return asked.isEmpty()
        || asked.stream()
            .map(node -> node.localToScene(node.getLayoutBounds()))
            .anyMatch(bubble::intersects);
  }

  SignalBubbles signals() {
    return signals;
  }

  HeaderPanel header() {
    return header;
  }

  HistoryBar history() {
    return history;
  }

  LogPanel log() {
    return log;
  }

  GameReview review() {
    return review;
  }

  Adviser adviser() {
    return adviser;
  }

  /** The tutor's panel, if the game is a lesson. */
  Optional<TutorPanel> tutor() {
    return tutor;
  }

  /** The menus that say who plays for each player, the first player's first. */
  List<SeatMenu> menus() {
    return menus;
  }
}
