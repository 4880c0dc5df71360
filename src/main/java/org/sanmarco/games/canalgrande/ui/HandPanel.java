package org.sanmarco.games.canalgrande.ui;

import module java.base;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.games.canalgrande.CanalGrandeView;
import org.sanmarco.games.canalgrande.Card;
import org.sanmarco.games.canalgrande.Cards;
import org.sanmarco.games.canalgrande.ui.model.CanalGrandeChoice.OfCard;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.CardFan;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.board.Drag;

/** The viewer's hand, sorted by district; a card is chosen by a click, a key or a drag. */
final class HandPanel extends TablePanel<CanalGrandeContext, VBox> {

  /** The height of a card, in a small tray, usually, and in a large tray. */
  static final double LEAST_HEIGHT = 84;

  static final double CARD_HEIGHT = 118;
  static final double MOST_HEIGHT = 176;

  /** The size of a hand whose equal cards lie on stacks. */
  private static final int STACKED_FROM = 10;

  private final Drag.Places middle;
  private final BooleanSupplier knows;
  private final CardFan<Card> fan;
  private final Label none = Nodes.wrapped("", "hand-none");
  private final Label whose = Nodes.whole("", "hand-whose");

  /**
   * An empty hand.
   *
   * @param middle 0 where cards are dropped to be played, -1 elsewhere
   * @param knows whether cards that others know of are marked
   */
  HandPanel(CanalGrandeContext context, Drag.Places middle, BooleanSupplier knows) {
    super(context, new VBox());
    this.knows = knows;
    this.middle = middle;
    fan = new CardFan<>(this::draw, card -> card, CARD_HEIGHT);
    fan.stack(card -> card, STACKED_FROM);
    fan.fill(LEAST_HEIGHT, MOST_HEIGHT);
    StackPane cards = new StackPane(none, fan);
    VBox.setVgrow(cards, Priority.ALWAYS);
    root.getChildren().addAll(whose, cards);
    root.getStyleClass().add("hand-panel");
    root.setMinSize(0, 0);
  }

  /**
   * Sets what is said above the cards; if nothing, it is said whose they are.
   *
   * @param help what to do, or empty
   */
  void say(String help) {
    String yours = none.isVisible() ? "" : context.text("hand.yours");
    whose.setText(help.isEmpty() ? yours : help);
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

  /** The node from which a seat's cards leave, if its hand is held here. */
  Optional<Node> of(int seat) {
    return seat > 0 && context.view().seat() == seat && root.getScene() != null
        ? Optional.of(root)
        : Optional.empty();
  }

  /** The cards of the hand that another player must know of (GK2), if that is to be shown. */
  private Cards knownToOthers(CanalGrandeView view) {
    int seat = view.seat();
    if (seat == 0 || !knows.getAsBoolean()) {
      return Cards.NONE;
    }
    List<Card> known = new ArrayList<>();
    for (Card card : view.hand(seat).list().stream().distinct().toList()) {
      int most =
          IntStream.rangeClosed(1, view.seats())
              .filter(other -> !view.sees(other, seat))
              .map(other -> view.known(other, seat).count(card))
              .max()
              .orElse(0);
      known.addAll(Collections.nCopies(most, card));
    }
    return Cards.of(known);
  }

  /** The card that was chosen to be played together with another. */
  Optional<Node> chosen() {
    return fan.chosen();
  }

  Optional<Node> card(Card kind) {
    return fan.cards().stream()
        .filter(card -> fan.key(card) == kind)
        .map(card -> (Node) card)
        .findFirst();
  }

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
    say("");
    List<Choice> chosen = new ArrayList<>(context.decision().chosen());
    List<Card> known = new ArrayList<>(knownToOthers(view).list());
    int number = 0;
    for (PlayingCard card : fan.cards()) {
      card.setId("hand-" + ++number);
      Choice choice = new OfCard(fan.key(card));
      card.setChosen(chosen.remove(choice));
      card.setLit(context.decision().lit().contains(choice));
      card.setKnown(known.remove(fan.key(card)));
    }
    if (focused && fan.cards().stream().noneMatch(Node::isFocused) && !fan.cards().isEmpty()) {
      first().requestFocus();
    }
  }
}
