package org.sanmarco.ui.dividing;

import module java.base;

import javafx.geometry.Rectangle2D;
import org.sanmarco.ui.cards.CardPaper;

/**
 * The layout of drawn cards and offers in a room. All cards have one size, which stays the same
 * while they are divided, and each is whole at any moment. Offers are equally wide, unless one
 * needs more for its cards. The drawn cards left keep their places, unless the offers need that
 * room; once none is left, the offers take it.
 */
final class OfferGrid {

  /**
   * The measures of what surrounds the cards.
   *
   * @param head the height of an offer's heading
   * @param drawnHead the height of the heading of the cards drawn
   * @param least the least width of an offer while cards are divided
   * @param done the width of the frame of the drawn cards once none is left
   */
  record Shape(double head, double drawnHead, double least, double done) {}

  static final double GAP = 9;

  /** The distance of cards from each other, and from the edge of their frame. */
  static final double BETWEEN = 4;

  static final double EDGE = 5;

  private static final double ROUNDING = 1e-6;
  private static final int MOST_ROWS = 3;
  private static final double LARGEST = 120;

  /** The least width of an offer's heading while one is chosen, in equal shares of the room. */
  private static final double LEAST_SHARE = 0.68;

  private final double width;
  private final double height;
  private final int cards;
  private final Optional<List<Integer>> left;
  private final List<Integer> sizes;
  private final Shape shape;
  private final int rows;
  private final double card;

  /** Whether the drawn cards left give up their places. */
  private final boolean isPacked;

  private final double drawn;
  private final List<Double> widths;

  /**
   * A layout.
   *
   * @param width of the room
   * @param height of the room
   * @param cards the number of cards drawn
   * @param left the numbers of the drawn cards in no offer, from 1; empty while one chooses
   * @param sizes the number of cards in each offer
   */
  OfferGrid(
      double width,
      double height,
      int cards,
      Optional<List<Integer>> left,
      List<Integer> sizes,
      Shape shape) {
    this.width = width;
    this.height = height;
    this.cards = cards;
    this.left = left.map(List::copyOf);
    this.sizes = List.copyOf(sizes);
    this.shape = shape;
    rows =
        IntStream.rangeClosed(1, MOST_ROWS)
            .boxed()
            .max(Comparator.comparingDouble(this::largest))
            .orElseThrow();
    card = largest(rows);
    List<Double> needs = sizes.stream().map(size -> need(size, rows, card)).toList();
    double needed = sum(needs);
    double whole = frame(columns(cards), card);
    isPacked = isDividing() && whole + needed + gaps() > width;
    drawn =
        left.map(numbers ->
                numbers.isEmpty()
                    ? Math.min(shape.done(), width - gaps() - needed)
                    : isPacked ? frame(columns(numbers.size()), card) : whole)
            .orElse(0.0);
    widths = shares(width - drawn - gaps(), needs);
  }

  private boolean isDividing() {
    return left.isPresent();
  }

  /** The largest width of a card in some rows. */
  private double largest(int inRows) {
    double high = fitting(height - Math.max(shape.head(), shape.drawnHead()) - EDGE, inRows);
    if (isDividing()) {
      return width(Math.min(begun(inRows), worst(inRows)), high);
    }
    double wide = width(LARGEST, high);
    while (wide > 1 && needed(inRows, wide) > width - gaps()) {
      wide--;
    }
    return wide;
  }

  private double needed(int inRows, double wide) {
    return sizes.stream().mapToDouble(size -> need(size, inRows, wide)).sum();
  }

  /** The width of a card with all drawn cards beside offers that have room for an equal share. */
  private double begun(int inRows) {
    int share = Math.ceilDiv(Math.ceilDiv(cards, sizes.size()), inRows);
    return cardWidth(Math.ceilDiv(cards, inRows) + sizes.size() * share, sizes.size() + 1, 0);
  }

  /** The largest width of a card at which every division fits. */
  private double worst(int inRows) {
    double least = LARGEST;
    for (int small = 0; small < sizes.size(); small++) {
      int filled = sizes.size() - small;
      double others = small * shape.least();
      least = Math.min(least, cardWidth(most(filled + 1, inRows), filled + 1, others));
      least = Math.min(least, cardWidth(most(filled, inRows), filled, others + shape.done()));
    }
    return least;
  }

  /** The most columns that all cards take in some frames. */
  private int most(int frames, int inRows) {
    return (cards + frames * (inRows - 1)) / inRows;
  }

  /** The width of a card where a number of frames have these columns, and others a width. */
  private double cardWidth(int columns, int frames, double others) {
    double room = width - gaps() - others - frames * 2 * EDGE - (columns - frames) * BETWEEN;
    return room / columns;
  }

  private static double width(double wide, double high) {
    double byHeight = high * CardPaper.WIDTH / CardPaper.HEIGHT;
    return Math.clamp(Math.floor(Math.min(wide, byHeight) + ROUNDING), 1, LARGEST);
  }

  /** The width that an offer's frame needs. */
  private double need(int size, int inRows, double wide) {
    double least = isDividing() ? shape.least() : LEAST_SHARE * (width - gaps()) / sizes.size();
    return Math.max(least, frame(Math.ceilDiv(size, inRows), wide));
  }

  /** Equal widths, except for offers that need more. */
  private static List<Double> shares(double room, List<Double> needs) {
    double rest = room;
    int others = needs.size();
    for (double need : needs.stream().sorted(Comparator.reverseOrder()).toList()) {
      if (need * others <= rest) {
        break;
      }
      rest -= need;
      others--;
    }
    double share = others == 0 ? 0 : rest / others;
    return needs.stream().map(need -> Math.max(need, share)).toList();
  }

  private static double sum(List<Double> all) {
    return all.stream().mapToDouble(one -> one).sum();
  }

  /** The room between all frames. */
  private double gaps() {
    return (sizes.size() - (isDividing() ? 0 : 1)) * GAP;
  }

  /** The room of each of several cards in a row. */
  private static double fitting(double room, int count) {
    return (room - (count - 1) * BETWEEN) / count;
  }

  private static double frame(int count, double wide) {
    return count * (wide + BETWEEN) - BETWEEN + 2 * EDGE;
  }

  private int columns(int count) {
    return Math.ceilDiv(count, rows);
  }

  /** The space around the cards. */
  Shape shape() {
    return shape;
  }

  double cardWidth() {
    return card;
  }

  double cardHeight() {
    return card * CardPaper.HEIGHT / CardPaper.WIDTH;
  }

  /** The frame of the cards drawn. */
  Rectangle2D drawn() {
    return new Rectangle2D(0, 0, drawn, height);
  }

  /** The frame of an offer, from 1. */
  Rectangle2D offer(int number) {
    double before = sum(widths.subList(0, number - 1)) + (number - 1) * GAP;
    double begin = isDividing() ? drawn + GAP : 0;
    return new Rectangle2D(begin + before, 0, widths.get(number - 1), height);
  }

  /** The places of the drawn cards left in their frame. */
  List<Rectangle2D> drawnCards() {
    List<Integer> numbers = left.orElse(List.of());
    int inRow = columns(isPacked ? numbers.size() : cards);
    return numbers.stream()
        .map(number ->
            place(isPacked ? numbers.indexOf(number) : number - 1, inRow, shape.drawnHead()))
        .toList();
  }

  /** The number of cards that an offer's frame has room for. */
  int capacity(int number) {
    return fitting(number) * rows;
  }

  /** The number of cards that an offer's frame has room for side by side. */
  private int fitting(int number) {
    double room = widths.get(number - 1) - 2 * EDGE + BETWEEN + ROUNDING;
    return Math.max(1, (int) (room / (card + BETWEEN)));
  }

  /**
   * The places of an offer's cards in its frame, in order.
   *
   * @param count the number of places, gaps included
   */
  List<Rectangle2D> offerCards(int number, int count) {
    int side = fitting(number);
    // Cards that are chosen lie in rows of about the same length; divided ones keep their places.
    int inRow = isDividing() ? side : Math.ceilDiv(count, Math.max(1, Math.ceilDiv(count, side)));
    return IntStream.range(0, count).mapToObj(cell -> place(cell, inRow, shape.head())).toList();
  }

  private Rectangle2D place(int cell, int inRow, double top) {
    return new Rectangle2D(
        EDGE + cell % inRow * (card + BETWEEN),
        top + Math.floorDiv(cell, inRow) * (cardHeight() + BETWEEN),
        card,
        cardHeight());
  }

  @Override
  public String toString() {
    return "%s x %s, %s cards, %s left, %s".formatted(width, height, cards, left, sizes);
  }
}
