package org.sanmarco.ui.table;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.StackPane;
import org.sanmarco.games.sanmarco.SanMarcoView;
import org.sanmarco.save.Setting;
import org.sanmarco.save.Settings.Hints;
import org.sanmarco.ui.Dialogs.Answer;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.keys.Key;

/** Round, turn and leader, and the ways back and out. */
final class HeaderPanel implements Panel {

  private static final double CREST = 24;
  private static final double SMALL_CREST = 18;

  private final PanelContext context;
  private final Services services;
  private final Parent root;
  private final ExportMenu exports;
  private final Drawn<List<Integer>> leading = new Drawn<>(this::drawLeading);
  private final Drawn<List<Integer>> outs = new Drawn<>(this::drawOut);

  @FXML private Label round;
  @FXML private StackPane leaderCrest;
  @FXML private Label leader;
  @FXML private Label lastTurn;
  @FXML private Label practice;
  @FXML private Label notice;
  @FXML private Button undo;
  @FXML private Button saveAs;
  @FXML private MenuButton menu;
  @FXML private Menu export;
  @FXML private Menu hints;
  @FXML private MenuItem practise;
  @FXML private MenuItem rules;
  @FXML private MenuItem summary;
  @FXML private MenuItem settings;
  @FXML private MenuItem keys;

  HeaderPanel(PanelContext context, Services services) {
    this.context = context;
    this.services = services;
    root = Fxml.load(this, "header.fxml", context.messages());
    Buttons.explain(saveAs, context.tip("save-as.tip", Key.SAVE_AS));
    Buttons.explain(menu, context.text("menu.tip"));
    Buttons.explain(practice, context.text("practice.tip"));
    rules.setAccelerator(Key.RULES.combination());
    summary.setAccelerator(Key.SUMMARY.combination());
    settings.setAccelerator(Key.SETTINGS.combination());
    keys.setAccelerator(Key.HELP.combination());
    for (Hints level : Hints.values()) {
      hints.getItems().add(item(level));
    }
    exports = new ExportMenu(context, services, "menu", this::told);
    export.getItems().setAll(exports.items());
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public void show() {
    SanMarcoView view = context.model().view();
    boolean setup = view.turn() == 0;
    round.setText(
        setup ? context.text("round.setup") : context.text("round", view.round(), view.turn()));
    leader.setText(context.text("leader", context.player(view.player(view.leader()))));
    leading.show(context.model().leading());
    showLastTurn(view);
    undo.setDisable(!context.model().canUndo());
    Buttons.explain(
        undo,
        context.model().canUndo() ? context.tip("undo.tip", Key.UNDO) : context.text("undo.why"));
    boolean practises = context.model().isPractice();
    practice.setVisible(practises);
    practice.setManaged(practises);
    practise.setDisable(practises);
    notice.setText("");
    exports.show();
  }

  /** Who is out, and that this turn is the last therefore (E3, V4). */
  private void showLastTurn(SanMarcoView view) {
    boolean last = context.model().isLastTurn();
    lastTurn.setVisible(last);
    lastTurn.setManaged(last);
    List<Integer> out = context.seats().stream().filter(seat -> !view.isIn(seat)).toList();
    outs.show(out);
  }

  private void drawLeading(List<Integer> seats) {
    leaderCrest.getChildren().setAll(context.crests(seats, CREST));
  }

  private void drawOut(List<Integer> seats) {
    lastTurn.setGraphic(context.crests(seats, SMALL_CREST));
    Buttons.explain(lastTurn, context.text("last-turn.tip", context.names(seats)));
  }

  /** On to the next level of hints. */
  void nextHints() {
    services
        .preferences()
        .change(settings -> {
          Hints[] levels = Hints.values();
          return settings.with(
              Setting.HINTS, levels[(settings.get(Setting.HINTS).ordinal() + 1) % levels.length]);
        });
    notice.setText(
        hints.getText() + ": " + words(services.preferences().settings().get(Setting.HINTS)));
  }

  private MenuItem item(Hints level) {
    MenuItem item = new MenuItem(words(level));
    item.setId("menu-hints-" + level.name().toLowerCase(Locale.ROOT));
    item.setOnAction(
        event -> services.preferences().change(settings -> settings.with(Setting.HINTS, level)));
    return item;
  }

  private String words(Hints level) {
    return context.text("hints." + level.name().toLowerCase(Locale.ROOT));
  }

  @FXML
  void undo() {
    context.model().undo();
  }

  @FXML
  void saveAs() {
    services.gameFiles().save(context.model().record(), this::told);
  }

  private void told(Path file) {
    notice.setText(context.text("saved", String.valueOf(file.getFileName())));
  }

  @FXML
  private void practise() {
    services
        .dialogs()
        .ask(
            context.text("practise.title"),
            context.text("practise.text"),
            Answer.of(context.messages(), "practise.cancel", () -> {}),
            Answer.of(context.messages(), "practise.yes", context.model()::practise));
  }

  @FXML
  private void home() {
    services.navigator().home();
  }

  @FXML
  private void newGame() {
    services.navigator().newGame();
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
