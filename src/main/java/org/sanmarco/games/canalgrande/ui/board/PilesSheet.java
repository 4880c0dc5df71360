package org.sanmarco.games.canalgrande.ui.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.words.Messages;

/** The contents of the piles, kind by kind, on a sheet that opens over the table (GM4). */
final class PilesSheet extends VBox {

  private static final double CARD_HEIGHT = 84;

  private final CardFaces faces;
  private final Messages messages;
  private final FlowPane left = new FlowPane(6, 6);
  private final FlowPane gone = new FlowPane(6, 6);
  private final Drawn<List<Cards>> drawn = new Drawn<>(this::draw);
  private Cards deck = Cards.NONE;
  private Cards discard = Cards.NONE;

  PilesSheet(CardFaces faces, Messages messages) {
    super(6);
    this.faces = faces;
    this.messages = messages;
    setId("piles-sheet");
    getStyleClass().add("piles-sheet");
    setVisible(false);
    Button close = new Button(messages.text("sheet.close"));
    close.setId("piles-close");
    close.setOnAction(event -> toggle());
    close.setMinWidth(Region.USE_PREF_SIZE);
    Label help = new Label(messages.text("sheet.help"));
    help.getStyleClass().add("sheet-help");
    help.setWrapText(true);
    HBox.setHgrow(help, Priority.ALWAYS);
    help.setMaxWidth(Double.MAX_VALUE);
    HBox foot = new HBox(12, help, close);
    foot.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(title("sheet.deck"), left, title("sheet.discard"), gone, foot);
  }

  private Label title(String key) {
    Label label = new Label(messages.text(key));
    label.getStyleClass().addAll("sheet-title", "title-face");
    return label;
  }

  /** Comes up, or goes again. */
  void toggle() {
    setVisible(!isVisible());
    refresh();
  }

  void show(CanalGrandeView view) {
    deck = view.deck();
    discard = view.discard();
    refresh();
  }

  private void refresh() {
    if (isVisible()) {
      drawn.show(List.of(deck, discard));
    }
  }

  private void draw(List<Cards> both) {
    left.getChildren().setAll(kinds(both.getFirst()));
    gone.getChildren().setAll(kinds(both.getLast()));
  }

  private List<Node> kinds(Cards cards) {
    List<Node> kinds = new ArrayList<>();
    for (Card card : cards.list().stream().distinct().toList()) {
      PlayingCard view = faces.shown(card);
      double width = CARD_HEIGHT * CardPaper.WIDTH / CardPaper.HEIGHT;
      view.setMinSize(width, CARD_HEIGHT);
      view.setPrefSize(width, CARD_HEIGHT);
      Label count = new Label(messages.text("sheet.count", cards.count(card)));
      count.getStyleClass().add("sheet-count");
      VBox kind = new VBox(0, view, count);
      kind.setAlignment(Pos.CENTER);
      kinds.add(kind);
    }
    if (kinds.isEmpty()) {
      Label none = new Label(messages.text("sheet.none"));
      none.getStyleClass().add("sheet-help");
      kinds.add(none);
    }
    return kinds;
  }
}
