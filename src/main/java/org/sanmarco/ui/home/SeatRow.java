package org.sanmarco.ui.home;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.ui.Messages;
import org.sanmarco.ui.board.Crest;
import org.sanmarco.ui.board.SeatColour;

/**
 * One player of a new game: crest, name, colours to choose from, whether he is the first leader.
 */
final class SeatRow extends VBox {

  private static final double BADGE = 46;
  private static final double CHIP = 26;

  private final Draft draft;
  private final int seat;
  private final Messages messages;
  private final Crest crest = new Crest(BADGE);
  private final TextField name = new TextField();
  private final Label problem = new Label();
  private final List<ToggleButton> chips = new ArrayList<>();
  private final RadioButton leads = new RadioButton();

  /**
   * The row of a seat.
   *
   * @param leaders the group of all rows' "leads" buttons
   */
  SeatRow(Draft draft, int seat, ToggleGroup leaders, Messages messages) {
    this.draft = draft;
    this.seat = seat;
    this.messages = messages;
    setId("seat-" + seat);
    getStyleClass().add("seat-row");
    name.setId("seat-" + seat + "-name");
    name.setAccessibleText(messages.text("seat.name", seat));
    name.setPromptText(messages.text("seat.name", seat));
    name.textProperty().bindBidirectional(draft.name(seat));
    name.setPrefColumnCount(11);
    HBox.setHgrow(name, Priority.ALWAYS);
    leads.setId("seat-" + seat + "-leads");
    leads.setText(messages.text("seat.oldest"));
    leads.setToggleGroup(leaders);
    leads.setMinWidth(Region.USE_PREF_SIZE);
    leads.setOnAction(event -> draft.leader().set(seat));
    problem.setId("seat-" + seat + "-problem");
    problem.getStyleClass().add("problem");
    problem.setWrapText(true);
    HBox row = new HBox(crest, name, chips(), leads);
    row.setAlignment(Pos.CENTER_LEFT);
    row.getStyleClass().add("seat-fields");
    getChildren().addAll(row, problem);
  }

  /** Shows what the draft says. */
  void refresh() {
    boolean plays = seat <= draft.players().get();
    setVisible(plays);
    setManaged(plays);
    crest.show(SeatColour.of(draft.colour(seat).get()));
    for (int i = 0; i < chips.size(); i++) {
      String colour = SeatColour.ALL.get(i).id();
      ToggleButton chip = chips.get(i);
      chip.setSelected(colour.equals(draft.colour(seat).get()));
      boolean taken = draft.seats().anyMatch(other -> isOthers(other, colour));
      chip.getStyleClass().remove("taken");
      if (taken) {
        chip.getStyleClass().add("taken");
      }
    }
    leads.setSelected(draft.leader().get() == seat);
    String text =
        draft
            .nameProblem(seat)
            .map(wrong -> messages.text("problem." + wrong.key(), wrong.arguments().toArray()))
            .orElse("");
    problem.setText(text);
    problem.setVisible(!text.isEmpty());
    problem.setManaged(!text.isEmpty());
    name.pseudoClassStateChanged(NewGameScreen.WRONG, !text.isEmpty());
  }

  private boolean isOthers(int other, String colour) {
    return other != seat && draft.colour(other).get().equals(colour);
  }

  private HBox chips() {
    HBox row = new HBox();
    row.getStyleClass().add("chips");
    row.setAlignment(Pos.CENTER);
    row.setMinWidth(Region.USE_PREF_SIZE);
    for (SeatColour colour : SeatColour.ALL) {
      Crest badge = new Crest(CHIP);
      badge.show(colour);
      ToggleButton chip = new ToggleButton("", badge);
      chip.setId("seat-" + seat + "-" + colour.id());
      chip.getStyleClass().add("chip");
      String called = messages.text("colour." + colour.id());
      chip.setAccessibleText(called);
      chip.setTooltip(new Tooltip(called));
      chip.setOnAction(event -> {
        draft.choose(seat, colour.id());
        // A click on the chosen one would unchoose it.
        chip.setSelected(true);
      });
      chips.add(chip);
      row.getChildren().add(chip);
    }
    return row;
  }
}
