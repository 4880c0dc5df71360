package org.sanmarco.games.marcopolo.ui;

import module java.base;

import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.MarcoPoloView;
import org.sanmarco.games.marcopolo.ui.cards.HandFan;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfDeck;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfRow;
import org.sanmarco.ui.Nodes;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.game.Buttons;
import org.sanmarco.ui.game.TablePanel;
import org.sanmarco.ui.keys.Key;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.board.Drag;

/** The open row and the deck, one card of which is to be taken (MT7), above the hand. */
final class TakeTray extends TablePanel<MarcoPoloContext, Region> {

  /** The share of the height that the open cards have, the words below them included. */
  private static final double SHARE = 0.62;

  private static final double WORDS = 17;
  private static final double GAP = 14;
  private static final double LEAST = 40;
  private static final double HAND_LEAST = 48;
  private static final double HAND_MOST = 112;

  private final HandFan hand;

  /** In the order of their numbers; of cards alike each may be taken. */
  private final List<Takable> takable = new ArrayList<>();

  /** A card that may be taken. */
  private record Takable(Choice choice, PlayingCard card) {}

  @FXML private HBox open;
  @FXML private StackPane handSlot;

  TakeTray(MarcoPoloContext context) {
    super(context, "take.fxml");
    hand = new HandFan(context.messages().locale(), HAND_LEAST);
    hand.fill(HAND_LEAST, HAND_MOST);
    hand.setDisable(true);
    handSlot.getChildren().add(hand);
    // By their value: the width changes first, and nothing would be told of the height.
    root.layoutBoundsProperty().subscribe(bounds -> fit());
  }

  @Override
  public Node first() {
    return takable.isEmpty() ? root : takable.getFirst().card();
  }

  /** The node from which a card is taken. */
  Optional<PlayingCard> card(Choice choice) {
    return takable.stream()
        .filter(one -> one.choice().equals(choice))
        .findFirst()
        .map(Takable::card);
  }

  @Override
  public void show() {
    MarcoPoloView view = context.view();
    hand.show(view.hand(view.onTurn()), view.handSize(view.onTurn()), context.isByColour());
    open.getChildren().clear();
    takable.clear();
    for (Card card : view.row().list()) {
      PlayingCard face = context.card(card);
      face.setId("take-" + (takable.size() + 1));
      EffectWords effects = context.effects();
      add(
          face,
          new OfRow(card),
          effects.opens(view, card, ".short"),
          effects.opens(view, card, ""));
    }
    if (view.mayTakeFromDeck()) {
      PlayingCard back = context.cardBack();
      back.setId("take-deck");
      back.setFocusTraversable(true);
      back.setAccessibleText(context.text("take.deck", view.deckSize()));
      add(
          back,
          new OfDeck(),
          context.text("take.deck.short", view.deckSize()),
          context.text("take.deck", view.deckSize()));
    }
    fit();
  }

  /** Makes the open cards as large as there is room for them above the hand. */
  private void fit() {
    double room = root.getWidth() - root.snappedLeftInset() - root.snappedRightInset();
    double high = root.getHeight() - root.snappedTopInset() - root.snappedBottomInset();
    double wide = (room - (takable.size() - 1) * GAP) / Math.max(1, takable.size());
    double height =
        Math.max(
            LEAST, Math.min(high * SHARE - WORDS, wide * PlayingCard.HEIGHT / PlayingCard.WIDTH));
    double width = height * PlayingCard.WIDTH / PlayingCard.HEIGHT;
    for (Takable one : takable) {
      one.card().setMinSize(width, height);
      one.card().setMaxSize(width, height);
      ((Region) one.card().getParent()).setMaxWidth(width + GAP);
    }
  }

  private void add(PlayingCard card, Choice choice, String words, String explained) {
    card.setLit(context.decision().lit().contains(choice));
    card.onAction(() -> context.decision().click(choice));
    new Drag(card, this::overHand, place -> context.decision().click(choice));
    Label says = Nodes.styled(new Label(words), "take-says");
    says.setMinWidth(0);
    if (!words.isEmpty()) {
      Buttons.explain(says, explained);
    }
    open.getChildren().add(Nodes.styled(new VBox(card, says), "take"));
    takable.add(new Takable(choice, card));
  }

  private int overHand(double x, double y) {
    return handSlot.contains(handSlot.sceneToLocal(x, y)) ? 0 : -1;
  }

  @Override
  public boolean key(KeyEvent event) {
    int digit = Key.digit(event);
    if (digit < 1 || digit > takable.size()) {
      return false;
    }
    // What is taken can't be put back: a number leads to the card, and Enter takes it.
    takable.get(digit - 1).card().requestFocus();
    return true;
  }
}
