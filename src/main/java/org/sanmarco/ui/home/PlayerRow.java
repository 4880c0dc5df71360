package org.sanmarco.ui.home;

import java.util.ArrayList;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.ui.Fxml;
import org.sanmarco.ui.Nodes;
import org.sanmarco.words.Messages;

/**
 * One player of a new game: the name, who plays, one or two colours, and whether this player is the
 * first leader.
 */
final class PlayerRow {

  private static final double LETTERS = 16;

  /** The width of a box without its text: the arrow, and room around both. */
  private static final double ARROW = 54;

  private final NewGameModel draft;
  private final int player;
  private final Messages messages;
  private final PeopleTerms terms;
  private final Region root;
  private final List<ColourRow> colours = new ArrayList<>();

  @FXML private VBox badges;
  @FXML private TextField name;
  @FXML private ComboBox<String> plays;
  @FXML private VBox chips;
  @FXML private RadioButton leads;
  @FXML private Label character;
  @FXML private Label problem;

  /**
   * The row of a player.
   *
   * @param leaders the group of all rows' "leads" buttons
   */
  PlayerRow(NewGameModel draft, int player, ToggleGroup leaders, Messages messages) {
    this.draft = draft;
    this.player = player;
    this.messages = messages;
    terms = PeopleTerms.in(messages.locale());
    root = Fxml.load(this, "player.fxml", messages);
    root.setId("seat-" + player);
    name.setId("seat-" + player + "-name");
    name.setAccessibleText(messages.text("seat.name", player));
    name.setPromptText(messages.text("seat.name", player));
    name.textProperty().bindBidirectional(draft.name(player));
    // Enter would press the button that starts the game.
    name.setOnAction(event -> plays.requestFocus());
    plays.setId("seat-" + player + "-plays");
    plays.setAccessibleText(messages.text("seat.plays", player));
    plays.getItems().add("");
    plays.getItems().addAll(BotLevel.NAMES);
    plays.setConverter(Nodes.words(terms::ranked));
    plays.setCellFactory(list -> new ComputerCell());
    plays.valueProperty().bindBidirectional(draft.computer(player));
    // Left to itself it is as wide as what it shows, and grows when its list is opened.
    plays.setPrefWidth(
        plays.getItems().stream()
                .map(item -> new Text(plays.getConverter().toString(item)))
                .peek(text -> text.setFont(Font.font("Lato", LETTERS)))
                .mapToDouble(text -> Math.ceil(text.getLayoutBounds().getWidth()))
                .max()
                .orElse(0)
            + ARROW);
    leads.setId("seat-" + player + "-leads");
    leads.setText(messages.text(draft.hasSeveralSeatsEach() ? "seat.leads.of-two" : "seat.leads"));
    leads.setToggleGroup(leaders);
    leads.setOnAction(event -> draft.leader().set(player));
    problem.setId("seat-" + player + "-problem");
    character.setId("seat-" + player + "-character");
    for (int seat : draft.seatsOf(player)) {
      ColourRow row = new ColourRow(draft, seat, messages);
      colours.add(row);
      badges.getChildren().add(row.badge());
      chips.getChildren().add(row.chips());
    }
  }

  Region root() {
    return root;
  }

  /** A choice of who plays, with a description of their play. */
  private final class ComputerCell extends ListCell<String> {
    @Override
    protected void updateItem(@Nullable String computer, boolean empty) {
      super.updateItem(computer, empty);
      setText(computer == null ? "" : plays.getConverter().toString(computer));
      setTooltip(computer == null ? null : new Tooltip(terms.howPlays(computer)));
    }
  }

  /** Shows what the draft says. */
  void refresh() {
    colours.forEach(ColourRow::refresh);
    String computer = draft.computer(player).get();
    String how = terms.character(draft.name(player).get(), computer);
    name.setEditable(computer.isEmpty());
    character.setText(computer.isEmpty() ? "" : how);
    plays.setTooltip(new Tooltip(how));
    plays.setAccessibleHelp(how);
    leads.setSelected(draft.leader().get() == player);
    String text =
        draft
            .nameProblem(player)
            .map(wrong -> messages.text("problem." + wrong.key(), wrong.arguments().toArray()))
            .orElse("");
    Nodes.say(problem, text);
    Nodes.mark(name, "wrong", !text.isEmpty());
  }
}
