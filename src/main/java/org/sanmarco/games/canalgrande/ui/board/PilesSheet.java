package org.sanmarco.games.canalgrande.ui.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.games.canalgrande.ui.model.Counting;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.words.Messages;

/** The whereabouts of all cards, kind by kind, on a sheet that opens over the table (GM4, GK). */
final class PilesSheet extends VBox {

  private static final double CARD_HEIGHT = 84;
  private static final double SMALL = 62;

  private final CardFaces faces;
  private final Messages messages;
  private final FlowPane deck = new FlowPane(6, 6);
  private final FlowPane discards = new FlowPane(6, 6);
  private final GridPane counted = Nodes.styled(new GridPane(8, 2), "counting");
  private final Label leftTitle;
  private final Drawn<Content> drawn = new Drawn<>(this::draw);
  private Content content = new Content(List.of(), Cards.NONE, Cards.NONE);

  /**
   * The visible state of the sheet.
   *
   * @param counting the whereabouts of each kind of card; empty if they are not to be counted
   */
  private record Content(List<Counting> counting, Cards deck, Cards discard) {}

  PilesSheet(CardFaces faces, Messages messages) {
    super(6);
    this.faces = faces;
    this.messages = messages;
    setId("piles-sheet");
    getStyleClass().add("piles-sheet");
    setVisible(false);
    Button close =
        Nodes.uncut(Nodes.button("piles-close", messages.text("sheet.close"), this::toggle));
    Label help = Nodes.wrapped(messages.text("sheet.help"), "sheet-help");
    help.setMaxWidth(Double.MAX_VALUE);
    HBox foot = new HBox(12, Nodes.wide(help), close);
    foot.setAlignment(Pos.CENTER_LEFT);
    leftTitle = title("sheet.deck");
    counted.setId("counting");
    getChildren().addAll(counted, leftTitle, deck, title("sheet.discard"), discards, foot);
  }

  private Label title(String key) {
    return Nodes.styled(new Label(messages.text(key)), "sheet-title", "title-face");
  }

  /** Comes up, or goes again. */
  void toggle() {
    setVisible(!isVisible());
    refresh();
  }

  /**
   * Shows the cards.
   *
   * @param counts whether they are counted for the viewer
   */
  void show(CanalGrandeView view, boolean counts) {
    content = new Content(counts ? Counting.of(view) : List.of(), view.deck(), view.discard());
    refresh();
  }

  private void refresh() {
    if (isVisible()) {
      drawn.show(content);
    }
  }

  private void draw(Content now) {
    counted.getChildren().clear();
    if (!now.counting().isEmpty()) {
      row(1, "sheet.seen");
      row(2, "sheet.own");
      row(3, "sheet.known");
      row(4, "sheet.unknown");
    }
    int column = 1;
    for (Counting kind : now.counting()) {
      counted.add(faces.card(kind.kind()).toLookAt(SMALL), column, 0);
      number(column, 1, kind.seen());
      number(column, 2, kind.own());
      number(column, 3, kind.known());
      number(column, 4, kind.unknown());
      column++;
    }
    // With the counting the deck tells nothing that isn't counted.
    boolean both = now.counting().isEmpty();
    List.of(leftTitle, deck)
        .forEach(node -> {
          Nodes.show(node, both);
        });
    Nodes.show(counted, !both);
    deck.getChildren().setAll(kinds(now.deck()));
    discards.getChildren().setAll(kinds(now.discard()));
  }

  private void row(int line, String key) {
    counted.add(Nodes.uncut(new Label(messages.text(key)), "count-title"), 0, line);
  }

  private void number(int column, int line, int count) {
    Label label = new Label(count == 0 ? "–" : String.valueOf(count));
    label.getStyleClass().addAll("count-number", line == 4 ? "count-unknown" : "count-seen");
    counted.add(label, column, line);
  }

  private List<Node> kinds(Cards cards) {
    List<Node> kinds = new ArrayList<>();
    for (Card card : cards.list().stream().distinct().toList()) {
      Label count = new Label(messages.text("sheet.count", cards.count(card)));
      count.getStyleClass().add("sheet-count");
      VBox kind = new VBox(0, faces.card(card).toLookAt(CARD_HEIGHT), count);
      kind.setAlignment(Pos.CENTER);
      kinds.add(kind);
    }
    if (kinds.isEmpty()) {
      kinds.add(Nodes.styled(new Label(messages.text("sheet.none")), "sheet-help"));
    }
    return kinds;
  }
}
