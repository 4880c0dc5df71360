package org.sanmarco.ui.table;

import module java.base;

import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.GameTexts;
import org.sanmarco.kernel.View;
import org.sanmarco.room.Question;
import org.sanmarco.room.Signal;
import org.sanmarco.save.SavedGameFile;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.HintLength;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.http.OtherHouses;
import org.sanmarco.seats.log.Attendance;
import org.sanmarco.table.GameRecord;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.elsewhere.Absence;
import org.sanmarco.ui.elsewhere.Agreement;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.seats.OwnScreens;
import org.sanmarco.ui.table.end.ExportMenu;
import org.sanmarco.ui.table.model.GameView;
import org.sanmarco.ui.table.model.Prompt;
import org.sanmarco.ui.table.model.TakenBack;

/** The header: round and turn, panels of the game, undo, and the menus. */
final class HeaderPanel extends TablePanel<PanelContext, Parent> {

  private final GameTable table;
  private final Services services;
  private final ExportMenu exports;
  private final List<Panel> headline;
  private final OpenGame game;
  private final @Nullable OwnScreens ownScreens;

  /** Says who runs the table of a game elsewhere. */
  private final MenuItem leader = new MenuItem();

  /** Stands in the menu for seats that can be freed, while there are none. */
  private final MenuItem nobody = new MenuItem();

  /** Stands in the menu in the place of signals, for those who only watch. */
  private final MenuItem watching = new MenuItem();

  private final Drawn<List<Integer>> missed = new Drawn<>(this::drawMissed);

  /** The items for seats that can be freed. */
  private List<MenuItem> freeing = List.of();

  /** Whether only the menu can be pressed, as nobody sits here. */
  private boolean isTelevision;

  /** The sentence that is shown while there is no other. */
  private String lasting = "";

  @FXML private Label title;
  @FXML private Label round;
  @FXML private HBox headlineSlot;
  @FXML private Label practice;
  @FXML private Label notice;
  @FXML private Button undo;
  @FXML private Button redo;
  @FXML private Button saveAs;
  @FXML private MenuButton menu;
  @FXML private Menu export;

  /** The line below what only a game that is kept here has. */
  @FXML private SeparatorMenuItem kept;

  @FXML private Menu hints;
  @FXML private MenuItem practise;
  @FXML private MenuItem screens;
  @FXML private MenuButton hosted;
  @FXML private Button houses;
  @FXML private MenuItem rules;
  @FXML private MenuItem summary;
  @FXML private MenuItem settings;
  @FXML private MenuItem keys;

  /** A header. */
  HeaderPanel(GameTable table, Services services, OpenGame game) {
    super(table.context(), "header.fxml");
    this.table = table;
    this.game = game;
    ownScreens = game.screens().orElse(null);
    headline = table.headline();
    this.services = services;
    title.setText(context.texts().transcript().text(GameTexts.TITLE));
    Buttons.explain(saveAs, context.tip("save-as.tip", Key.SAVE_AS));
    screens.setVisible(ownScreens != null);
    practise.setVisible(context.model().isKept());
    rules.setAccelerator(Key.RULES.combination());
    rules.setVisible(context.hasRuleBook());
    summary.setAccelerator(Key.SUMMARY.combination());
    settings.setAccelerator(Key.SETTINGS.combination());
    keys.setAccelerator(Key.HELP.combination());
    for (HintLength level : HintLength.values()) {
      hints.getItems().add(item(level));
    }
    for (Signal.Kind kind : Signal.Kind.GIVEN) {
      hosted.getItems().add(item(kind));
    }
    watching.setText(context.text("visit.watching"));
    hosted.getItems().add(watching);
    nobody.setId("menu-free");
    nobody.setText(context.text("visit.free.nobody"));
    if (game.isVisit()) {
      hosted
          .getItems()
          .addAll(
              new SeparatorMenuItem(),
              Nodes.item("menu-terms", context.text("visit.terms"), this::tellTerms),
              Nodes.item("menu-absence", context.text("visit.absence"), this::openAbsence));
    }
    leader.setId("menu-leader");
    hosted.getItems().add(leader);
    Tooltip whole = new Tooltip();
    whole.textProperty().bind(notice.textProperty());
    notice
        .textProperty()
        .subscribe(sentence -> notice.setTooltip(sentence.isEmpty() ? null : whole));
    exports = new ExportMenu(table, services, "menu", this::showSaved);
    export.getItems().setAll(exports.items());
    headline.forEach(panel -> headlineSlot.getChildren().add(panel.root()));
  }

  @Override
  public void show() {
    View view = context.model().view();
    round.setText(GameUi.progress(context.messages(), view));
    table.showTurn();
    headline.forEach(Panel::show);
    showUndo();
    boolean practises = context.model().isPractice();
    Nodes.show(practice, practises);
    practise.setDisable(practises);
    boolean hosts = game.remote().isPresent() || ownScreens != null && ownScreens.isOpen();
    Nodes.show(hosted, hosts && !isTelevision);
    showHouses();
    game.remote().filter(remote -> game.isVisit()).map(this::missed).ifPresent(missed::show);
    hosted
        .getItems()
        .forEach(item -> {
          item.setDisable(item.equals(nobody) || item.equals(watching) || item.equals(leader));
          item.setVisible(item.equals(watching) != game.canSignal());
        });
    leader.setVisible(game.leader().isPresent());
    game.leader().ifPresent(table -> leader.setText(LeaderWords.of(context.messages(), table)));
    showNews();
    boolean isWhole = context.commands().record().isPresent();
    Nodes.show(saveAs, isWhole && !isTelevision);
    export.setVisible(isWhole);
    kept.setVisible(isWhole);
    exports.show();
  }

  /** Says that other houses are let in, or that their links have changed. */
  void showHouses() {
    Optional<OtherHouses> open = Optional.ofNullable(ownScreens).flatMap(OwnScreens::houses);
    Nodes.show(houses, open.isPresent());
    boolean hasMoved = open.filter(OtherHouses::hasMoved).isPresent();
    houses.setText(context.text(hasMoved ? "houses.moved" : "houses"));
    Buttons.explain(houses, context.text(hasMoved ? "houses.moved.tip" : "houses.tip"));
  }

  /** Shows no buttons but the menu, or all. */
  void showTelevision(boolean on) {
    isTelevision = on;
  }

  /** Shows what can be undone and redone now, which a decisive moment changes, too. */
  void showUndo() {
    Nodes.show(undo, !isTelevision);
    Nodes.show(redo, !isTelevision && context.model().isKept());
    undo.setDisable(!context.model().canUndo());
    Buttons.explain(
        undo,
        context.model().canUndo()
            ? context.tipOf(
                context
                    .model()
                    .takeback()
                    .map(back -> context.undo().takes(back, context.model().view().seat()))
                    .orElseGet(() -> context.text("undo.tip")),
                Key.UNDO)
            : whyNoUndo());
    redo.setDisable(!context.model().canRedo());
    Buttons.explain(
        redo,
        context.model().canRedo() ? context.tip("redo.tip", Key.REDO) : context.text("redo.why"));
  }

  private void showNews() {
    notice.setText(lasting.isEmpty() ? news() : lasting);
  }

  private String whyNoUndo() {
    return game.remote()
        .filter(remote -> remote.connection() != RemoteGame.Connection.REACHED)
        .map(remote -> context.text("undo.why.unreached"))
        .or(() -> question().map(question -> question.words(context)))
        .orElseGet(() -> context.text("undo.why"));
  }

  /** The question that concerns this screen most; empty if none stands. */
  private Optional<StandingQuestion> question() {
    List<Question> questions =
        game.remote()
            .<List<Question>>map(joined -> joined.people().questions())
            .orElseGet(() -> context.model().undoQuestion().stream().toList());
    return StandingQuestion.of(game.model().room(), questions);
  }

  /**
   * A table that is not heard, a move that waits for the connection, a question that stands, what
   * was taken back, or who is away.
   */
  private String news() {
    Optional<RemoteGame> remote = game.remote();
    if (remote.filter(joined -> isSilent(joined.connection())).isPresent()) {
      boolean isSending = remote.filter(RemoteGame::isSending).isPresent();
      return context.text(isSending ? "visit.silent.move" : "visit.silent.calm");
    }
    if (remote
        .filter(RemoteGame::isSending)
        .filter(sending -> sending.connection() != RemoteGame.Connection.REACHED)
        .isPresent()) {
      return context.text("joined.waits");
    }
    if (game.leader().filter(Attendance.Table::isFull).isPresent()) {
      return context.text("visit.full");
    }
    return question()
        .map(question -> question.words(context))
        .or(() -> context.model().takenBack().filter(this::isTold).map(context.undo()::taken))
        .or(this::gone)
        .or(() -> remote.map(joined -> Absence.notice(services, joined)))
        .orElse("");
  }

  /** A sentence about the player whose screen has been away longest; empty if all are there. */
  private Optional<String> gone() {
    return game.model().room().gone().entrySet().stream()
        .filter(one -> !context.model().seats().get(one.getKey() - 1).isComputer())
        .min(Map.Entry.comparingByValue())
        .map(one ->
            context.text(
                "gone", context.player(one.getKey()), context.messages().clock(one.getValue())));
  }

  /** Whether somebody at another screen has to be told of an undo, or has asked for it. */
  private boolean isTold(TakenBack taken) {
    return game.remote().isPresent() || ownScreens != null && ownScreens.isOpen();
  }

  /**
   * The seats of players that the others can free, one of each: that for which the game waits, or
   * any before it begins. The table knows best when.
   */
  private List<Integer> missed(RemoteGame remote) {
    GameView model = context.model();
    IntPredicate isThere =
        seat ->
            seat > 0
                && !remote.isHere(seat)
                && !remote.people().free().contains(seat)
                && !model.seats().get(seat - 1).isComputer();
    return switch (model.prompt()) {
      case Prompt.Elsewhere(int seat) when isThere.test(seat) -> List.of(seat);
      case Prompt.Joining _ when model.size() == 0 -> {
        Map<String, Integer> all = new LinkedHashMap<>();
        IntStream.rangeClosed(1, model.seats().size())
            .filter(isThere)
            .forEach(seat -> all.putIfAbsent(model.seats().get(seat - 1).name(), seat));
        yield List.copyOf(all.values());
      }
      default -> List.of();
    };
  }

  private void drawMissed(List<Integer> seats) {
    hosted.getItems().removeAll(freeing);
    freeing = seats.isEmpty() ? List.of(nobody) : seats.stream().map(this::freeItem).toList();
    hosted.getItems().addAll(freeing);
  }

  private MenuItem freeItem(int seat) {
    String words = context.text("visit.free", context.name(seat));
    return Nodes.item("menu-free-" + seat, words, () -> askToFree(seat));
  }

  private void tellTerms() {
    game.terms().ifPresent(agreed -> Agreement.tell(services, agreed));
  }

  private void openAbsence() {
    game.remote().ifPresent(remote -> Absence.open(services, remote));
  }

  private void askToFree(int seat) {
    services.confirm(
        context.messages(),
        "visit.free",
        () -> game.remote().ifPresent(remote -> remote.free(seat)),
        context.name(seat));
  }

  /** Shows a sentence until the game is left. */
  void lasting(String sentence) {
    lasting = sentence;
    tell(sentence);
  }

  /** Says in a joined game whether the one who leads it can be reached. */
  void showConnection(RemoteGame.Connection connection) {
    boolean isReached = connection == RemoteGame.Connection.REACHED;
    boolean isVisit = game.visit().isPresent();
    String state = isReached ? "joined" : isSilent(connection) ? "visit.silent" : "joined.lost";
    hosted.setText(context.text(state));
    String tip =
        isReached
            ? isVisit ? "visit.tip" : "joined.tip"
            : isSilent(connection)
                ? "visit.silent.tip"
                : isVisit ? "visit.lost.tip" : "joined.lost.tip";
    Buttons.explain(hosted, context.text(tip));
    Nodes.show(hosted, true);
    showNews();
  }

  /** Whether the server is reached, and no table leads a game elsewhere. */
  private boolean isSilent(RemoteGame.Connection connection) {
    return game.visit().isPresent() && connection == RemoteGame.Connection.CLOSED;
  }

  /** Selects the next level of hints. */
  void nextHints() {
    services
        .preferences()
        .change(settings -> {
          HintLength[] levels = HintLength.values();
          return settings.with(
              Setting.HINTS, levels[(settings.get(Setting.HINTS).ordinal() + 1) % levels.length]);
        });
    notice.setText(
        hints.getText() + ": " + words(services.preferences().settings().get(Setting.HINTS)));
  }

  private MenuItem item(HintLength level) {
    return Nodes.item(
        "menu-hints-" + level.name().toLowerCase(Locale.ROOT),
        words(level),
        () -> services.preferences().change(settings -> settings.with(Setting.HINTS, level)));
  }

  private MenuItem item(Signal.Kind kind) {
    return Nodes.item("signal-" + kind, OwnScreens.words(services, kind), () -> game.signal(kind));
  }

  private String words(HintLength level) {
    return context.text("hints." + level.name().toLowerCase(Locale.ROOT));
  }

  @FXML
  void undo() {
    context.commands().undo();
  }

  @FXML
  private void redo() {
    context.commands().redo();
  }

  @FXML
  void saveAs() {
    context.commands().record().ifPresent(this::save);
  }

  private void save(GameRecord game) {
    services
        .savedGameActions()
        .save(
            game,
            file -> {
              name(game, file);
              showSaved(file);
            });
  }

  /** Takes over the name that a player gave the game's file. */
  private void name(GameRecord game, Path file) {
    String given = SavedGameFile.nameOf(file);
    if (context.model().isKept() && !given.equals(services.savedGameActions().suggestion(game))) {
      context.commands().name(given);
      services.navigator().titleChanged();
    }
  }

  private void showSaved(Path file) {
    tell(context.text("saved", String.valueOf(file.getFileName())));
  }

  /** Shows a sentence until the game changes. */
  void tell(String sentence) {
    notice.setText(sentence);
  }

  @FXML
  private void practise() {
    services.confirm(context.messages(), "practise", context.commands()::practise);
  }

  @FXML
  void houses() {
    if (ownScreens != null) {
      ownScreens.invite(services, this::show);
    }
  }

  @FXML
  void screens() {
    if (ownScreens != null) {
      ownScreens.show(services, this::show);
    }
  }

  @FXML
  private void home() {
    services.navigator().home();
  }

  @FXML
  private void newGame() {
    services.navigator().newGame(context.model().game().id());
  }

  @FXML
  private void settings() {
    services.navigator().settings();
  }

  @FXML
  private void summary() {
    services.navigator().summary();
  }

  @FXML
  private void rules() {
    services.navigator().rules("");
  }

  @FXML
  private void keys() {
    services.navigator().keys();
  }

  @FXML
  private void quit() {
    services.navigator().quit();
  }
}
