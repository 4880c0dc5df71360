package org.sanmarco.games.canalgrande.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.ui.cards.CardFan;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.Panel;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.board.Drag;

/** The viewer's hand, sorted by district; a card is chosen by a click, a key or a drag. */
final class HandPanel implements Panel {

  private static final double CARD_HEIGHT = 118;

  private final CanalGrandeContext context;
  private final Drag.Places middle;
  private final StackPane root = new StackPane();
  private final CardFan<Card> fan;
  private final Label none = new Label();

  /**
   * An empty hand.
   *
   * @param middle 0 where cards are dropped to be played, -1 elsewhere
   */
  HandPanel(CanalGrandeContext context, Drag.Places middle) {
    this.context = context;
    this.middle = middle;
    fan = new CardFan<>(this::draw, card -> card, CARD_HEIGHT);
    none.getStyleClass().add("hand-none");
    none.setWrapText(true);
    // Beside the name of a computer it must be clear whose hand this is.
    Label whose = new Label(context.text("hand.yours"));
    whose.getStyleClass().add("hand-whose");
    whose.visibleProperty().bind(none.visibleProperty().not());
    StackPane.setAlignment(whose, Pos.TOP_LEFT);
    root.getChildren().addAll(none, whose, fan);
    root.getStyleClass().add("hand-panel");
    root.setMinWidth(0);
  }

  private PlayingCard draw(Card card) {
    PlayingCard view = context.faces().card(card);
    view.onAction(() -> context.decision().click(new OfCard(card)));
    new Drag(view, middle, place -> drop(card));
    return view;
  }

  /** A card that lies on the table already stays there. */
  private void drop(Card card) {
    if (!context.decision().chosen().contains(new OfCard(card))) {
      context.decision().click(new OfCard(card));
    }
  }

  @Override
  public Parent root() {
    return root;
  }

  /** The node from which a seat's cards leave, if its hand is held here. */
  Optional<Node> of(int seat) {
    return seat > 0 && context.view().seat() == seat && root.getScene() != null
        ? Optional.of(root)
        : Optional.empty();
  }

  /** The card that was chosen to be played together with another. */
  Optional<Node> chosen() {
    return fan.cards().stream().filter(PlayingCard::isChosen).map(card -> (Node) card).findFirst();
  }

  /** A card of a kind, if one is in the hand. */
  Optional<Node> card(Card kind) {
    return fan.cards().stream()
        .filter(card -> fan.key(card) == kind)
        .map(card -> (Node) card)
        .findFirst();
  }

  /** The cards, in order. */
  List<PlayingCard> cards() {
    return fan.cards();
  }

  @Override
  public Node first() {
    return fan.cards().stream()
        .filter(card -> context.decision().choices().contains(new OfCard(fan.key(card))))
        .map(card -> (Node) card)
        .findFirst()
        .orElse(root);
  }

  @Override
  public void show() {
    CanalGrandeView view = context.view();
    Cards hand = view.seat() > 0 ? view.hand(view.seat()) : Cards.NONE;
    boolean focused = fan.cards().stream().anyMatch(Node::isFocused);
    fan.show(hand.list());
    none.setText(context.text(view.seat() == 0 ? "hand.closed" : "hand.empty"));
    none.setVisible(hand.isEmpty());
    List<Choice> chosen = new ArrayList<>(context.decision().chosen());
    int number = 0;
    for (PlayingCard card : fan.cards()) {
      card.setId("hand-" + ++number);
      Choice choice = new OfCard(fan.key(card));
      card.setChosen(chosen.remove(choice));
      card.setLit(context.decision().lit().contains(choice));
    }
    if (focused && fan.cards().stream().noneMatch(Node::isFocused) && !fan.cards().isEmpty()) {
      first().requestFocus();
    }
  }
}
