package org.sanmarco.games.marcopolo.ui;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.ui.cards.CardView;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfRow;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.CardRow;
import org.sanmarco.ui.game.TablePanel;

/** The open row, and how many cards the deck and the discards have; which ones tells a look. */
final class RowPanel extends TablePanel<MarcoPoloContext, Parent> {

  private static final double CARD_HEIGHT = 56;

  private final CardRow row = new CardRow(CARD_HEIGHT);
  private final Drawn<List<Card>> laid = new Drawn<>(this::lay);
  private final Drawn<Cards> deckTip = new Drawn<>(cards -> explain(true, cards));
  private final Drawn<Cards> gone = new Drawn<>(cards -> explain(false, cards));

  @FXML private StackPane rowSlot;
  @FXML private VBox deck;
  @FXML private VBox discards;
  @FXML private Label deckCount;
  @FXML private Label discardCount;

  RowPanel(MarcoPoloContext context) {
    super(context, "row.fxml");
    rowSlot.getChildren().add(row);
  }

  @Override
  public void show() {
    MarcoPoloView view = context.view();
    laid.show(view.row().list());
    for (Node node : row.getChildren()) {
      CardView card = (CardView) node;
      card.setLit(context.decision().lit().contains(new OfRow(card.card())));
    }
    deckCount.setText(String.valueOf(view.deckSize()));
    discardCount.setText(String.valueOf(view.discard().size()));
    deckTip.show(view.deck());
    gone.show(view.discard());
  }

  private void lay(List<Card> cards) {
    row.getChildren().clear();
    for (Card card : cards) {
      CardView view = context.card(card);
      view.setId("open-" + card);
      view.setFocusTraversable(false);
      view.onAction(() -> context.decision().click(new OfRow(card)));
      row.getChildren().add(view);
    }
  }

  /** Describes the known contents of a pile as a table: kinds across, colours down (MK1, MK3). */
  private void explain(boolean ofDeck, Cards cards) {
    VBox tile = ofDeck ? deck : discards;
    GridPane grid = Nodes.styled(new GridPane(), "pile");
    for (Card card : Card.ALL) {
      int column = 2 * card.kind().ordinal();
      Label count = new Label(String.valueOf(cards.count(card)));
      count.getStyleClass().add(cards.count(card) == 0 ? "pile-none" : "pile-count");
      grid.add(CardView.chip(card), column, card.colour().ordinal());
      grid.add(count, column + 1, card.colour().ordinal());
    }
    Tooltip tooltip = new Tooltip(context.text(tile.getId() + ".tip"));
    tooltip.setGraphic(grid);
    tooltip.setContentDisplay(ContentDisplay.BOTTOM);
    tooltip.setShowDelay(Duration.millis(200));
    tooltip.setShowDuration(Duration.INDEFINITE);
    Tooltip.install(tile, tooltip);
    tile.setAccessibleText(
        context.text(tile.getId() + ".spoken", cards.size(), context.terms().say(cards)));
  }
}
