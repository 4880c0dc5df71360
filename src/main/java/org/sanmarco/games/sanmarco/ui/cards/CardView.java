package org.sanmarco.games.sanmarco.ui.cards;

import java.util.function.Supplier;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.sanmarco.material.Card;
import org.sanmarco.ui.cards.Lens;
import org.sanmarco.ui.cards.PlayingCard;

/** One card of San Marco, face up or down. */
public final class CardView extends PlayingCard {

  private final @Nullable Card card;

  /** A card, face up. */
  public CardView(Card card, CardNames names) {
    this(card, CardFace.front(card, names), names.of(card));
    getStyleClass().add(card.isPenalty() ? "penalty-card" : "action-card");
    tell(this, card, names, () -> names.use(card));
  }

  /** Has something that stands for a card tell of it. */
  public static void tell(Node node, Card card, CardNames names, Supplier<String> words) {
    Lens.tell(node, () -> CardFace.front(card, names), words);
  }

  /**
   * The picture of an action card, for where a card is too large.
   *
   * @param size of its side, in pixels
   */
  public static Group picture(Card card, double size) {
    return CardFace.picture(card, new Rectangle2D(0, 0, size, size));
  }

  private CardView(@Nullable Card card, Group face, String name) {
    super(face, name, card != null);
    this.card = card;
  }

  /** A card lying face down. */
  public static CardView faceDown(boolean penalty, CardNames names) {
    return new CardView(null, CardFace.back(penalty), names.back());
  }

  /** The card, or null if it lies face down. */
  public @Nullable Card card() {
    return card;
  }
}
