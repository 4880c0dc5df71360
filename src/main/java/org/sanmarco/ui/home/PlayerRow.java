package org.sanmarco.ui.home;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.kernel.BotLevel;
import org.sanmarco.ui.Nodes;
import org.sanmarco.words.Messages;

/**
 * One player of a new game: the name, who plays, one or two colours, and whether this player is the
 * first leader.
 */
final class PlayerRow extends VBox {

  private static final double LETTERS = 16;

  /** The least width at which a name can be read. */
  private static final double LEAST_NAME = 96;

  /** The width of a box without its text: the arrow, and room around both. */
  private static final double ARROW = 54;

  private final NewGameModel draft;
  private final int player;
  private final Messages messages;
  private final PeopleTerms terms;
  private final TextField name = new TextField();
  private final ComboBox<String> plays = new ComboBox<>();
  private final Label problem = Nodes.wrapped("", "problem");
  private final Label character = Nodes.wrapped("", "soft", "seat-character");
  private final List<ColourRow> colours = new ArrayList<>();
  private final RadioButton leads = new RadioButton();

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
    setId("seat-" + player);
    getStyleClass().add("seat-row");
    name.setId("seat-" + player + "-name");
    name.setAccessibleText(messages.text("seat.name", player));
    name.setPromptText(messages.text("seat.name", player));
    name.textProperty().bindBidirectional(draft.name(player));
    // Enter would press the button that starts the game.
    name.setOnAction(event -> plays.requestFocus());
    name.setPrefColumnCount(9);
    name.setMinWidth(LEAST_NAME);
    HBox.setHgrow(name, Priority.ALWAYS);
    plays.setId("seat-" + player + "-plays");
    plays.setAccessibleText(messages.text("seat.plays", player));
    plays.getItems().add("");
    plays.getItems().addAll(BotLevel.NAMES);
    plays.setConverter(Nodes.words(computer -> terms.begin(terms.plays(computer))));
    plays.setCellFactory(list -> new ComputerCell());
    plays.valueProperty().bindBidirectional(draft.computer(player));
    plays.setMinWidth(Region.USE_PREF_SIZE);
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
    leads.setMinWidth(Region.USE_PREF_SIZE);
    leads.setOnAction(event -> draft.leader().set(player));
    problem.setId("seat-" + player + "-problem");
    character.setId("seat-" + player + "-character");
    draft.seatsOf(player).forEach(seat -> colours.add(new ColourRow(draft, seat, messages)));
    getChildren().addAll(fields(), problem);
  }

  private HBox fields() {
    VBox chips = Nodes.styled(new VBox(), "seat-colours");
    colours.forEach(row -> chips.getChildren().add(row.chips()));
    VBox badges = Nodes.styled(new VBox(), "seat-colours");
    colours.forEach(row -> badges.getChildren().add(row.badge()));
    HBox chosen = Nodes.styled(new HBox(name, plays, chips, leads), "seat-fields");
    chosen.setAlignment(Pos.CENTER_LEFT);
    VBox said = Nodes.styled(new VBox(chosen, character), "seat-said");
    said.setAlignment(Pos.CENTER_LEFT);
    HBox fields = Nodes.styled(new HBox(badges, Nodes.wide(said)), "seat-fields");
    fields.setAlignment(Pos.CENTER_LEFT);
    return fields;
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
    character.setText(how);
    Nodes.show(character, !computer.isEmpty());
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
