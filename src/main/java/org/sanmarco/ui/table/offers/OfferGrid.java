package org.sanmarco.ui.table.offers;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.sanmarco.ui.cards.CardPaper;

/**
 * The layout of drawn cards and offers in a room: one size for all cards. While cards are divided,
 * an offer has room for its share; one that gets more takes columns that the drawn cards have left.
 * While one of the offers is chosen, each is as wide as its cards.
 */
final class OfferGrid {

  /**
   * The measures of what surrounds the cards.
   *
   * @param head the height of an offer's heading
   * @param drawnHead the height of the heading of the cards drawn
   */
  record Shape(double head, double drawnHead) {}

  /** A number of rows, and the width of a card in them. */
  private record Rows(int count, double card) {}

  static final double GAP = 9;

  /** The distance of cards from each other, and from the edge of their frame. */
  static final double BETWEEN = 4;

  static final double EDGE = 5;

  private static final double ROUNDING = 1e-6;
  private static final int MOST_ROWS = 3;
  private static final double LARGEST = 92;
  private static final double LARGEST_CHOSEN = 120;

  /** The least width of an offer's heading while one is chosen, in equal shares of the room. */
  private static final double LEAST_SHARE = 0.68;

  private final double width;
  private final double height;
  private final int cards;
  private final boolean dividing;
  private final List<Integer> sizes;
  private final Shape shape;
  private final Rows rows;

  /** The columns of each offer. */
  private final List<Integer> columns;

  /** The columns of the cards drawn. */
  private final int drawnColumns;

  /** The columns that offers have taken from the cards drawn. */
  private final int lent;

  /**
   * A layout.
   *
   * @param width of the room
   * @param height of the room
   * @param cards the number of cards drawn
   * @param dividing whether they are being divided
   * @param sizes the number of cards in each offer
   */
  OfferGrid(
      double width, double height, int cards, boolean dividing, List<Integer> sizes, Shape shape) {
    this.width = width;
    this.height = height;
    this.cards = cards;
    this.dividing = dividing;
    this.sizes = List.copyOf(sizes);
    this.shape = shape;
    rows =
        IntStream.rangeClosed(1, MOST_ROWS)
            .mapToObj(count -> new Rows(count, cardWidth(count)))
            .max(Comparator.comparingDouble(Rows::card))
            .orElseThrow();
    int least = dividing ? share(rows.count()) : 1;
    columns =
        sizes.stream().map(size -> Math.max(least, Math.ceilDiv(size, rows.count()))).toList();
    lent = dividing ? columns.stream().mapToInt(count -> count - least).sum() : 0;
    drawnColumns = Math.ceilDiv(cards, rows.count()) - lent;
  }

  /** The width of a card in some rows. */
  private double cardWidth(int inRows) {
    double high = fitting(height - shape.head() - EDGE, inRows);
    if (!dividing) {
      double card = width(LARGEST_CHOSEN, high, LARGEST_CHOSEN);
      while (card > 1 && chosenWidths(inRows, card) > width - gaps()) {
        card--;
      }
      return card;
    }
    int all = Math.ceilDiv(cards, inRows) + sizes.size() * share(inRows);
    int frames = sizes.size() + 1;
    double wide = (width - gaps() - GAP - frames * 2 * EDGE - (all - frames) * BETWEEN) / all;
    return width(wide, high, LARGEST);
  }

  private static double width(double wide, double high, double most) {
    double byHeight = high * CardPaper.WIDTH / CardPaper.HEIGHT;
    return Math.clamp(Math.floor(Math.min(wide, byHeight) + ROUNDING), 1, most);
  }

  /** The columns that an equal share of the cards takes in some rows. */
  private int share(int inRows) {
    return Math.ceilDiv(Math.ceilDiv(cards, sizes.size()), inRows);
  }

  private double chosenWidths(int inRows, double card) {
    return sizes.stream()
        .mapToDouble(size -> Math.max(leastWidth(), frame(Math.ceilDiv(size, inRows), card)))
        .sum();
  }

  private double leastWidth() {
    return dividing ? 0 : LEAST_SHARE * (width - gaps()) / sizes.size();
  }

  private double gaps() {
    return (sizes.size() - 1) * GAP;
  }

  /** The room of each of several cards in a row. */
  private static double fitting(double room, int count) {
    return (room - (count - 1) * BETWEEN) / count;
  }

  private static double span(double card, int count) {
    return count * card + (count - 1) * BETWEEN;
  }

  private static double frame(int count, double card) {
    return span(card, count) + 2 * EDGE;
  }

  /** The space around the cards. */
  Shape shape() {
    return shape;
  }

  /** The width of every card. */
  double cardWidth() {
    return rows.card();
  }

  double cardHeight() {
    return cardWidth() * CardPaper.HEIGHT / CardPaper.WIDTH;
  }

  /** The frame of the cards drawn. */
  Rectangle2D drawn() {
    return new Rectangle2D(0, 0, frame(drawnColumns, cardWidth()), height);
  }

  /** The frame of an offer, from 1. */
  Rectangle2D offer(int number) {
    double left = dividing ? drawn().getWidth() + GAP : 0;
    double spare = width - left - gaps() - columns.stream().mapToDouble(this::offerWidth).sum();
    double before = columns.stream().limit(number - 1).mapToDouble(this::offerWidth).sum();
    double each = spare / sizes.size();
    return new Rectangle2D(
        left + before + (number - 1) * (each + GAP),
        0,
        offerWidth(columns.get(number - 1)) + each,
        height);
  }

  private double offerWidth(int inRow) {
    return Math.max(leastWidth(), frame(inRow, cardWidth()));
  }

  /**
   * The places of drawn cards in their frame. A card stays when others have left, unless an offer
   * needs the room.
   *
   * @param numbers the numbers of the cards, from 1
   */
  List<Rectangle2D> drawnCards(List<Integer> numbers) {
    return IntStream.range(0, numbers.size())
        .mapToObj(at -> lent > 0 ? at : numbers.get(at) - 1)
        .map(cell -> place(cell, drawnColumns, shape.drawnHead()))
        .toList();
  }

  /** The number of cards that an offer's frame has room for. */
  int capacity(int number) {
    return columns.get(number - 1) * rows.count();
  }

  /**
   * The places of an offer's cards in its frame, in order.
   *
   * @param count the number of places, gaps included
   */
  List<Rectangle2D> offerCards(int number, int count) {
    return IntStream.range(0, count)
        .mapToObj(cell -> place(cell, columns.get(number - 1), shape.head()))
        .toList();
  }

  private Rectangle2D place(int cell, int inRow, double top) {
    Point2D at = new Point2D(cell % inRow, Math.floorDiv(cell, inRow));
    return new Rectangle2D(
        EDGE + at.getX() * (cardWidth() + BETWEEN),
        top + at.getY() * (cardHeight() + BETWEEN),
        cardWidth(),
        cardHeight());
  }

  @Override
  public String toString() {
    return "%s x %s, %s cards, %s".formatted(width, height, cards, sizes);
  }
}
