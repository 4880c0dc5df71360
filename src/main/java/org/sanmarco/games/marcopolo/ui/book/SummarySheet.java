package org.sanmarco.games.marcopolo.ui.book;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Card.Colour;
import org.sanmarco.games.marcopolo.Card.Kind;
import org.sanmarco.games.marcopolo.Condition;
import org.sanmarco.games.marcopolo.Track;
import org.sanmarco.games.marcopolo.coach.MarcoPoloVoice;
import org.sanmarco.games.marcopolo.ui.cards.CardView;
import org.sanmarco.games.marcopolo.ui.cards.ConditionSign;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.book.SheetPage;
import org.sanmarco.words.Messages;

/** All that one looks up while playing, on one page. */
public final class SummarySheet extends SheetPage {

  private static final double SIGN_WIDTH = 120;

  private final Messages messages;
  private final MarcoPoloVoice terms;

  /** The page in a language, with the standard track. */
  public SummarySheet(Messages messages) {
    super(messages);
    this.messages = messages;
    terms = MarcoPoloVoice.of(messages.locale());
    getStylesheets().add(Nodes.stylesheet(SummarySheet.class, "summary.css"));
    VBox left =
        column(
            part("turn", "turn.step", "turn.pay", "turn.chest", "turn.ballast", "turn.draw"),
            part("halfway", "halfway.stop", "halfway.score", "halfway.late"));
    VBox middle = column(title("conditions"), conditions());
    VBox right =
        column(
            title("cards"),
            cards(),
            words("cards.how"),
            title("scoring"),
            scoring(),
            part("end", "end.dadu", "end.most"),
            part("two", "two.camels", "two.ballast"));
    fill(messages.text("title"), left, middle, right);
  }

  private GridPane conditions() {
    GridPane rows = Nodes.styled(new GridPane(), "sheet-conditions");
    for (Condition condition : Condition.values()) {
      HBox sign = new HBox(new Group(new ConditionSign(condition)));
      sign.setMinWidth(SIGN_WIDTH);
      Label words = label(terms.say(condition), "sheet-words");
      GridPane.setHgrow(words, Priority.ALWAYS);
      rows.addRow(rows.getRowCount(), sign, words);
    }
    return rows;
  }

  /** One card of each kind, each of another colour. */
  private HBox cards() {
    HBox row = Nodes.styled(new HBox(), "sheet-penalties");
    row.setAlignment(Pos.CENTER_LEFT);
    for (Kind kind : Kind.values()) {
      Card card = new Card(kind, Colour.values()[kind.ordinal()]);
      row.getChildren().add(CardView.of(card, messages.locale()).toLookAt(CARD_HEIGHT));
    }
    return row;
  }

  private GridPane scoring() {
    GridPane grid = Nodes.styled(new GridPane(), "sheet-districts");
    grid.addColumn(
        0,
        label(messages.text("halfway"), "sheet-head"),
        label(messages.text("gold"), "sheet-head"));
    row(grid, 0, Track.STANDARD::isHalfway);
    grid.add(label(messages.text("end"), "sheet-head"), 0, 2);
    grid.add(label(messages.text("gold"), "sheet-head"), 0, 3);
    row(grid, 2, Track.STANDARD::isFinal);
    return grid;
  }

  private static void row(GridPane grid, int line, IntPredicate scores) {
    int column = 1;
    for (int space : IntStream.rangeClosed(1, Track.DADU).filter(scores).toArray()) {
      grid.add(label(String.valueOf(space), "sheet-head"), column, line);
      grid.add(
          label(String.valueOf(Track.STANDARD.score(space)), "sheet-number"), column, line + 1);
      column++;
    }
  }
}
