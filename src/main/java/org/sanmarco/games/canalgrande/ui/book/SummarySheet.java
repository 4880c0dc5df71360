package org.sanmarco.games.canalgrande.ui.book;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.book.SheetPage;
import org.sanmarco.words.Messages;

/** All that one looks up while playing Canal Grande, on one page. */
public final class SummarySheet extends SheetPage {

  private static final int OF_TWO = 2;
  private static final int OF_FOUR = 4;

  private final Messages messages;
  private final CardFaces faces;

  /** The page in a language. */
  public SummarySheet(Messages messages) {
    super(messages);
    this.messages = messages;
    faces = new CardFaces(messages.locale());
    VBox left =
        column(
            part("goal", "goal.six", "goal.four"),
            part("turn", "turn.draw", "turn.divide", "turn.choose", "turn.parts"),
            part("round", "round.limit", "round.bonus", "round.next"));
    VBox middle = column(title("cards"), cards(), words("cards.order"));
    VBox right =
        column(
            part("vote", "vote.open", "vote.raise", "vote.gondola", "vote.win", "vote.lose"),
            part("four", "four.turns", "four.count", "four.prize", "four.back"));
    fill(messages.text("title"), left, middle, right);
  }

  /** Each kind of card with its effect and its number of copies for two and for four. */
  private GridPane cards() {
    GridPane rows = Nodes.styled(new GridPane(), "sheet-cards");
    for (Card card : List.of(Card.MAR, Card.GONDOLA, Card.TRAITOR, Card.SPY, Card.DOGE, Card.TWO)) {
      Label words = label(faces.names().use(card), "sheet-words");
      GridPane.setHgrow(words, Priority.ALWAYS);
      Label count =
          label(messages.text("copies", card.copies(OF_TWO), card.copies(OF_FOUR)), "sheet-count");
      count.setMinWidth(Region.USE_PREF_SIZE);
      rows.addRow(rows.getRowCount(), faces.card(card).toLookAt(CARD_HEIGHT), count, words);
    }
    return rows;
  }
}
