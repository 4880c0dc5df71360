package org.sanmarco.ui.home;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.sanmarco.coach.PeopleTerms;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.words.Messages;

/** The colour of one seat: its sign, and the colours there are to choose from. */
final class ColourRow {

  private static final double BADGE = 46;
  private static final double CHIP = 26;

  private final NewGameModel draft;
  private final int seat;
  private final SeatBadge badge;
  private final HBox chips = Nodes.styled(new HBox(), "chips");
  private final List<ToggleButton> buttons = new ArrayList<>();

  ColourRow(NewGameModel draft, int seat, Messages messages) {
    this.draft = draft;
    this.seat = seat;
    chips.setAlignment(Pos.CENTER);
    chips.setMinWidth(Region.USE_PREF_SIZE);
    chips.setMinHeight(BADGE);
    PeopleTerms terms = PeopleTerms.in(messages.locale());
    badge = new SeatBadge(draft, seat, terms, BADGE);
    for (SeatColour colour : SeatColour.ALL) {
      buttons.add(button(colour, terms.colour(colour.id())));
    }
    chips.getChildren().addAll(buttons);
  }

  /** The player in the colour that is chosen. */
  SeatBadge badge() {
    return badge;
  }

  /** All colours, as buttons. */
  HBox chips() {
    return chips;
  }

  /** Shows what the draft says. */
  void refresh() {
    badge.refresh();
    for (int i = 0; i < buttons.size(); i++) {
      String colour = SeatColour.ALL.get(i).id();
      ToggleButton button = buttons.get(i);
      button.setSelected(colour.equals(draft.colour(seat).get()));
      button.getStyleClass().remove("taken");
      if (draft.seats().anyMatch(other -> isOthers(other, colour))) {
        button.getStyleClass().add("taken");
      }
    }
  }

  private boolean isOthers(int other, String colour) {
    return other != seat && draft.colour(other).get().equals(colour);
  }

  private ToggleButton button(SeatColour colour, String called) {
    ToggleButton button = Nodes.styled(new ToggleButton("", new Crest(colour, CHIP)), "chip");
    button.setId("seat-" + seat + "-" + colour.id());
    button.setAccessibleText(called);
    button.setTooltip(new Tooltip(called));
    button.setOnAction(event -> {
      draft.choose(seat, colour.id());
      // A click on the chosen one would unchoose it.
      button.setSelected(true);
    });
    return button;
  }
}
