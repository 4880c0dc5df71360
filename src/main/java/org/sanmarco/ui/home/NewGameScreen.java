package org.sanmarco.ui.home;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.rules.sanmarco.District;
import org.sanmarco.table.Table;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Messages;
import org.sanmarco.ui.Screen;
import org.sanmarco.ui.Services;

/** Sets up a new game: who sits where, the first leader, what the districts are worth. */
public final class NewGameScreen implements Screen {

  /** Marks a field with something wrong in it. */
  static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

  private final Services services;
  private final Messages messages;
  private final Draft draft;
  private final Parent root;
  private final List<SeatRow> seats = new ArrayList<>();
  private final List<WorthRow> worths = new ArrayList<>();

  @FXML private StackPane picture;
  @FXML private VBox seatRows;
  @FXML private GridPane worthRows;
  @FXML private ToggleButton three;
  @FXML private ToggleButton four;
  @FXML private RadioButton lots;
  @FXML private Button reset;
  @FXML private Button start;
  @FXML private Label problem;

  /** The screen, with a game on it that could start at once. */
  public NewGameScreen(Services services) {
    this.services = services;
    this.messages = services.messages("org.sanmarco.ui.home.newgame");
    this.draft =
        new Draft(List.of(messages.text("names").split(",", -1)), services.seeds().getAsLong());
    this.root = Fxml.load(this, "newgame.fxml", messages);
    picture.getChildren().add(new Lagoon(messages));
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

  @FXML
  private void chooseThree() {
    draft.setPlayers(3);
    refresh();
  }

  @FXML
  private void chooseFour() {
    draft.setPlayers(Draft.MOST_PLAYERS);
    refresh();
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
    if (draft.leader().get() == Draft.LOTS) {
      int drawn = draft.drawLots();
      Table table = draft.table(drawn);
      Lots.draw(table, drawn, messages, services.dialogs(), () -> services.navigator().game(table));
    } else {
      services.navigator().game(draft.table(draft.leader().get()));
    }
  }

  private void fill() {
    ToggleGroup leaders = new ToggleGroup();
    lots.setToggleGroup(leaders);
    for (int seat = 1; seat <= Draft.MOST_PLAYERS; seat++) {
      seats.add(new SeatRow(draft, seat, leaders, messages));
    }
    seatRows.getChildren().addAll(seats);
    for (District district : District.ALL) {
      worths.add(new WorthRow(draft, district, worthRows, 1 + 2 * district.ordinal(), messages));
    }
  }

  private void listen() {
    InvalidationListener changed = observable -> refresh();
    draft.leader().addListener(changed);
    for (int seat = 1; seat <= Draft.MOST_PLAYERS; seat++) {
      draft.name(seat).addListener(changed);
      draft.colour(seat).addListener(changed);
    }
    for (District district : District.ALL) {
      draft.worth(district).most().addListener(changed);
      draft.worth(district).second().addListener(changed);
    }
  }

  private void refresh() {
    three.setSelected(draft.players().get() == 3);
    four.setSelected(draft.players().get() == Draft.MOST_PLAYERS);
    lots.setSelected(draft.leader().get() == Draft.LOTS);
    seats.forEach(SeatRow::refresh);
    worths.forEach(WorthRow::refresh);
    reset.setDisable(draft.isStandard());
    start.setDisable(!draft.isSound());
    problem.setText(reason());
  }

  /** Why the game can't start, beside the button that would start it. */
  private String reason() {
    List<String> wrong = new ArrayList<>();
    draft
        .seats()
        .filter(seat -> draft.nameProblem(seat).isPresent())
        .forEach(seat -> wrong.add(messages.text("wrong.seat", seat)));
    if (District.ALL.stream().anyMatch(district -> draft.valueProblem(district).isPresent())) {
      wrong.add(messages.text("wrong.values"));
    }
    return wrong.isEmpty() ? "" : messages.text("wrong", String.join(", ", wrong));
  }
}
