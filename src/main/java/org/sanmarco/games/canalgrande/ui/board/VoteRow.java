package org.sanmarco.games.canalgrande.ui.board;

import module java.base;

import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfHand;
import org.sanmarco.games.canalgrande.ui.model.VoteOrder;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatCloth;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.CardShelf;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.words.Messages;

/** The cards of one seat on the table in a vote. */
final class VoteRow extends Region {

  private static final double MARK = 24;
  private static final double HEAD = 176;
  private static final double TOTAL = 116;

  private final int seat;
  private final Messages messages;
  private final TableActions actions;
  private final CardShelf<Card> row;
  private final SeatCloth cloth;
  private final Crest crest;
  private final Label name = Nodes.styled(new Label(), "vote-name", "title-face");
  private final Label state = Nodes.wrapped("", "vote-state");
  private final Label total = Nodes.styled(new Label(), "vote-total", "sm-number");
  private final Label unit = Nodes.styled(new Label(), "vote-unit");
  private final Label mark = Nodes.styled(new Label("1"), "vote-first", "sm-number");
  private final Tooltip tip = new Tooltip();
  private List<Card> lying = List.of();

  /** The index of the card that bears the mark, -1 if it lies elsewhere. */
  private int marked = -1;

  VoteRow(
      int seat,
      SeatColour colour,
      String called,
      CardFaces faces,
      Messages messages,
      TableActions actions) {
    this.seat = seat;
    this.messages = messages;
    this.actions = actions;
    setId("vote-row-" + seat);
    getStyleClass().addAll("vote-row", colour.styleClass());
    cloth = new SeatCloth(colour);
    cloth.hem(8);
    crest = new Crest(colour, 34);
    name.setText(called);
    total.setId("vote-total-" + seat);
    row = new CardShelf<>(faces::shown);
    mark.setId("vote-first-" + seat);
    Tooltip.install(mark, tip);
    getChildren().addAll(cloth, crest, name, state, row, total, unit, mark);
  }

  void show(VisibleTable visible) {
    CanalGrandeView view = visible.view();
    Cards cards = view.table(seat);
    lying = VoteOrder.of(view.district(), cards, view.gondolas(seat));
    row.show(lying);
    lend(view.onTurn() == seat ? visible.raised() : List.of());
    markFirst(view);
    total.setText(String.valueOf(cards.size()));
    unit.setText(messages.text("vote.cards", cards.size()));
    boolean acts = view.onTurn() == seat;
    Nodes.mark(this, "active", acts);
    Nodes.mark(this, "out", view.hasPassed(seat));
    Nodes.mark(this, "leads", leads(view));
    state.setText(words(view, acts));
    setAccessibleText(
        messages.text(
            "vote.row.spoken", name.getText(), cards.size(), view.gondolas(seat), state.getText()));
  }

  /** Lets cards of the raise be taken back; of equal cards, the last ones. */
  private void lend(List<Card> raised) {
    List<Card> left = new ArrayList<>(raised);
    for (int at = lying.size() - 1; at >= 0; at--) {
      Card kind = lying.get(at);
      boolean isLent = left.remove(kind);
      PlayingCard card = cards().get(at);
      card.setChosen(isLent);
      card.setFocusTraversable(isLent);
      card.onAction(isLent ? () -> actions.takeBack(kind) : () -> {});
      card.setId(isLent ? "raised-" + (left.size() + 1) : null);
    }
  }

  /** Marks the row if the highlight names its hand, and every card here that it names. */
  void point(Highlight spoken) {
    boolean concerned = spoken.seats().contains(seat);
    Nodes.mark(this, "spoken", concerned && spoken.places().contains(new OfHand(seat)));
    for (int at = 0; at < lying.size(); at++) {
      cards().get(at).setSpoken(concerned && spoken.places().contains(new OfCard(lying.get(at))));
    }
  }

  /** The index of the first card of the seat's side in this row, -1 if it lies elsewhere. */
  private int first(CanalGrandeView view) {
    Card first = view.first(view.side(seat));
    return first != null && seat == opener(view) ? lying.indexOf(first) : -1;
  }

  /** The seat of this side that played first, counted from the challenger; 0 if none has cards. */
  private int opener(CanalGrandeView view) {
    return IntStream.range(0, view.seats())
        .map(step -> (view.challenger() - 1 + step) % view.seats() + 1)
        .filter(one -> view.side(one) == view.side(seat) && !view.table(one).isEmpty())
        .findFirst()
        .orElse(0);
  }

  private void markFirst(CanalGrandeView view) {
    marked = first(view);
    mark.setVisible(marked >= 0);
    if (mark.isVisible()) {
      boolean opened = view.side(seat) == view.side(view.challenger());
      String words =
          messages.text(
              view.seats() == 2 ? "vote.first" : opened ? "vote.first.prize" : "vote.first.side");
      tip.setText(words);
      mark.setAccessibleText(words);
    }
  }

  private boolean leads(CanalGrandeView view) {
    return view.leadingSide() == view.side(seat);
  }

  private String words(CanalGrandeView view, boolean acts) {
    if (view.hasPassed(seat)) {
      return messages.text("vote.passed");
    }
    if (acts && view.seats() == 2 && view.district() != null) {
      int needed = view.votes(3 - view.side(seat)) + 1 - view.votes(view.side(seat));
      return needed > 0 ? messages.text("vote.needs", needed) : messages.text("vote.enough");
    }
    return acts ? messages.text("vote.acts") : leads(view) ? messages.text("vote.leads") : "";
  }

  /** The cards, in the order of {@link VoteOrder}. */
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
    if (marked >= 0) {
      // At the card's upper left corner, which no other card covers.
      double card = height - 10;
      Point2D corner =
          middle(width, height, marked, lying.size())
              .subtract(card * CardPaper.WIDTH / CardPaper.HEIGHT / 2, card / 2);
      mark.resizeRelocate(corner.getX() - 9, corner.getY() - 6, MARK, MARK);
    }
  }

  /** The middle of one of {@code count} cards in a row of a size, in its own coordinates. */
  static Point2D middle(double width, double height, int index, int count) {
    double card = height - 10;
    return CardShelf.place(width - HEAD - TOTAL, card, index, count)
        .add(HEAD + card * CardPaper.WIDTH / CardPaper.HEIGHT / 2, 5 + card / 2);
  }
}
