package org.sanmarco.ui.fame;

import module java.base;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.kernel.SafeText;
import org.sanmarco.save.BestEver;
import org.sanmarco.save.Evening;
import org.sanmarco.save.FinishedGame;
import org.sanmarco.save.format.SaveException;
import org.sanmarco.save.own.OwnFile;
import org.sanmarco.table.Games;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.ServedPage;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.game.EveningWords;
import org.sanmarco.ui.game.GameButtons;
import org.sanmarco.ui.game.GameTitle;
import org.sanmarco.ui.game.GameUi;
import org.sanmarco.ui.game.RecordWords;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.keys.KeyWords;
import org.sanmarco.words.Messages;

/**
 * The screen with each player's wins in each game, and with the results of whole evenings; all can
 * be deleted.
 */
public final class FameScreen extends ServedPage implements Screen {

  private final PeopleTerms terms;
  private final Runnable wayBack;
  private final Label placeholder = Nodes.wrapped("");
  private final Label noEvening = Nodes.wrapped("");
  private final ToggleButton byEvening = new ToggleButton();
  private final List<ToggleButton> byGame;
  private String game;
  private OwnFile.Found<List<FinishedGame>> found =
      new OwnFile.Found<>(List.of(), Optional.empty());

  @FXML private HBox gameButtons;
  @FXML private HBox eveningSlot;
  @FXML private TableView<Standing> table;
  @FXML private TableView<Evening> evenings;
  @FXML private FlowPane records;
  @FXML private Label notice;
  @FXML private Button back;
  @FXML private Button clear;

  /**
   * The screen, which immediately starts loading.
   *
   * @param game which game is shown first
   * @param wayBack leads back to where it was opened
   */
  public FameScreen(Services services, String game, Runnable wayBack) {
    super(services, "org.sanmarco.ui.fame.fame", "fame.fxml");
    this.game = game;
    this.wayBack = wayBack;
    terms = PeopleTerms.in(messages.locale());
    KeyWords.in(messages.locale()).explain(back, Key.ESCAPE);
    placeholder.setText(messages.text("looking"));
    table.setPlaceholder(placeholder);
    prepareEvenings();
    byGame = GameButtons.of(messages, "fame-", game, this::show);
    gameButtons.getChildren().setAll(byGame);
    refresh();
    services.fame().load(this::loaded, this::refused);
  }

  @Override
  public String title() {
    return messages.text("title");
  }

  @Override
  public String game() {
    return game;
  }

  @Override
  public Screen renewed() {
    FameScreen next = new FameScreen(services, game, wayBack);
    if (byEvening.isSelected()) {
      next.showEvenings();
    }
    return next;
  }

  private void show(String next) {
    game = next;
    byEvening.setSelected(false);
    refresh();
  }

  private void showEvenings() {
    byGame.forEach(button -> button.setSelected(false));
    // A second press would leave nothing selected.
    byEvening.setSelected(true);
    refresh();
  }

  private void prepareEvenings() {
    byEvening.setText(messages.text("evenings"));
    byEvening.setId("fame-by-evening");
    byEvening.setOnAction(event -> showEvenings());
    eveningSlot.getChildren().setAll(byEvening);
    evenings.setPlaceholder(noEvening);
    Messages shared = services.messages(GameUi.TEXTS);
    evenings
        .getColumns()
        .setAll(
            List.of(
                column("evening", 230, "words", evening -> messages.time(evening.ended())),
                column("games", 170, "words", this::kinds),
                column(
                    "results",
                    490,
                    "words",
                    evening -> String.join("\n", EveningWords.of(evening, shared)))));
  }

  /** The games of an evening, a kind on each line. */
  private String kinds(Evening evening) {
    return evening.games().entrySet().stream()
        .map(kind -> messages.text("kind", kind.getValue(), title(kind.getKey())))
        .collect(Collectors.joining("\n"));
  }

  /** The title of a game; its identifier if it isn't installed. */
  private String title(String id) {
    return Games.installed().find(id).isPresent() ? GameTitle.kind(messages, id) : SafeText.of(id);
  }

  private void loaded(OwnFile.Found<List<FinishedGame>> all) {
    found = all;
    placeholder.setText(messages.text("none"));
    noEvening.setText(messages.text("none.evenings"));
    Nodes.say(
        notice, all.setAside().map(kept -> messages.text("aside", kept.getFileName())).orElse(""));
    refresh();
  }

  private void refused(Exception failed) {
    placeholder.setText("");
    Nodes.say(
        notice,
        failed instanceof SaveException refused
            ? messages.text("refused", services.savedGameActions().reason(refused.refusal()))
            : messages.text("refused", failed.toString()));
  }

  private void refresh() {
    List<TableColumn<Standing, ?>> columns = new ArrayList<>();
    columns.add(column("name", 300, "words", this::name));
    columns.add(column("games", 110, "number", standing -> String.valueOf(standing.games())));
    columns.add(column("wins", 110, "number", standing -> String.valueOf(standing.wins())));
    if (GameUi.of(game).hasScores()) {
      columns.add(column("best", 150, "number", this::best));
    }
    columns.add(column("last", 220, "words", standing -> messages.time(standing.last())));
    table.getColumns().setAll(columns);
    table.getItems().setAll(Standing.of(found.content(), game));
    showRecords();
    evenings.getItems().setAll(Evening.all(found.content()));
    Nodes.show(table, !byEvening.isSelected());
    Nodes.show(evenings, byEvening.isSelected());
    clear.setDisable(found.content().isEmpty());
  }

  private void showRecords() {
    GameUi ui = GameUi.of(game);
    Messages words = ui.messages(services.messages(GameUi.TEXTS));
    records
        .getChildren()
        .setAll(
            BestEver.of(found.content(), game, ui.hasScores()).stream()
                .map(held -> new Label(RecordWords.of(held, words)))
                .toList());
    Nodes.show(records, !byEvening.isSelected() && !records.getChildren().isEmpty());
  }

  private <T> TableColumn<T, String> column(
      String key, double width, String kind, Function<T, String> words) {
    TableColumn<T, String> column = new TableColumn<>(messages.text("column." + key));
    column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(words.apply(row.getValue())));
    column.setCellFactory(cells -> new LinesCell<>());
    column.setPrefWidth(width);
    column.setSortable(false);
    column.setReorderable(false);
    column.getStyleClass().add("fame-" + kind);
    return column;
  }

  /** A cell of some lines. One text of many lines is cut: JavaFX gives it too little height. */
  private static final class LinesCell<T> extends TableCell<T, String> {
    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
      super.updateItem(text, empty);
      VBox lines = Nodes.styled(new VBox(), "fame-lines");
      if (text != null && !empty) {
        text.lines().map(Label::new).forEach(lines.getChildren()::add);
      }
      setGraphic(lines);
    }
  }

  private String name(Standing standing) {
    return terms.withComputer(standing.name(), standing.computer());
  }

  private String best(Standing standing) {
    return standing.advised()
        ? messages.text("best.advised", standing.best())
        : String.valueOf(standing.best());
  }

  @FXML
  private void startBack() {
    wayBack.run();
  }

  @FXML
  private void askClear() {
    services.confirm(messages, "clear", this::clear);
  }

  private void clear() {
    services
        .fame()
        .clear(() -> loaded(new OwnFile.Found<>(List.of(), Optional.empty())), this::refused);
  }
}
