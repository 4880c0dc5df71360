package org.sanmarco.ui.home;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.InvalidationListener;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.games.sanmarco.District;
import org.sanmarco.games.sanmarco.SanMarco;
import org.sanmarco.save.Setting;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.Services;
import org.sanmarco.words.Messages;

/** Sets up a new game: who sits where, the first leader, what the districts are worth. */
public final class NewGameScreen implements Screen {

  /** Marks a field with something wrong in it. */
  static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

  private static final String TEXTS = "org.sanmarco.ui.home.newgame";

  private final Services services;
  private final Messages messages;
  private final Draft draft;
  private final Parent root;
  private final List<ToggleButton> counts = new ArrayList<>();
  private final List<PlayerRow> players = new ArrayList<>();
  private final List<WorthRow> worths = new ArrayList<>();

  @FXML private StackPane picture;
  @FXML private VBox seatRows;
  @FXML private GridPane worthRows;
  @FXML private HBox countButtons;
  @FXML private Label how;
  @FXML private RadioButton lots;
  @FXML private CheckBox practice;
  @FXML private Button reset;
  @FXML private Button start;
  @FXML private Label problem;

  /** The screen, with a game on it that could start at once. */
  public NewGameScreen(Services services) {
    this(
        services,
        new Draft(
            names(services),
            services.preferences().settings().get(Setting.COMPUTERS),
            services.seeds().getAsLong()));
  }

  private NewGameScreen(Services services, Draft draft) {
    this.services = services;
    this.messages = services.messages(TEXTS);
    this.draft = draft;
    this.root = Fxml.load(this, "newgame.fxml", messages);
    picture.getChildren().add(new Lagoon());
    practice.selectedProperty().bindBidirectional(draft.practice());
    fill();
    listen();
    refresh();
  }

  @Override
  public Parent root() {
    return root;
  }

  @Override
  public String title() {
    return messages.text("title");
  }

  @Override
  public Screen renewed() {
    return new NewGameScreen(services, draft);
  }

  /** The names of those who played last, and further ones for those who didn't. */
  private static List<String> names(Services services) {
    return Stream.concat(
            services.preferences().settings().get(Setting.NAMES).stream(),
            Stream.of(services.messages(TEXTS).text("names").split(",", -1)))
        .distinct()
        .limit(Draft.MOST_PLAYERS)
        .toList();
  }

  @FXML
  private void chooseLots() {
    draft.leader().set(Draft.LOTS);
  }

  @FXML
  private void startReset() {
    draft.resetValues();
  }

  @FXML
  private void startBack() {
    services.navigator().home();
  }

  @FXML
  private void startGame() {
    if (!draft.isSound()) {
      return;
    }
    services
        .preferences()
        .change(settings ->
            settings.with(Setting.NAMES, draft.names()).with(Setting.COMPUTERS, draft.computers()));
    if (draft.leader().get() == Draft.LOTS) {
      int drawn = draft.drawLots();
      Table table = draft.table(drawn);
      Lots.draw(draft, drawn, messages, services.dialogs(), () -> services.navigator().game(table));
    } else {
      services.navigator().game(draft.table(draft.leader().get()));
    }
  }

  private void fill() {
    List<Integer> possible = new SanMarco().players();
    for (int count : possible) {
      ToggleButton button = new ToggleButton(String.valueOf(count));
      button.setId("players-" + count);
      button
          .getStyleClass()
          .add(
              count == possible.getFirst()
                  ? "left-pill"
                  : count == possible.getLast() ? "right-pill" : "center-pill");
      button.setAccessibleText(messages.text("players.count", count));
      button.setOnAction(event -> choose(count));
      counts.add(button);
    }
    countButtons.getChildren().addAll(counts);
    seat();
    for (District district : District.ALL) {
      worths.add(new WorthRow(draft, district, worthRows, 1 + 2 * district.ordinal(), messages));
    }
  }

  private void choose(int count) {
    if (count != draft.players().get()) {
      draft.setPlayers(count);
      seat();
    }
    refresh();
  }

  /** A row for each who plays. */
  private void seat() {
    ToggleGroup leaders = new ToggleGroup();
    lots.setToggleGroup(leaders);
    players.clear();
    draft.people().forEach(player -> players.add(new PlayerRow(draft, player, leaders, messages)));
    seatRows.getChildren().setAll(players);
    how.setText(messages.text(draft.isForTwo() ? "seats.how.of-two" : "seats.how"));
  }

  private void listen() {
    InvalidationListener changed = observable -> refresh();
    draft.leader().addListener(changed);
    for (int seat = 1; seat <= Draft.MOST_PLAYERS; seat++) {
      draft.name(seat).addListener(changed);
      draft.computer(seat).addListener(changed);
      draft.colour(seat).addListener(changed);
    }
    for (District district : District.ALL) {
      draft.worth(district).most().addListener(changed);
      draft.worth(district).second().addListener(changed);
    }
  }

  private void refresh() {
    for (ToggleButton count : counts) {
      count.setSelected(count.getText().equals(String.valueOf(draft.players().get())));
    }
    lots.setSelected(draft.leader().get() == Draft.LOTS);
    players.forEach(PlayerRow::refresh);
    worths.forEach(WorthRow::refresh);
    reset.setDisable(draft.isStandard());
    start.setDisable(!draft.isSound());
    problem.setText(reason());
  }

  /** Why the game can't start, beside the button that would start it. */
  private String reason() {
    List<String> wrong = new ArrayList<>();
    draft
        .people()
        .filter(player -> draft.nameProblem(player).isPresent())
        .forEach(player -> wrong.add(messages.text("wrong.seat", player)));
    if (District.ALL.stream().anyMatch(district -> draft.valueProblem(district).isPresent())) {
      wrong.add(messages.text("wrong.values"));
    }
    return wrong.isEmpty() ? "" : messages.text("wrong", String.join(", ", wrong));
  }
}
