package org.sanmarco.games.marcopolo.ui.cards;

import module java.base;

import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.sanmarco.games.marcopolo.Card;
import org.sanmarco.games.marcopolo.Cards;
import org.sanmarco.games.marcopolo.ui.move.MarcoPoloChoice.OfCard;
import org.sanmarco.ui.cards.CardFan;
import org.sanmarco.ui.cards.PlayingCard;
import org.sanmarco.ui.move.Choice;
import org.sanmarco.ui.table.board.Drag;

/**
 * A hand as far as it is seen, its other cards face down: cards are clicked, dragged and numbered.
 */
public final class HandFan extends StackPane {

  private final CardFan<Held> fan;
  private final List<Held> lit = new ArrayList<>();
  private List<Held> held = List.of();
  private Cards seen = Cards.NONE;
  private BiConsumer<Choice, Boolean> clicked = (choice, chosen) -> {};
  private Drag.@Nullable Places places;
  private ObjIntConsumer<Choice> dropped = (choice, place) -> {};

  /**
   * One of the cards in hand.
   *
   * @param card null if it is not seen
   * @param copy which of those alike, from 0
   */
  private record Held(@Nullable Card card, int copy, boolean byColour) {
    Object group() {
      return card == null ? "" : byColour ? card.colour() : card.kind();
    }
  }

  /** An empty hand. */
  public HandFan(Locale locale, double cardHeight) {
    fan = new CardFan<>(one -> draw(one, locale), Held::group, cardHeight);
    fan.stack(one -> one.card() == null ? one : one.card(), 0);
    getChildren().add(fan);
  }

  /** Is given the card that was clicked, and whether it is chosen to pay already. */
  public void onCard(BiConsumer<Choice, Boolean> listener) {
    clicked = listener;
  }

  /** Lets cards be dragged to places, and is given which was dropped where. */
  public void onDropped(Drag.Places found, ObjIntConsumer<Choice> listener) {
    places = found;
    dropped = listener;
  }

  /**
   * Shows a hand.
   *
   * @param hand the cards that are seen
   * @param size their number in all
   * @param byColour whether they are sorted by colour, and not by kind
   */
  public void show(Cards hand, int size, boolean byColour) {
    seen = hand;
    List<Held> all = new ArrayList<>();
    for (Card card : Card.ALL) {
      for (int copy = 0; copy < seen.count(card); copy++) {
        all.add(new Held(card, copy, byColour));
      }
    }
    if (byColour) {
      all.sort(Comparator.comparing(one -> one.card() == null ? null : one.card().colour()));
    }
    for (int hidden = all.size(); hidden < size; hidden++) {
      all.add(new Held(null, hidden, byColour));
    }
    held = all;
    fan.show(held);
    for (int i = 0; i < held.size(); i++) {
      fan.cards().get(i).setId("hand-" + (i + 1));
    }
  }

  /** Lets the cards be as high as their room, within limits. */
  public void fill(double least, double most) {
    setMinHeight(0);
    fan.fill(least, most);
  }

  /** Marks the cards that would pay for the way that is pointed at. */
  public void preview(Cards cards) {
    for (int i = 0; i < held.size(); i++) {
      Card card = held.get(i).card();
      fan.cards()
          .get(i)
          .setSpoken(card != null && held.get(i).copy() >= seen.count(card) - cards.count(card));
    }
  }

  /** Marks the cards that are to pay, and those that could. */
  public void mark(Cards paying, Set<Choice> choices) {
    lit.clear();
    for (int i = 0; i < held.size(); i++) {
      Card card = held.get(i).card();
      PlayingCard view = fan.cards().get(i);
      // The upper cards of a stack are the ones that can be clicked.
      boolean chosen = card != null && held.get(i).copy() >= seen.count(card) - paying.count(card);
      view.setChosen(chosen);
      boolean open = card != null && !chosen && choices.contains(new OfCard(card));
      view.setLit(open);
      if (open) {
        lit.add(held.get(i));
      }
    }
    fan.requestLayout();
  }

  /** The first card that may be chosen. */
  public Optional<Node> first() {
    return held.stream().filter(lit::contains).findFirst().map(this::view);
  }

  /** A card that is to pay. */
  public Optional<Node> chosen() {
    return fan.chosen();
  }

  /**
   * Chooses a card by its number, from 1.
   *
   * @return false if there is none
   */
  public boolean choose(int number) {
    if (number < 1 || number > held.size()) {
      return false;
    }
    fan.cards().get(number - 1).requestFocus();
    click(held.get(number - 1));
    return true;
  }

  private PlayingCard draw(Held one, Locale locale) {
    Card card = one.card();
    if (card == null) {
      return CardView.back(locale);
    }
    PlayingCard view = CardView.of(card, locale);
    view.onAction(() -> click(one));
    if (places != null) {
      new Drag(view, places, place -> dropped.accept(new OfCard(card), place));
    }
    return view;
  }

  private PlayingCard view(Held one) {
    return fan.cards().get(held.indexOf(one));
  }

  private void click(Held one) {
    if (one.card() != null) {
      boolean chosen = view(one).isChosen();
      clicked.accept(new OfCard(one.card()), chosen);
    }
  }
}
