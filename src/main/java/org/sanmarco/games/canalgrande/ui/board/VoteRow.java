package org.sanmarco.games.canalgrande.ui.board;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.games.canalgrande.ui.model.Row;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatCloth;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.CardShelf;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.words.Messages;

/** What one seat has on the table in a vote. */
final class VoteRow extends Region {

  private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
  private static final PseudoClass OUT = PseudoClass.getPseudoClass("out");
  private static final PseudoClass LEADS = PseudoClass.getPseudoClass("leads");
  private static final double HEAD = 176;
  private static final double TOTAL = 116;

  private final int seat;
  private final Messages messages;
  private final CardShelf<Card> row;
  private final SeatCloth cloth;
  private final Crest crest;
  private final Label name = new Label();
  private final Label state = new Label();
  private final Label total = new Label();
  private final Label unit = new Label();

  VoteRow(int seat, SeatColour colour, String called, CardFaces faces, Messages messages) {
    this.seat = seat;
    this.messages = messages;
    setId("vote-row-" + seat);
    getStyleClass().addAll("vote-row", colour.styleClass());
    cloth = new SeatCloth(colour);
    cloth.hem(8);
    crest = new Crest(colour, 34);
    name.setText(called);
    name.getStyleClass().addAll("vote-name", "title-face");
    state.getStyleClass().add("vote-state");
    state.setWrapText(true);
    total.getStyleClass().addAll("vote-total", "sm-number");
    total.setId("vote-total-" + seat);
    unit.getStyleClass().add("vote-unit");
    row = new CardShelf<>(faces::shown);
    getChildren().addAll(cloth, crest, name, state, row, total, unit);
  }

  void show(CanalGrandeView view) {
    Cards cards = view.table(seat);
    row.show(Row.of(view.district(), cards, view.gondolas(seat)));
    total.setText(String.valueOf(cards.size()));
    unit.setText(messages.text("vote.cards", cards.size()));
    boolean acts = view.onTurn() == seat;
    pseudoClassStateChanged(ACTIVE, acts);
    pseudoClassStateChanged(OUT, view.hasPassed(seat));
    pseudoClassStateChanged(LEADS, leads(view));
    state.setText(words(view, acts));
    setAccessibleText(
        messages.text(
            "vote.row.spoken", name.getText(), cards.size(), view.gondolas(seat), state.getText()));
  }

  private boolean leads(CanalGrandeView view) {
    int side = view.side(seat);
    return Vote.count(view, side) > Vote.count(view, 3 - side);
  }

  private String words(CanalGrandeView view, boolean acts) {
    if (view.hasPassed(seat)) {
      return messages.text("vote.passed");
    }
    if (acts && view.seats() == 2 && view.district() != null) {
      int needed = Vote.count(view, 3 - view.side(seat)) + 1 - Vote.count(view, view.side(seat));
      return needed > 0 ? messages.text("vote.needs", needed) : messages.text("vote.enough");
    }
    return acts ? messages.text("vote.acts") : leads(view) ? messages.text("vote.leads") : "";
  }

  /** The cards, in the order of {@link Row}. */
  List<PlayingCard> cards() {
    return row.cards();
  }

  @Override
  protected void layoutChildren() {
    double height = getHeight();
    double width = getWidth();
    cloth.resizeRelocate(1, 1, 11, height - 2);
    crest.resizeRelocate(18, height / 2 - 17, 34, 34);
    boolean low = height < 100;
    name.resizeRelocate(60, low ? 6 : height / 2 - 34, HEAD - 62, 28);
    state.resizeRelocate(60, low ? 34 : height / 2 - 4, HEAD - 62, low ? 40 : 46);
    row.resizeRelocate(HEAD, 5, width - HEAD - TOTAL, height - 10);
    total.resizeRelocate(width - TOTAL, low ? 4 : height / 2 - 40, TOTAL - 8, 50);
    unit.resizeRelocate(width - TOTAL, low ? 50 : height / 2 + 10, TOTAL - 8, 20);
  }

  /** Where the middle of a card of so many is in a row of a size, in its own coordinates. */
  static Point2D middle(double width, double height, int index, int count) {
    double card = height - 10;
    return CardShelf.place(width - HEAD - TOTAL, card, index, count)
        .add(HEAD + card * CardPaper.WIDTH / CardPaper.HEIGHT / 2, 5 + card / 2);
  }
}
