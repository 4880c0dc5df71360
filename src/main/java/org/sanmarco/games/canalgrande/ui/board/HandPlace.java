package org.sanmarco.games.canalgrande.ui.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.cards.CardFaces;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfHand;
import org.sanmarco.ui.Drawn;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.art.Crest;
import org.sanmarco.ui.art.SeatColour;
import org.sanmarco.ui.cards.CardPaper;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.move.Highlight;
import org.sanmarco.words.Messages;

/** A seat's hand on the table: its backs, and the cards that are seen or must be known (GK1). */
final class HandPlace extends Region {

  private static final double CREST = 26;
  private static final double HEAD = 32;
  private static final double CARD_HEIGHT = 82;
  private static final double CARD_WIDTH = CARD_HEIGHT * CardPaper.WIDTH / CardPaper.HEIGHT;
  private static final double STEP = CARD_WIDTH + 4;

  /** The step at which a card shows all of its corner, and that of a stack. */
  private static final double LEAST_STEP = 0.42 * CARD_WIDTH;

  private static final double STACKED = 4;

  private final int seat;
  private final CardFaces faces;
  private final Messages messages;
  private final Label name = Nodes.styled(new Label(), "place-name", "title-face");
  private final Label count = Nodes.styled(new Label(), "place-count");
  private final Crest crest = new Crest(CREST);
  private final HBox head;
  private final Pane cards = new Pane();
  private final Tooltip tip = new Tooltip();
  private final Drawn<Content> drawn = new Drawn<>(this::draw);

  /** The visible state of a hand. */
  private record Content(int backs, Cards seen) {}

  HandPlace(int seat, CardFaces faces, Messages messages, TableActions actions) {
    this.seat = seat;
    this.faces = faces;
    this.messages = messages;
    setId("hand-of-" + seat);
    getStyleClass().add("hand-place");
    name.setMinWidth(0);
    count.setMinWidth(Region.USE_PREF_SIZE);
    HBox.setHgrow(name, Priority.SOMETIMES);
    head = Nodes.styled(new HBox(6, crest, name, count), "place-head");
    head.setMouseTransparent(true);
    cards.setMouseTransparent(true);
    getChildren().addAll(head, cards);
    Tooltip.install(this, tip);
    Buttons.press(this, "", () -> actions.hand(seat));
  }

  void call(SeatColour colour, String called) {
    crest.show(colour);
    name.setText(called);
  }

  void show(VisibleTable visible) {
    CanalGrandeView view = visible.view();
    Cards seen = visible.sees(seat) || visible.knowing() ? view.hand(seat) : Cards.NONE;
    int size = view.handSize(seat);
    count.setText(String.valueOf(size));
    drawn.show(new Content(size - seen.size(), seen));
    boolean lit = visible.lit().contains(new OfHand(seat));
    Nodes.mark(this, "lit", lit);
    Nodes.mark(this, "active", !view.isOver() && view.onTurn() == seat);
    setFocusTraversable(lit);
    String words =
        seen.isEmpty()
            ? messages.text("hand.tip", name.getText(), size)
            : messages.text(
                visible.sees(seat) ? "hand.tip.seen" : "hand.tip.known",
                name.getText(),
                size,
                faces.names().list(seen));
    tip.setText(words);
    setAccessibleText(words);
  }

  void point(Highlight spoken) {
    Nodes.mark(this, "spoken", spoken.places().contains(new OfHand(seat)));
  }

  private void draw(Content content) {
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < content.backs(); i++) {
      nodes.add(faces.back());
    }
    for (Card card : content.seen().list()) {
      PlayingCard known = faces.shown(card);
      known.getStyleClass().add("known");
      nodes.add(known);
    }
    // They are laid here, and not by the pane.
    nodes.forEach(node -> node.setManaged(false));
    cards.getChildren().setAll(nodes);
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    head.resizeRelocate(8, 2, width - 16, HEAD);
    cards.resizeRelocate(0, HEAD, width, getHeight() - HEAD);
    List<Node> nodes = cards.getChildren();
    double room = width - 20 - CARD_WIDTH;
    // In a crowded hand equal cards lie on a stack, so that the others show what they are.
    boolean isCrowded = (nodes.size() - 1) * LEAST_STEP > room;
    List<Boolean> stacked = new ArrayList<>();
    for (int at = 1; at < nodes.size(); at++) {
      stacked.add(isCrowded && name(nodes.get(at)).equals(name(nodes.get(at - 1))));
    }
    long onStacks = stacked.stream().filter(on -> on).count();
    double step =
        Math.min(STEP, (room - onStacks * STACKED) / Math.max(1, stacked.size() - onStacks));
    double x = (room - onStacks * STACKED - (stacked.size() - onStacks) * step) / 2 + 10;
    for (int at = 0; at < nodes.size(); at++) {
      boolean known = nodes.get(at).getStyleClass().contains("known");
      nodes.get(at).resizeRelocate(x, known ? 6 : 0, CARD_WIDTH, CARD_HEIGHT);
      ((PlayingCard) nodes.get(at)).setCovered(step < CARD_WIDTH && at < stacked.size());
      x += at < stacked.size() && stacked.get(at) ? STACKED : step;
    }
  }

  private static String name(Node card) {
    return card.getAccessibleText();
  }
}
