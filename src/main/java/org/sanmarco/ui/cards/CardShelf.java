package org.sanmarco.ui.cards;

import java.util.List;
import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.scene.layout.Region;

/**
 * Cards side by side from the left, as high as their room; where there are many they overlap.
 *
 * @param <K> what a card is known by; several cards may be alike
 */
public final class CardShelf<K> extends Region {

  /** The largest step from card to card, in widths. */
  private static final double STEP = 1.06;

  private final KeyedCards<K> held;

  /**
   * An empty shelf.
   *
   * @param draw a new card
   */
  public CardShelf(Function<K, PlayingCard> draw) {
    held = new KeyedCards<>(draw);
    setPickOnBounds(false);
  }

  /** Shows these cards, in this order; those that were shown before stay the nodes they are. */
  public void show(List<K> keys) {
    held.hold(keys);
    if (!getChildren().equals(cards())) {
      getChildren().setAll(cards());
    }
    requestLayout();
  }

  /** The cards, in order. */
  public List<PlayingCard> cards() {
    return held.cards();
  }

  /**
   * The upper left corner of a card on a shelf.
   *
   * @param width of the shelf
   * @param height of the shelf and its cards
   */
  public static Point2D place(double width, double height, int index, int count) {
    double card = height * CardPaper.WIDTH / CardPaper.HEIGHT;
    double step = count > 1 ? Math.min(STEP * card, (width - card) / (count - 1)) : 0;
    return new Point2D(index * step, 0);
  }

  @Override
  protected void layoutChildren() {
    double height = getHeight();
    int count = getChildren().size();
    for (int index = 0; index < count; index++) {
      Point2D place = place(getWidth(), height, index, count);
      getChildren()
          .get(index)
          .resizeRelocate(
              place.getX(), place.getY(), height * CardPaper.WIDTH / CardPaper.HEIGHT, height);
    }
  }
}
