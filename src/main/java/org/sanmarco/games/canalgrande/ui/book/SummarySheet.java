package org.sanmarco.games.canalgrande.ui.book;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.words.Messages;

/** All that one looks up while playing Canal Grande, on one page. */
public final class SummarySheet extends VBox {

  private static final double WIDTH = 1120;
  private static final double CARD_WIDTH = 46;
  private static final int OF_TWO = 2;
  private static final int OF_FOUR = 4;

  private final Messages messages;
  private final CardFaces faces;

  /** The page in a language. */
  public SummarySheet(Messages messages) {
    this.messages = messages;
    faces = new CardFaces(messages.locale());
    getStyleClass().add("sheet-page");
    setMinWidth(WIDTH);
    setPrefWidth(WIDTH);
    setMaxWidth(WIDTH);
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
    HBox columns = new HBox(left, middle, right);
    columns.getStyleClass().add("sheet-columns");
    getChildren().addAll(label(messages.text("title"), "sheet-title"), columns);
  }

  private static VBox column(Region... parts) {
    VBox column = new VBox(parts);
    column.getStyleClass().add("sheet-column");
    HBox.setHgrow(column, Priority.ALWAYS);
    column.setPrefWidth(WIDTH / 3);
    return column;
  }

  private VBox part(String title, String... lines) {
    VBox part = new VBox(title(title));
    Stream.of(lines).map(this::words).forEach(part.getChildren()::add);
    part.getStyleClass().add("sheet-part");
    return part;
  }

  private Label title(String key) {
    return label(messages.text(key), "sheet-heading");
  }

  private Label words(String key) {
    return label(messages.text(key), "sheet-words");
  }

  private static Label label(String text, String style) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.getStyleClass().add(style);
    return label;
  }

  /** Each kind of card with how many there are for two and for four, and what it does. */
  private GridPane cards() {
    GridPane rows = new GridPane();
    rows.getStyleClass().add("sheet-cards");
    for (Card card : List.of(Card.MAR, Card.GONDOLA, Card.TRAITOR, Card.SPY, Card.DOGE, Card.TWO)) {
      Label words = label(faces.names().use(card), "sheet-words");
      GridPane.setHgrow(words, Priority.ALWAYS);
      Label count =
          label(messages.text("copies", card.copies(OF_TWO), card.copies(OF_FOUR)), "sheet-count");
      count.setMinWidth(Region.USE_PREF_SIZE);
      rows.addRow(rows.getRowCount(), card(card), count, words);
    }
    return rows;
  }

  private PlayingCard card(Card card) {
    PlayingCard view = faces.shown(card);
    double height = CARD_WIDTH * CardPaper.HEIGHT / CardPaper.WIDTH;
    view.setMinSize(CARD_WIDTH, height);
    view.setMaxSize(CARD_WIDTH, height);
    return view;
  }
}
