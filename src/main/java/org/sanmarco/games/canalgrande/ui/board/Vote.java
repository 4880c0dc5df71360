package org.sanmarco.games.canalgrande.ui.board;

import module java.base;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Phase;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.words.Messages;

/** A vote: the district, what each seat has on the table, who leads, and what is needed (GV). */
final class Vote extends Region {

  private final CardFaces faces;
  private final Messages messages;
  private final TableActions actions;
  private final Label title = Nodes.styled(new Label(), "vote-title", "title-face");
  private final Label totals = Nodes.styled(new Label(), "vote-totals");
  private final HBox band = Nodes.styled(new HBox(14, title, totals), "vote-band");
  private final List<VoteRow> rows = new ArrayList<>();

  /** Covers the map between the rows. */
  private final Region ground = Nodes.styled(new Region(), "vote-ground");

  private TableLayout layout = new TableLayout(TableLayout.LEAST_WIDTH, 2, 2);
  private List<SeatColour> colours = List.of();
  private List<String> names = List.of();
  private boolean isCounted;

  Vote(CardFaces faces, Messages messages, TableActions actions) {
    this.actions = actions;
    this.faces = faces;
    this.messages = messages;
    setId("vote");
    setPickOnBounds(false);
    totals.setId("vote-totals");
    band.setAlignment(Pos.CENTER);
    getChildren().addAll(ground, band);
  }

  void call(List<SeatColour> seatColours, List<String> seatNames) {
    colours = seatColours;
    names = seatNames;
    getChildren().removeAll(rows);
    rows.clear();
  }

  void arrange(TableLayout now) {
    layout = now;
    requestLayout();
  }

  void show(VisibleTable visible, IntFunction<String> side) {
    CanalGrandeView view = visible.view();
    setVisible(view.phase() == Phase.VOTE || view.isVoting());
    if (!isVisible()) {
      return;
    }
    if (rows.size() != view.seats()) {
      getChildren().removeAll(rows);
      rows.clear();
      for (int seat = 1; seat <= view.seats(); seat++) {
        rows.add(
            new VoteRow(
                seat, colours.get(seat - 1), names.get(seat - 1), faces, messages, actions));
      }
      getChildren().addAll(rows);
    }
    rows.forEach(row -> row.show(visible));
    Card district = view.district();
    CardPaper.tint(band, district == null ? "" : district.toString());
    if (district == null) {
      title.setText(messages.text("vote.open", names.get(view.challenger() - 1)));
    } else {
      title.setText(messages.text("vote.title", faces.names().of(district)));
    }
    // Nobody has played for a district that isn't chosen yet.
    isCounted = district != null && view.seats() > 2;
    Nodes.show(totals, isCounted);
    totals.setText(
        messages.text("vote.sides", side.apply(1), view.votes(1), side.apply(2), view.votes(2)));
    requestLayout();
  }

  void point(Highlight spoken) {
    rows.forEach(row -> row.point(spoken));
  }

  /**
   * Leaves the room beside the title to a note that counts the votes.
   *
   * @return the parts of a vote that is held; none without one
   */
  List<Node> raise(boolean isTold) {
    Nodes.show(totals, isCounted && !isTold);
    band.setAlignment(isTold ? Pos.CENTER_LEFT : Pos.CENTER);
    return isVisible() ? Stream.<Node>concat(Stream.of(band), rows.stream()).toList() : List.of();
  }

  /** The right edge of a title at the left end of its band. */
  double titleEnd() {
    return layout.title().getMinX() + band.prefWidth(-1);
  }

  VoteRow row(int seat) {
    return rows.get(seat - 1);
  }

  boolean hasRows() {
    return !rows.isEmpty();
  }

  @Override
  protected void layoutChildren() {
    Nodes.place(ground, layout.ground());
    Nodes.place(band, layout.title());
    for (int seat = 1; seat <= rows.size(); seat++) {
      Nodes.place(rows.get(seat - 1), layout.row(seat));
    }
  }
}
