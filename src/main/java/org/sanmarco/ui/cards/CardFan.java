package org.sanmarco.ui.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import org.sanmarco.ui.keys.KeyUse;

/**
 * Cards held as a hand: bent a little, those of one group closer together. The caller, who draws
 * the cards, handles choosing and dragging; the arrow keys move the focus from card to card.
 *
 * @param <K> the key of a card; several cards may have the same
 */
public final class CardFan<K> extends Pane {

  /** The steps from card to card, in widths of a card: within a group, and to the next group. */
  private static final double INSIDE = 0.46;

  private static final double BETWEEN = 0.99;

  /** The bend of the hand: the angle from card to card, and the largest in total, in degrees. */
  private static final double TURN = 1.8;

  private static final double MOST_TURN = 18;

  /** The lift of a card out of the hand, and the drop of a fan's ends, in heights of a card. */
  private static final double LIFT = 0.1;

  private static final double DEPTH = 0.1;

  private final Function<K, Object> group;
  private final KeyedCards<K> held;
  private double cardHeight;
  private boolean flat;

  /**
   * An empty hand.
   *
   * @param draw a new card
   * @param group what a card has in common with its neighbours
   * @param cardHeight how high the cards are
   */
  public CardFan(Function<K, PlayingCard> draw, Function<K, Object> group, double cardHeight) {
    held =
        new KeyedCards<>(key -> {
          PlayingCard card = draw.apply(key);
          card.focusedProperty().subscribe(focused -> requestLayout());
          return card;
        });
    this.group = group;
    this.cardHeight = cardHeight;
    getStyleClass().add("card-fan");
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** Sets the cards' height. */
  public void setCardHeight(double height) {
    if (height != cardHeight) {
      cardHeight = height;
      requestLayout();
    }
  }

  /** Lays the cards straight, and not bent. */
  public void lieFlat() {
    flat = true;
    requestLayout();
  }

  /** Shows these cards, in this order; those that were shown before stay the nodes they are. */
  public void show(List<K> hand) {
    held.hold(hand);
    List<PlayingCard> cards = cards();
    if (!getChildren().equals(cards)) {
      getChildren().setAll(cards);
    }
    requestLayout();
  }

  /** The cards, in order. */
  public List<PlayingCard> cards() {
    return held.cards();
  }

  /** The key of a card. */
  public K key(PlayingCard card) {
    return held.keys().get(held.cards().indexOf(card));
  }

  private void pressed(KeyEvent event) {
    int step = event.getCode() == KeyCode.LEFT ? -1 : event.getCode() == KeyCode.RIGHT ? 1 : 0;
    int at = cards().indexOf(event.getTarget());
    if (step != 0 && at >= 0 && !event.isShortcutDown() && !event.isAltDown()) {
      int next = at + step;
      if (next >= 0 && next < cards().size()) {
        cards().get(next).requestFocus();
      }
      event.consume();
    }
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private double cardWidth() {
    return cardHeight * CardPaper.WIDTH / CardPaper.HEIGHT;
  }

  @Override
  protected double computePrefHeight(double width) {
    Insets insets = getInsets();
    double bent = flat ? 1 : 1 + LIFT + DEPTH;
    return cardHeight * bent + insets.getTop() + insets.getBottom();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefWidth(double height) {
    Insets insets = getInsets();
    double steps = steps().stream().mapToDouble(step -> step).sum();
    return cardWidth() * (1.15 + steps) + insets.getLeft() + insets.getRight();
  }

  @Override
  protected double computeMinWidth(double height) {
    return cardWidth();
  }

  /** The step from each card to the next, in widths. */
  private List<Double> steps() {
    List<Double> steps = new ArrayList<>();
    List<K> keys = held.keys();
    for (int next = 1; next < keys.size(); next++) {
      boolean alike = Objects.equals(group.apply(keys.get(next - 1)), group.apply(keys.get(next)));
      steps.add(alike ? INSIDE : BETWEEN);
    }
    return steps;
  }

  @Override
  protected void layoutChildren() {
    Insets insets = getInsets();
    double width = cardWidth();
    double room = getWidth() - insets.getLeft() - insets.getRight() - width;
    List<Double> steps = steps();
    double natural = width * steps.stream().mapToDouble(step -> step).sum();
    double squeeze = natural > room ? Math.max(0, room / natural) : 1;
    double bend = flat ? 0 : Math.min(MOST_TURN, TURN * steps.size());
    double x = insets.getLeft() + (room - natural * squeeze) / 2;
    double middle = insets.getLeft() + room / 2;
    double top = insets.getTop() + (flat ? 0 : LIFT * cardHeight);
    List<PlayingCard> cards = cards();
    for (int at = 0; at < cards.size(); at++) {
      PlayingCard card = cards.get(at);
      // From -1 on the left to 1 on the right.
      double side = natural == 0 ? 0 : (x - middle) / (natural * squeeze / 2 + width);
      double depth = flat ? 0 : DEPTH * cardHeight * side * side * Math.min(1, steps.size() / 5.0);
      double lift = isLifted(card) ? LIFT * cardHeight : 0;
      card.setRotate(side * bend / 2);
      card.resizeRelocate(x, top + depth - lift, width, cardHeight);
      x += at < steps.size() ? steps.get(at) * width * squeeze : 0;
    }
  }

  private boolean isLifted(Node card) {
    return !flat && (KeyUse.isAt(card) || ((PlayingCard) card).isChosen());
  }
}
