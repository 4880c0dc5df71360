package org.sanmarco.games.sanmarco.ui.book;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.sanmarco.games.sanmarco.coach.SanMarcoVoice;
import org.sanmarco.games.sanmarco.material.Board;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.games.sanmarco.material.District;
import org.sanmarco.games.sanmarco.ui.cards.CardNames;
import org.sanmarco.games.sanmarco.ui.cards.CardView;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.book.SheetPage;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.words.Messages;

/** All that one looks up while playing, on one page: turn, cards, values, scoring, ends. */
public final class SummarySheet extends SheetPage {

  private final Messages messages;
  private final Board board;
  private final SanMarcoVoice terms;
  private final CardNames names;

  /**
   * The page in a language.
   *
   * @param board whose values it names (B1)
   */
  public SummarySheet(Messages messages, Board board) {
    super(messages);
    this.board = board;
    this.messages = messages;
    terms = SanMarcoVoice.of(messages.locale());
    names = new CardNames(messages.locale());
    VBox left =
        column(
            part("turn", "turn.roles", "turn.draw", "turn.divide", "turn.choose", "turn.lead"),
            part("round", "round.out", "round.bonus", "round.exile"),
            part("end", "end.scoring"));
    VBox middle = column(title("cards"), actions(), words("cards.drop"));
    VBox right =
        column(
            title("districts"),
            districts(),
            part("scoring", "scoring.most", "scoring.first", "scoring.second", "scoring.toll"),
            title("penalties"),
            penalties());
    fill(messages.text("title"), left, middle, right);
  }

  private GridPane actions() {
    GridPane rows = Nodes.styled(new GridPane(), "sheet-cards");
    action(rows, Card.MAR, messages.text("cards.district"));
    for (Card card : List.of(Card.BRIDGE, Card.TRAITOR, Card.DOGE, Card.EXILE)) {
      action(rows, card, terms.use(card));
    }
    return rows;
  }

  private void action(GridPane rows, Card card, String use) {
    Label words = label(use, "sheet-words");
    GridPane.setHgrow(words, Priority.ALWAYS);
    rows.addRow(rows.getRowCount(), card(card), count(card), words);
  }

  private Label count(Card card) {
    return Nodes.uncut(label(messages.text("copies", card.copies()), "sheet-count"));
  }

  private PlayingCard card(Card card) {
    return new CardView(card, names).toLookAt(CARD_HEIGHT);
  }

  private GridPane districts() {
    GridPane rows = Nodes.styled(new GridPane(), "sheet-districts");
    rows.addRow(
        0,
        label(messages.text("districts.die"), "sheet-head"),
        label(messages.text("districts.name"), "sheet-head"),
        label(messages.text("districts.most"), "sheet-head"),
        label(messages.text("districts.second"), "sheet-head"));
    for (District district : District.ALL) {
      rows.addRow(
          rows.getRowCount(),
          number(district.die()),
          label(terms.say(district), "sheet-words"),
          number(board.most(district)),
          number(board.second(district)));
    }
    return rows;
  }

  private static Label number(int number) {
    return label(Integer.toString(number), "sheet-number");
  }

  private HBox penalties() {
    HBox row = Nodes.styled(new HBox(), "sheet-penalties");
    row.setAlignment(Pos.CENTER_LEFT);
    Card.ALL.stream()
        .filter(Card::isPenalty)
        .forEach(card -> row.getChildren().addAll(card(card), count(card)));
    return row;
  }
}
