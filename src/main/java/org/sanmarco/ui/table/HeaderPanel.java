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
import org.sanmarco.coach.GameTexts;
import org.sanmarco.kernel.View;
import org.sanmarco.save.SavedGameFile;
import org.sanmarco.save.settings.Setting;
import org.sanmarco.save.settings.Settings.HintLength;
import org.sanmarco.seats.RemoteGame;
import org.sanmarco.seats.http.OtherHouses;
import org.sanmarco.table.GameRecord;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.GameTable;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.game.PanelContext;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.seats.OwnScreens;
import org.sanmarco.ui.table.end.ExportMenu;

/** The header: round and turn, panels of the game, undo, and the menus. */
final class HeaderPanel extends TablePanel<PanelContext, Parent> {

  private final GameTable table;
  private final ExportMenu exports;
  private final List<Panel> headline;
  private final Optional<OwnScreens> ownScreens;
  private final HeaderNews news;
  private final HostedMenu hostedMenu;

  /** Whether only the menu can be pressed, as nobody sits here. */
  private boolean isTelevision;

  /** The sentence that is shown while there is no other. */
  @FXML private Label title;

  @FXML private Label round;
  @FXML private HBox headlineSlot;
  @FXML private Label practice;
  @FXML private Label notice;
  @FXML private Button undo;
  @FXML private Button redo;
  @FXML private Button saveAs;
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

  HeaderPanel(GameTable table, OpenGame game) {
    super(table.context(), "header.fxml");
    this.table = table;
    ownScreens = game.screens();
    headline = table.headline();
    title.setText(context.texts().transcript().text(GameTexts.TITLE));
    Buttons.explain(saveAs, context.tip("save-as.tip", Key.SAVE_AS));
    screens.setVisible(ownScreens.isPresent());
    practise.setVisible(context.model().isKept());
    rules.setAccelerator(Key.RULES.combination());
    rules.setVisible(context.hasRuleBook());
    summary.setAccelerator(Key.SUMMARY.combination());
    settings.setAccelerator(Key.SETTINGS.combination());
    keys.setAccelerator(Key.HELP.combination());
    for (HintLength level : HintLength.values()) {
      hints.getItems().add(item(level));
    }
    news = new HeaderNews(context, game);
    hostedMenu = new HostedMenu(context, game, hosted);
    Tooltip whole = new Tooltip();
    whole.textProperty().bind(notice.textProperty());
    notice
        .textProperty()
        .subscribe(sentence -> notice.setTooltip(sentence.isEmpty() ? null : whole));
    exports =
        new ExportMenu(table, "menu", file -> tell(context.text("exported", file.getFileName())));
    export.getItems().setAll(exports.items());
    headline.forEach(panel -> headlineSlot.getChildren().add(panel.root()));
  }

  @Override
  public void show() {
    View view = context.model().view();
    // The last turn is over, too.
    round.setText(
        view.isOver() ? context.text("game-over") : GameUi.progress(context.messages(), view));
    table.showTurn();
    headline.forEach(Panel::show);
    showUndo();
    boolean practises = context.model().isPractice();
    Nodes.show(practice, practises);
    practise.setDisable(practises);
    hostedMenu.show(isTelevision);
    showHouses();
    notice.setText(news.words());
    boolean isWhole = context.model().record().isPresent();
    Nodes.show(saveAs, isWhole && !isTelevision);
    export.setVisible(isWhole);
    kept.setVisible(isWhole);
    exports.show();
  }

  /** Says that other houses are let in, or that their links have changed. */
  void showHouses() {
    Optional<OtherHouses> open = ownScreens.flatMap(screens -> screens.door().houses());
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
            : news.whyNoUndo());
    redo.setDisable(!context.model().canRedo());
    Buttons.explain(
        redo,
        context.model().canRedo() ? context.tip("redo.tip", Key.REDO) : context.text("redo.why"));
  }

  /** Says in a joined game whether the one who leads it can be reached. */
  void showConnection(RemoteGame.Connection connection) {
    hostedMenu.showConnection(connection);
    notice.setText(news.words());
  }

  void nextHints() {
    services
        .preferences()
        .change(settings -> {
          HintLength[] levels = HintLength.values();
          return settings.with(
              Setting.HINTS, levels[(settings.get(Setting.HINTS).ordinal() + 1) % levels.length]);
        });
    notice.setText(hints.getText() + ": " + words(services.preferences().get(Setting.HINTS)));
  }

  private MenuItem item(HintLength level) {
    return Nodes.item(
        "menu-hints-" + level.name().toLowerCase(Locale.ROOT),
        words(level),
        () -> services.preferences().set(Setting.HINTS, level));
  }

  private String words(HintLength level) {
    return context.text("hints." + level.name().toLowerCase(Locale.ROOT));
  }

  @FXML
  void undo() {
    context.model().undo();
  }

  @FXML
  private void redo() {
    context.model().redo();
  }

  @FXML
  void saveAs() {
    context.model().record().ifPresent(this::save);
  }

  private void save(GameRecord game) {
    services
        .savedGameActions()
        .save(
            game,
            file -> {
              name(game, file);
              tell(context.text("saved", file.getFileName()));
            });
  }

  /** Takes over the name that a player gave the game's file. */
  private void name(GameRecord game, Path file) {
    String given = SavedGameFile.nameOf(file);
    if (context.model().isKept() && !given.equals(services.savedGameActions().suggestion(game))) {
      context.model().name(given);
    }
  }

  /** Shows a sentence until the game changes. */
  void tell(String sentence) {
    notice.setText(sentence);
  }

  @FXML
  private void practise() {
    services.confirm(context.messages(), "practise", context.model()::practise);
  }

  @FXML
  void houses() {
    ownScreens.ifPresent(OwnScreens::invite);
  }

  @FXML
  void screens() {
    ownScreens.ifPresent(OwnScreens::show);
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
